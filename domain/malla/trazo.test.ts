import { expect, it } from 'vitest'
import type { Punto } from './lineas.ts'
import { trazoSvg } from './trazo.ts'

it.each<[string, Punto[], string]>([
  [
    'straight',
    [
      [0, 5],
      [10, 5],
    ],
    'M0 5L10 5',
  ],
  [
    'a corner',
    [
      [0, 0],
      [20, 0],
      [20, 20],
    ],
    'M0 0L14 0Q20 0 20 6L20 20',
  ],
  [
    'short pieces are rounded less',
    [
      [0, 0],
      [4, 0],
      [4, 20],
    ],
    'M0 0L2 0Q4 0 4 2L4 20',
  ],
  [
    'tenths',
    [
      [0.04, 1.26],
      [10, 1.26],
    ],
    'M0 1.3L10 1.3',
  ],
  [
    'the same point twice',
    [
      [1, 1],
      [1, 1],
      [5, 1],
    ],
    'M1 1L1 1Q1 1 1 1L5 1',
  ],
  ['a point', [[1, 1]], ''],
  ['nothing', [], ''],
])('%s', (_case, puntos, d) => expect(trazoSvg(puntos)).toBe(d))
