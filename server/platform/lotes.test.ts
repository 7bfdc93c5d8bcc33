import fc from 'fast-check'
import { expect, it } from 'vitest'
import { enLotes } from './lotes.ts'

it('no lot weighs too much, none is empty, and together they are what came', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50)), fc.integer({ min: 1, max: 60 }), (pesos, most) => {
      const lotes = enLotes(pesos, n => n, most)
      expect(lotes.flat()).toEqual(pesos)
      for (const lote of lotes) {
        expect(lote.length).toBeGreaterThan(0)
        if (lote.length > 1) expect(lote.reduce((a, b) => a + b)).toBeLessThanOrEqual(most)
      }
    }),
  )
})

it('what fits goes together', () => expect(enLotes([1, 2, 3, 4], n => n, 6)).toEqual([[1, 2, 3], [4]]))

it('no more go together than are asked for, however little they weigh', () =>
  expect(enLotes([1, 1, 1, 9, 0], n => n, 10, 2)).toEqual([[1, 1], [1, 9], [0]]))
