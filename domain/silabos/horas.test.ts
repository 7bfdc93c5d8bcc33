import fc from 'fast-check'
import { expect, it } from 'vitest'
import { horasDeUnidad, repartoDeHoras, tramoDeUnidad } from './horas.ts'
import { semanaCon, unidadesDe } from './silabosDePrueba.ts'

const curso = (horasteoria: number, horaspractica = 0, horasvirtual = 0) => ({
  horasteoria,
  horaspractica,
  horasvirtual,
})

it.each([
  ['a:1,2,3,4,5', curso(3, 2), 25],
  ['a:1,2,3', curso(1.5, 0, 1), 7.5],
  ['a:1,2,3', curso(0.1, 0.2), 0.9],
  ['a:', curso(3, 2), 0],
  ['a:1', curso(0), 0],
])('%s with %j: %s hours', (texto, horas, esperadas) =>
  expect(horasDeUnidad(unidadesDe(texto)[0]!, horas)).toBe(esperadas),
)

it('a week may have hours of its own, also none', () => {
  const semanas = [semanaCon('1', {}), semanaCon('2', { horas: 2.5 }), semanaCon('3', { horas: 0 })]
  expect(horasDeUnidad({ semanas }, curso(3, 2))).toBe(7.5)
})

it.each([
  ['a:1,2,3,4,5 b:6,7,8,9,10,11 c:12,13', 16, [80, 65, 15, 0]],
  ['a:1,2', 2, [10, 10, 0, 0]],
  ['a:1,2,3', 2, [10, 15, 0, 5]],
  ['', 16, [80, 0, 80, 0]],
])('%s of %s weeks: total, given out, left, too many', (texto, semanas, esperado) => {
  const r = repartoDeHoras(unidadesDe(texto), curso(3, 2), semanas)
  expect([r.total, r.distribuidas, r.quedan, r.sobran]).toEqual(esperado)
})

it('units add up to what is given out, halves exact', () =>
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.integer({ min: 0, max: 40 }))),
      fc.integer({ min: 0, max: 60 }),
      (us, w) => {
        const unidades = us.map((horas, i) => ({
          ...unidadesDe(`u${i}:`)[0]!,
          semanas: horas.map((h, j) => semanaCon(`${i}-${j}`, { horas: h / 2 })),
        }))
        const r = repartoDeHoras(unidades, curso(2.5), w)
        expect(r.distribuidas * 2).toBe(us.flat().reduce((a, b) => a + b, 0))
        expect(r.unidades.reduce((a, u) => a + u.horas, 0)).toBe(r.distribuidas)
        expect(r.distribuidas + r.quedan - r.sobran).toBe(r.total)
      },
    ),
  ))

it('the weeks that a unit spans', () =>
  expect(unidadesDe('a:1,2 b: c:3,4,5').map(tramoDeUnidad)).toEqual([
    { desde: 1, hasta: 2 },
    null,
    { desde: 3, hasta: 5 },
  ]))
