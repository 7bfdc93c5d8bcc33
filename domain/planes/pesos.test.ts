import { expect, it } from 'vitest'
import { avisoDePesos, sumaDePesos } from './pesos.ts'

const con = (...pesos: (number | null)[]) => pesos.map(peso => ({ peso }))

it.each<[ReturnType<typeof con>, number | null, string | null]>([
  [con(), null, null],
  [con(null), null, null],
  [con(60, 40), 100, null],
  [con(33.33, 33.33, 33.34), 100, null],
  [con(33.33, 33.33, 33.33), 99.99, null],
  [con(16.67, 16.67, 16.67, 16.67, 16.67, 16.67), 100.02, null],
  [con(60, 40.06), 100.06, 'Los pesos suman 100,06 %: sobra 0,06 %.'],
  [con(60, 30.5), 90.5, 'Los pesos suman 90,5 %: falta 9,5 %.'],
  [con(60, 50), 110, 'Los pesos suman 110 %: sobra 10 %.'],
  [con(100, null), 100, 'Un criterio no tiene peso.'],
  [con(100, null, null), 100, '2 criterios no tienen peso.'],
])('%j', (entradas, suma, aviso) =>
  expect([sumaDePesos(entradas), avisoDePesos(entradas)]).toEqual([suma, aviso]),
)
