import { describe, expect, it } from 'vitest'
import { ajustar, enCelda, mover, rangoDe, todo } from '../../../ui/celdas.ts'
import type { ColumnaId } from './columnas.ts'
import { alBorde, filasEnteras, type Lienzo, tabular } from './seleccion.ts'

const lienzo: Lienzo = { filas: ['a', 'b', 'c'], columnas: ['codigo', 'nombre', 'credits'] }
const b = enCelda<string, ColumnaId>('b', 'nombre')

describe('walking over the grid', () => {
  it.each([
    ['right', mover(b, lienzo, 0, 1), 'b', 'credits'],
    ['left', mover(b, lienzo, 0, -1), 'b', 'codigo'],
    ['up', mover(b, lienzo, -1, 0), 'a', 'nombre'],
    ['down', mover(b, lienzo, 1, 0), 'c', 'nombre'],
    ['a page, stopping at the edge', mover(b, lienzo, 20, 0), 'c', 'nombre'],
    ['to the edge', alBorde(b, lienzo, 0, -1), 'b', 'codigo'],
    ['to the corner', alBorde(b, lienzo, 1, 1), 'c', 'credits'],
    ['Tab', tabular(b, lienzo, 1), 'b', 'credits'],
    ['Tab at the end of a row', tabular(enCelda('a', 'credits'), lienzo, 1), 'b', 'codigo'],
    ['Shift Tab at its beginning', tabular(enCelda('b', 'codigo'), lienzo, -1), 'a', 'credits'],
  ] as const)('%s', (_case, s, fila, columna) => {
    expect(s).toEqual(enCelda(fila, columna))
  })

  it('Tab behind the last cell leaves the grid, Shift Tab before the first too', () => {
    expect(tabular(enCelda('c', 'credits'), lienzo, 1)).toBeNull()
    expect(tabular(enCelda('a', 'codigo'), lienzo, -1)).toBeNull()
  })
})

describe('stretching the selection', () => {
  it('Shift keeps the other corner, whichever way', () => {
    const hacia = mover(mover(b, lienzo, -1, 0, true), lienzo, 0, 1, true)
    expect(rangoDe(hacia, lienzo)).toEqual({ desdeFila: 0, hastaFila: 1, desdeColumna: 1, hastaColumna: 2 })
    expect(hacia.ancla).toEqual(b.ancla)
  })
  it('all, and whole rows', () => {
    expect(rangoDe(todo(lienzo)!, lienzo)).toEqual({
      desdeFila: 0,
      hastaFila: 2,
      desdeColumna: 0,
      hastaColumna: 2,
    })
    expect(rangoDe(filasEnteras(b, lienzo), lienzo)).toEqual({
      desdeFila: 1,
      hastaFila: 1,
      desdeColumna: 0,
      hastaColumna: 2,
    })
  })
})

describe('when rows or columns go', () => {
  it('what is still there stays selected, the very same object', () => {
    expect(ajustar(b, lienzo)).toBe(b)
  })
  it('a row that went leaves the selection at the first one, in its column', () => {
    expect(ajustar(enCelda('z', 'nombre'), lienzo)).toEqual(enCelda('a', 'nombre'))
  })
  it('or at the one that stands where it stood, as near as there is', () => {
    expect(ajustar(enCelda('z', 'nombre'), lienzo, 1)).toEqual(b)
    expect(ajustar(enCelda('z', 'nombre'), lienzo, 9)).toEqual(enCelda('c', 'nombre'))
    expect(ajustar(enCelda('b', 'total'), lienzo, 2)).toEqual(enCelda('b', 'codigo'))
  })
  it('nothing there: nothing selected', () => {
    expect(ajustar(b, { ...lienzo, filas: [] })).toBeNull()
    expect(ajustar(null, lienzo)).toBeNull()
  })
})
