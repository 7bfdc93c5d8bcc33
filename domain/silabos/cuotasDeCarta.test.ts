import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { UnidadDeCarta } from './contenido.ts'
import { cuotasDeCarta } from './cuotasDeCarta.ts'

const deCarta = (...dichas: [string, number | null][]): UnidadDeCarta[] =>
  dichas.map(([nombre, semanas], i) => ({ id: `c${i}`, nombre, contenidos: '', semanas }))
const llamadas = (...nombres: string[]) => nombres.map(nombre => ({ nombre }))

it.each<[string, string[], [string, number | null][], number, number[] | undefined]>([
  [
    'as it says',
    ['A', 'B'],
    [
      ['A', 5],
      ['B', 11],
    ],
    16,
    [5, 11],
  ],
  [
    'by name, wherever they stand',
    ['Álgebra ', 'B'],
    [
      ['B', 11],
      ['algebra', 5],
    ],
    16,
    [5, 11],
  ],
  [
    'by their order where they have other names',
    ['X', 'B'],
    [
      ['A', 5],
      ['B', 11],
    ],
    16,
    [5, 11],
  ],
  [
    'by their order where they have none',
    ['', ''],
    [
      ['', 5],
      ['', 11],
    ],
    16,
    [5, 11],
  ],
  [
    'the rest to those of which it says nothing',
    ['A', 'B', 'C'],
    [
      ['A', 9],
      ['B', null],
      ['C', null],
    ],
    16,
    [9, 4, 3],
  ],
  [
    'the rest to one that it does not know',
    ['A', 'nueva'],
    [
      ['A', 5],
      ['B', 5],
      ['C', 6],
    ],
    16,
    [5, 11],
  ],
  [
    'in proportion in a longer period',
    ['A', 'B'],
    [
      ['A', 5],
      ['B', 3],
    ],
    16,
    [10, 6],
  ],
  [
    'in proportion in a shorter one',
    ['A', 'B', 'C'],
    [
      ['A', 5],
      ['B', 5],
      ['C', 6],
    ],
    8,
    [3, 2, 3],
  ],
  [
    'in proportion without the units that it has more',
    ['B', 'C'],
    [
      ['A', 8],
      ['B', 2],
      ['C', 6],
    ],
    16,
    [4, 12],
  ],
  [
    'one week at least where nothing is left',
    ['A', 'B', 'C'],
    [
      ['A', 10],
      ['B', 6],
      ['C', null],
    ],
    16,
    [9, 6, 1],
  ],
  [
    'none where it says none',
    ['A', 'B'],
    [
      ['A', 0],
      ['B', 8],
    ],
    16,
    [0, 16],
  ],
  [
    'it says nothing of weeks',
    ['A', 'B'],
    [
      ['A', null],
      ['B', null],
    ],
    16,
    undefined,
  ],
  [
    'it knows none of them',
    ['X'],
    [
      ['A', 5],
      ['B', 11],
    ],
    16,
    undefined,
  ],
  ['it has no units', ['A', 'B'], [], 16, undefined],
  ['no week is left for what it says', ['A', 'B', 'C'], [['A', 5]], 2, undefined],
])('%s', (_caso, unidades, carta, total, cuotas) =>
  expect(cuotasDeCarta(llamadas(...unidades), deCarta(...carta), total)).toEqual(cuotas),
)

it('whatever the carta says, all weeks are given out and none twice', () =>
  fc.assert(
    fc.property(
      fc.array(fc.option(fc.integer({ min: 0, max: 60 })), { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 1, max: 60 }),
      (semanas, total) => {
        const carta = deCarta(...semanas.map((s, i) => [`U${i}`, s] as [string, number | null]))
        const cuotas = cuotasDeCarta(carta, carta, total)
        if (!cuotas) return
        expect(cuotas.every(c => Number.isInteger(c) && c >= 0)).toBe(true)
        expect(cuotas.reduce((a, b) => a + b, 0)).toBe(total)
      },
    ),
  ))
