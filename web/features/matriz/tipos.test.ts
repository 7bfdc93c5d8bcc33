import { FUNCIONAL, TRANSVERSAL } from '@malla/domain/competencias/catalogos.ts'
import { terminosDe } from '@malla/domain/planes/terminos.ts'
import { expect, it } from 'vitest'
import { cuantosAntes, nombradaEn, tiposDeFilas } from './tipos.ts'

const fila = (id: number, tipopadre: number) => ({ una: { id, tipopadre, codigo: `F${id}` }, nivel: 1 })
const terminos = terminosDe({ nombreGenerales: 'Genéricas' })

it('a plan with both kinds heads each with its name', () => {
  const filas = [fila(1, FUNCIONAL), fila(2, FUNCIONAL), fila(3, TRANSVERSAL)]
  const tipos = tiposDeFilas(filas, true, terminos)
  expect(tipos.map(t => [t.titulo, t.nota, t.filas.map(f => f.una.id)])).toEqual([
    ['Específicas', 'funcionales', [1, 2]],
    ['Genéricas', 'transversales', [3]],
  ])
  expect(tipos.map((_, i) => cuantosAntes(tipos, i))).toEqual([0, 3])
})

it('so it does when a filter leaves only one of them', () =>
  expect(tiposDeFilas([fila(3, TRANSVERSAL)], true, terminos).map(t => t.titulo)).toEqual(['Genéricas']))

it('a plan with one kind needs no heads', () => {
  const tipos = tiposDeFilas([fila(1, FUNCIONAL)], false, terminos)
  expect(tipos.map(t => t.titulo)).toEqual([null])
  expect(cuantosAntes(tipos, 0)).toBe(0)
})

it('where there are both, a code alone is not enough', () => {
  expect(nombradaEn(fila(1, TRANSVERSAL).una, true)).toBe('F1 (transversal)')
  expect(nombradaEn(fila(1, TRANSVERSAL).una, false)).toBe('F1')
})
