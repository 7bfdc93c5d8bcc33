import type { Competencia } from '@malla/contracts/competencias.ts'
import { FUNCIONAL, TRANSVERSAL } from '@malla/domain/competencias/catalogos.ts'
import { terminosPorDefecto } from '@malla/domain/planes/terminos.ts'
import { expect, it } from 'vitest'
import { codigosNuevos, cuantasEn, enPalabras, listaPara } from './traidas.ts'

const fila = (nivel: number, tipopadre = FUNCIONAL) => ({ nivel, tipopadre, nombre: 'Diseña' })

it.each([
  [[], 'No se ha reconocido ninguna competencia.'],
  [[fila(1)], 'Se creará 1 funcional de primer nivel.'],
  [
    [fila(1), fila(1), fila(2), fila(1, TRANSVERSAL)],
    'Se crearán 2 funcionales y 1 transversal de primer nivel, con 1 parte.',
  ],
])('a pasted list is told in words', (filas, dicho) =>
  expect(enPalabras(filas, terminosPorDefecto)).toBe(dicho),
)

const hay = (id: number, tipopadre: number, grupo: number) =>
  ({
    ...{ id, competencia_id: 0, orden: id, tipopadre, tabcompetencia_id: grupo, termino_id: null },
  }) as Competencia

it('its codes go on behind those that there are, through the groups in their order', () => {
  const todas = [hay(4, FUNCIONAL, 2), hay(7, FUNCIONAL, 1), hay(9, TRANSVERSAL, 0)]
  const filas = [fila(1), fila(2), fila(1), fila(1, TRANSVERSAL)]
  const codigos = (grupo: number) =>
    codigosNuevos(filas, { todas, grupos: [1, 2], grupo }, terminosPorDefecto)
  expect(codigos(1)).toEqual(['F2', 'C2.1', 'F3', 'F1'])
  expect(codigos(0)).toEqual(['F3', 'C3.1', 'F4', 'F2'])
  const nada = { todas: [], grupos: [], grupo: 0 }
  expect(codigosNuevos(filas, nada, terminosPorDefecto)).toEqual(['F1', 'C1.1', 'F2', 'F1'])
})

it.each([
  ['Diseña sistemas', 1],
  ['Diseña\n\nEvalúa\nDirige\n', 3],
  ['"Diseña\ny evalúa"', 1],
])('%j is %d as a list', (texto, cuantas) => expect(cuantasEn(texto)).toBe(cuantas))

it('a list that says no kind is of the kind where it is pasted', () => {
  expect(listaPara(TRANSVERSAL, 'Comunica\nDialoga')).toBe('Transversales\nComunica\nDialoga')
  expect(listaPara(TRANSVERSAL, 'Diseña\nTransversales\nDialoga')).toBe('Diseña\nTransversales\nDialoga')
  expect(listaPara(FUNCIONAL, 'Diseña\nEvalúa')).toBe('Diseña\nEvalúa')
})
