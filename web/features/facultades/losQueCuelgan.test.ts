import { expect, it } from 'vitest'
import { losQueSeQuedan, whyNotSiCuelgan } from './losQueCuelgan.ts'

it.each([
  [0, null],
  [1, 'Tiene 1 programa: elimínelo antes.'],
  [3, 'Tiene 3 programas: elimínelos antes.'],
])('with %i programmes on it: %s', (n, dicho) =>
  expect(whyNotSiCuelgan(n, 'programa', 'programas')).toBe(dicho),
)

it('of several, those that cannot go are named', () => {
  const filas = [
    { nombre: 'Ingeniería', n: 2 },
    { nombre: 'Vacía', n: 0 },
  ]
  expect(losQueSeQuedan(filas, f => whyNotSiCuelgan(f.n, 'programa', 'programas'))).toEqual([
    '«Ingeniería» tiene 2 programas: elimínelos antes.',
  ])
})
