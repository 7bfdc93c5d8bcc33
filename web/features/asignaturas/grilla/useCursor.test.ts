import { describe, expect, it } from 'vitest'
import { enCelda } from '../../../ui/celdas.ts'
import type { ColumnaId } from './columnas.ts'
import { fila } from './grillaDePrueba.ts'
import type { Lienzo } from './seleccion.ts'
import { lineasActuales, situar } from './useCursor.ts'
import { textoDePerdida } from './useEscrito.ts'

const columnas: ColumnaId[] = ['codigo', 'nombre']
const lienzo: Lienzo = { filas: ['f1', 'f2', 'f3'], columnas }
const en = enCelda<string, ColumnaId>('f2', 'nombre')
const escribiendo = { celda: en.activa, modo: 'editar' as const, letra: '' }
const nadie = new Map<number, number>()

describe('the cursor', () => {
  it('writes in the cell in which it was begun', () => {
    const aqui = situar({ pedida: en, edicion: escribiendo }, lienzo, 1, lineasActuales([], nadie))
    expect(aqui).toEqual({ seleccion: en, edicion: escribiendo, perdida: null })
  })

  it('writes nowhere once its row is gone: it stands in the one that follows', () => {
    const sin = { ...lienzo, filas: ['f1', 'f3'] }
    const aqui = situar({ pedida: en, edicion: escribiendo }, sin, 1, lineasActuales([], nadie))
    expect(aqui).toEqual({ seleccion: enCelda('f3', 'nombre'), edicion: null, perdida: 'f2' })
  })

  it('goes over to the version that is in force now, and writes on there', () => {
    const nueva = { ...fila(20), base: 2, version: 2 }
    const conNueva = { ...lienzo, filas: ['f1', 'f20', 'f3'] }
    const actual = lineasActuales([fila(1), nueva, fila(3)], new Map([[2, 2]]))
    const { seleccion, edicion } = situar({ pedida: en, edicion: escribiendo }, conNueva, 1, actual)
    expect(seleccion).toEqual(enCelda('f20', 'nombre'))
    expect(edicion?.celda).toEqual({ fila: 'f20', columna: 'nombre' })
  })

  it('is at the first cell before anything was chosen, and nowhere in an empty grid', () => {
    const actual = lineasActuales([], nadie)
    expect(situar({ pedida: null, edicion: null }, lienzo, 0, actual).seleccion).toEqual(
      enCelda('f1', 'codigo'),
    )
    expect(situar({ pedida: en, edicion: null }, { ...lienzo, filas: [] }, 0, actual)).toEqual({
      seleccion: null,
      edicion: null,
      perdida: null,
    })
  })
})

it.each([
  ['f2', 'Álgebra', ['El curso en el que usted escribía ya no está.', 'No se guardó lo escrito: «Álgebra».']],
  ['+c3', '', ['Ya no se puede añadir un curso donde usted escribía.']],
])('of a line that is gone is told what it was: %s', (linea, escrito, dicho) =>
  expect(textoDePerdida(linea, escrito)).toEqual(dicho),
)
