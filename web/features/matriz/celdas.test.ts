import { expect, it } from 'vitest'
import { conPedidas } from './celdas.ts'

const celda = (competencia_id: number, asignatura_id: number, nivel: 'l' | 'k') => ({
  competencia_id,
  asignatura_id,
  nivel: nivel as never,
})

it('cells that are asked for take the place of those that are there; emptied ones go', () =>
  expect(
    conPedidas(
      [celda(1, 1, 'l'), celda(1, 2, 'l'), celda(2, 1, 'l')],
      [celda(1, 1, 'k'), { competencia_id: 1, asignatura_id: 2, nivel: null }, celda(3, 3, 'l')],
    ),
  ).toEqual([celda(2, 1, 'l'), celda(1, 1, 'k'), celda(3, 3, 'l')]))
