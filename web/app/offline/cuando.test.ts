import { expect, it } from 'vitest'
import { cuandoFue } from './cuando.ts'
import { pausa } from './sondeo.ts'

const ahora = new Date(2099, 10, 21, 18, 0)

it.each([
  [new Date(2099, 10, 21, 15, 40), '21 de noviembre a las 15:40'],
  [new Date(2099, 0, 3, 0, 5), '3 de enero a las 00:05'],
  [new Date(2098, 11, 31, 9, 0), '31 de diciembre de 2098 a las 09:00'],
])('%s is said as a person says it', (cuando, dicho) =>
  expect(cuandoFue(cuando.getTime(), ahora)).toBe(dicho),
)

it('the server is looked for less and less often, and never less than each half minute', () =>
  expect([0, 1, 2, 3, 4, 9].map(pausa)).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000]))
