import { describe, expect, it } from 'vitest'
import type { Rango } from '../../../ui/celdas.ts'
import { aplicar, borradorVacio, type Cambio, filasDe } from './borrador.ts'
import { contextoDe, fila, lugares, porId } from './grillaDePrueba.ts'
import {
  agregar,
  copiar,
  escribirEn,
  escribirEnFilas,
  type Hoja,
  pegarEn,
  rellenar,
  vaciar,
  whyNotBorrar,
} from './ordenes.ts'
import { gruposDe, idsVistos, lineasDe, vistaInicial } from './vista.ts'

const filas = [
  fila(1, { codigo: '0021', credits: 1.5, orden: 0 }),
  fila(2, { orden: 1, requisitos: { tipo: 'curso', asignatura_id: 1, modo: 'previo' } }),
  fila(3, { ciclo_id: 2, orden: 0, crudo: { credits: 'tres' } }),
]

function hojaDe(borradas = new Set<number>()): Hoja {
  const ctx = contextoDe(filas)
  const vistos = idsVistos(filas, vistaInicial, ctx, { conAvisos: new Set(), conCambios: new Set() })
  const lineas = lineasDe(gruposDe(filas, vistaInicial, lugares, vistos, new Set([1, 2, 3])), true, true)
  return {
    filas,
    borradas,
    ctx,
    enColegio: false,
    lineas: new Map(lineas.map(l => [l.clave, l])),
    // f1, f2, +c1, f3, +c2, +s1
    lienzo: {
      filas: lineas.filter(l => l.tipo !== 'grupo').map(l => l.clave),
      columnas: ['lugar', 'codigo', 'credits', 'total'],
    },
  }
}
const hoja = hojaDe()
const rango = (f1: number, c1: number, f2 = f1, c2 = c1): Rango => ({
  desdeFila: f1,
  desdeColumna: c1,
  hastaFila: f2,
  hastaColumna: c2,
})
const tras = (cambio: Cambio) => filasDe(filas, aplicar(borradorVacio, cambio, porId(filas)))

describe('commands of the grid', () => {
  it('copies codes as text, numbers as numbers, and what was written as it was written', () => {
    expect(copiar(hoja, rango(0, 1, 0, 3))).toEqual([
      [
        { texto: '0021', isNumero: false },
        { texto: '1,5', isNumero: true },
        { texto: '0', isNumero: true },
      ],
    ])
    expect(copiar(hoja, rango(2, 2, 3, 2))).toEqual([[{ texto: 'tres', isNumero: false }]])
  })
  it('empties cells, but for the cycle', () => {
    const [primera] = tras(vaciar(hoja, rango(0, 0, 0, 3)))
    expect(primera).toMatchObject({ codigo: null, credits: null, ciclo_id: 1 })
  })
  it('fills down from the first row, or from the one above', () => {
    expect(tras(rellenar(hoja, rango(0, 2, 3, 2))!).map(f => f.credits)).toEqual([1.5, 1.5, 1.5])
    expect(tras(rellenar(hoja, rango(1, 2))!)[1]!.credits).toBe(1.5)
    expect(rellenar(hoja, rango(0, 2))).toBeNull()
    expect(tras(rellenar(hoja, rango(2, 0, 3, 0))!)[2]).toMatchObject({ ciclo_id: 1, orden: 2 })
  })
  it('writing in the place for a new course makes one there, at its end', () => {
    const nueva = tras(escribirEn(hoja, rango(4, 1), '0099')).at(-1)!
    expect(nueva).toMatchObject({ id: -1, codigo: '0099', ciclo_id: 2, orden: 1 })
    expect(escribirEn(hoja, rango(4, 1), '  ').creadas).toEqual([])
    expect(tras(agregar(hoja, '+s1')).at(-1)).toMatchObject({ seccion_id: 1, ciclo_id: 0 })
  })
  it('writes into all cells of the selection', () => {
    expect(tras(escribirEn(hoja, rango(0, 2, 3, 2), '4')).map(f => f.credits)).toEqual([4, 4, 4])
    expect(tras(escribirEnFilas(hoja, filas.slice(1), 'credits', '2')).map(f => f.credits)).toEqual([
      1.5, 2, 2,
    ])
    const titulo = (n: number) => escribirEnFilas(hoja, filas.slice(0, n), 'credits', '2').texto
    expect([titulo(1), titulo(2)]).toEqual(['cambiar créditos de un curso', 'cambiar créditos de 2 cursos'])
  })
  it('pastes over courses, and what is longer into new ones after the last', () => {
    const despues = tras(
      pegarEn(hoja, rango(3, 1), [
        ['A', '1'],
        ['B', '2'],
        ['C', '3'],
      ]),
    )
    expect(despues.map(f => [f.codigo, f.credits, f.ciclo_id])).toEqual([
      ['0021', 1.5, 1],
      ['C-2', null, 1],
      ['A', 1, 2],
      ['B', 2, 2],
      ['C', 3, 2],
    ])
  })
  it('courses that are to be deleted are not written', () => {
    const sinUna = hojaDe(new Set([1]))
    expect(tras(escribirEn(sinUna, rango(0, 2, 1, 2), '9')).map(f => f.credits)).toEqual([1.5, 9, null])
    expect(pegarEn(sinUna, rango(0, 1), [['X']]).filas.map(f => f.id)).toEqual([2])
  })
  it('says which courses ask for one that should go', () => {
    expect(whyNotBorrar(hoja, new Set([1]))).toEqual([
      'No se puede eliminar «Curso 1»: es requisito de «Curso 2».',
    ])
    expect(whyNotBorrar(hoja, new Set([1, 2]))).toEqual([])
    expect(whyNotBorrar(hojaDe(new Set([2])), new Set([1]))).toEqual([])
  })
})
