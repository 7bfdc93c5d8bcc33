import * as celdas from '../../../ui/celdas.ts'
import type { ColumnaId } from './columnas.ts'

/** A cell: the key of its row and its column. */
export type Celda = celdas.Celda<string, ColumnaId>
export type Seleccion = celdas.Seleccion<string, ColumnaId>
export type Lienzo = celdas.Lienzo<string, ColumnaId>

export const isUnaCelda = (r: celdas.Rango): boolean =>
  r.desdeFila === r.hastaFila && r.desdeColumna === r.hastaColumna

/** To the edge of the grid (Ctrl + arrows, Home, End). */
export const alBorde = (
  s: Seleccion,
  lienzo: Lienzo,
  filas: -1 | 0 | 1,
  columnas: -1 | 0 | 1,
  extender = false,
): Seleccion =>
  celdas.mover(s, lienzo, filas * lienzo.filas.length, columnas * lienzo.columnas.length, extender)

/** Tab: the next cell of the row, then the first of the next row. Null behind the last cell: the grid is left. */
export function tabular(s: Seleccion, lienzo: Lienzo, sentido: 1 | -1): Seleccion | null {
  const [f, c] = celdas.indiceDe(lienzo, s.activa)
  const n = lienzo.columnas.length
  const lugar = f * n + c + sentido
  if (lugar < 0 || lugar >= lienzo.filas.length * n) return null
  const activa = celdas.celdaEn(lienzo, Math.floor(lugar / n), lugar % n)
  return { activa, ancla: activa }
}

/** Whole rows: those of the selection, from the first column to the last. */
export function filasEnteras(s: Seleccion, lienzo: Lienzo): Seleccion {
  return {
    ancla: { fila: s.ancla.fila, columna: lienzo.columnas[0]! },
    activa: { fila: s.activa.fila, columna: lienzo.columnas.at(-1)! },
  }
}
