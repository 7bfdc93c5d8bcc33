import { expect, it } from 'vitest'
import { ajustado, escalon } from './useZoom.ts'

it.each([
  [0.1, 0.5],
  [1.234, 1.23],
  [9, 2],
])('%d is kept to %d', (zoom, dentro) => expect(ajustado(zoom)).toBe(dentro))

it.each([
  [1, 1, 1.1],
  [1, -1, 0.9],
  [1.13, 1, 1.25],
  [1.13, -1, 1.1],
  [2, 1, 2],
  [0.5, -1, 0.5],
] as const)('from %d by %i to %d', (zoom, sentido, otro) => expect(escalon(zoom, sentido)).toBe(otro))
