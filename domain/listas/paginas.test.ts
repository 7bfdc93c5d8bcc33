import { expect, it } from 'vitest'
import { indiceDescendente, PER_PAGE, paginaTrasEliminar, perPageOptions } from './paginas.ts'

it('5 to 50 in steps of 5, 10 by default (§9)', () => {
  expect(perPageOptions).toEqual(Array.from({ length: 10 }, (_, i) => 5 * (i + 1)))
  expect(PER_PAGE).toBe(10)
})

it.each([
  ['first row of the first page', 23, 1, 0, 23],
  ['last row of the first page', 23, 1, 9, 14],
  ['last row of all', 23, 21, 2, 1],
])('indiceDescendente: %s', (_case, total, from, posicion, indice) =>
  expect(indiceDescendente(total, from, posicion)).toBe(indice),
)

it.each([
  ['rows are left', 3, 10, 1, 3],
  ['it was the last row', 3, 1, 1, 1],
  ['several, all of the page', 3, 4, 4, 1],
  ['several, not all', 3, 4, 3, 3],
])('paginaTrasEliminar: %s', (_case, pagina, filas, eliminadas, esperada) =>
  expect(paginaTrasEliminar(pagina, filas, eliminadas)).toBe(esperada),
)
