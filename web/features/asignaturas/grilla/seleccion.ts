import type { ColumnaId } from './columnas.ts'

/** A cell: the key of its row and its column. */
export interface Celda {
  fila: string
  columna: ColumnaId
}

/** What is selected: the active cell, and the corner from which the selection stretches to it. */
export interface Seleccion {
  activa: Celda
  ancla: Celda
}

/** The cells that can be walked on, as they stand on the screen. */
export interface Lienzo {
  filas: readonly string[]
  columnas: readonly ColumnaId[]
}

/** Rows and columns of the selection on the screen, both ends included. */
export interface Rango {
  desdeFila: number
  hastaFila: number
  desdeColumna: number
  hastaColumna: number
}

export const enCelda = (fila: string, columna: ColumnaId): Seleccion => ({
  activa: { fila, columna },
  ancla: { fila, columna },
})

const dentro = (n: number, cuantos: number): number => Math.min(cuantos - 1, Math.max(0, n))

const celdaEn = ({ filas, columnas }: Lienzo, fila: number, columna: number): Celda => ({
  fila: filas[dentro(fila, filas.length)]!,
  columna: columnas[dentro(columna, columnas.length)]!,
})

/** Where a cell stands; the first place for a row or column that is not on the screen any more. */
const indiceDe = ({ filas, columnas }: Lienzo, { fila, columna }: Celda): [number, number] => [
  Math.max(0, filas.indexOf(fila)),
  Math.max(0, columnas.indexOf(columna)),
]

/** The selection as it fits the screen; null where there is nothing to select. */
export function ajustar(s: Seleccion | null, lienzo: Lienzo): Seleccion | null {
  if (!s || lienzo.filas.length === 0 || lienzo.columnas.length === 0) return null
  const esta = (l: Celda) => lienzo.filas.includes(l.fila) && lienzo.columnas.includes(l.columna)
  const activa = esta(s.activa) ? s.activa : celdaEn(lienzo, ...indiceDe(lienzo, s.activa))
  const ancla = esta(s.ancla) ? s.ancla : activa
  return activa === s.activa && ancla === s.ancla ? s : { activa, ancla }
}

export function rangoDe(s: Seleccion, lienzo: Lienzo): Rango {
  const [f1, c1] = indiceDe(lienzo, s.ancla)
  const [f2, c2] = indiceDe(lienzo, s.activa)
  return {
    desdeFila: Math.min(f1, f2),
    hastaFila: Math.max(f1, f2),
    desdeColumna: Math.min(c1, c2),
    hastaColumna: Math.max(c1, c2),
  }
}

export const isUnaCelda = (r: Rango): boolean =>
  r.desdeFila === r.hastaFila && r.desdeColumna === r.hastaColumna

/** A step by so many rows and columns; stops at the edges. `extender` keeps the other corner (Shift). */
export function mover(
  s: Seleccion,
  lienzo: Lienzo,
  filas: number,
  columnas: number,
  extender = false,
): Seleccion {
  const [f, c] = indiceDe(lienzo, s.activa)
  const activa = celdaEn(lienzo, f + filas, c + columnas)
  return { activa, ancla: extender ? s.ancla : activa }
}

/** To the edge of the grid (Ctrl + arrows, Home, End). */
export const alBorde = (
  s: Seleccion,
  lienzo: Lienzo,
  filas: -1 | 0 | 1,
  columnas: -1 | 0 | 1,
  extender = false,
): Seleccion => mover(s, lienzo, filas * lienzo.filas.length, columnas * lienzo.columnas.length, extender)

/** Tab: the next cell of the row, then the first of the next row. Null behind the last cell: the grid is left. */
export function tabular(s: Seleccion, lienzo: Lienzo, sentido: 1 | -1): Seleccion | null {
  const [f, c] = indiceDe(lienzo, s.activa)
  const n = lienzo.columnas.length
  const lugar = f * n + c + sentido
  if (lugar < 0 || lugar >= lienzo.filas.length * n) return null
  const activa = celdaEn(lienzo, Math.floor(lugar / n), lugar % n)
  return { activa, ancla: activa }
}

/** Everything. */
export function todo(lienzo: Lienzo): Seleccion | null {
  if (lienzo.filas.length === 0) return null
  return { ancla: celdaEn(lienzo, 0, 0), activa: celdaEn(lienzo, Infinity, Infinity) }
}

/** Whole rows: those of the selection, from the first column to the last. */
export function filasEnteras(s: Seleccion, lienzo: Lienzo): Seleccion {
  return {
    ancla: { fila: s.ancla.fila, columna: lienzo.columnas[0]! },
    activa: { fila: s.activa.fila, columna: lienzo.columnas.at(-1)! },
  }
}
