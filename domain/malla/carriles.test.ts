import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Tramo } from './carriles.ts'
import { carrilesDe } from './carriles.ts'

const tramo = (red: string, desde: number, hasta: number, canal = 0): Tramo => ({ canal, red, desde, hasta })

it.each<[string, Tramo[], Record<string, number>, number]>([
  ['one', [tramo('a', 0, 5)], { a: 0 }, 1],
  ['apart: one lane', [tramo('a', 0, 5), tramo('b', 6, 9)], { a: 0, b: 0 }, 1],
  ['touching: two lanes', [tramo('a', 0, 5), tramo('b', 5, 9)], { a: 0, b: 1 }, 2],
  ['a lane is used again', [tramo('a', 0, 5), tramo('b', 2, 9), tramo('c', 6, 8)], { a: 0, b: 1, c: 0 }, 2],
  [
    'stretches of one net share a lane',
    [tramo('a', 0, 5), tramo('a', 2, 9), tramo('b', 9, 12)],
    { a: 0, b: 1 },
    2,
  ],
  ['other channels do not count', [tramo('a', 0, 5), tramo('b', 0, 5, 1)], { a: 0 }, 1],
  ['nothing', [], {}, 1],
])('%s', (_case, tramos, carriles, cuantos) => {
  const c = carrilesDe(tramos)
  for (const [red, carril] of Object.entries(carriles)) expect(c.carril(0, red)).toBe(carril)
  expect(c.cuantos(0)).toBe(cuantos)
})

it('in one lane nothing covers another, and there are no more lanes than lie side by side', () => {
  const arb = fc.array(fc.tuple(fc.nat(30), fc.nat(10)), { maxLength: 20 })
  fc.assert(
    fc.property(arb, pares => {
      const tramos = pares.map(([desde, largo], i) => tramo(`r${i}`, desde, desde + largo))
      const c = carrilesDe(tramos)
      for (const a of tramos)
        for (const b of tramos)
          if (a !== b && a.desde <= b.hasta && b.desde <= a.hasta)
            expect(c.carril(0, a.red)).not.toBe(c.carril(0, b.red))
      const juntos = Math.max(
        1,
        ...tramos.map(a => tramos.filter(b => b.desde <= a.desde && a.desde <= b.hasta).length),
      )
      expect(c.cuantos(0)).toBe(juntos)
    }),
  )
})
