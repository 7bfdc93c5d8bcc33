/** A rectangle of cells that is selected in a table, by the keys of rows and columns: it stays itself whatever comes or goes around it. */

export interface Celda<F, C> {
  fila: F
  columna: C
}

/** What is selected: the active cell, and the corner from which the selection stretches to it. */
export interface Seleccion<F, C> {
  activa: Celda<F, C>
  ancla: Celda<F, C>
}

/** The cells that can be walked on, as they stand on the screen. */
export interface Lienzo<F, C> {
  filas: readonly F[]
  columnas: readonly C[]
}

/** Rows and columns of the selection on the screen, both ends included. */
export interface Rango {
  desdeFila: number
  hastaFila: number
  desdeColumna: number
  hastaColumna: number
}

/** One cell. */
export const enCelda = <F, C>(fila: F, columna: C): Seleccion<F, C> => ({
  activa: { fila, columna },
  ancla: { fila, columna },
})

const dentro = (n: number, cuantos: number): number => Math.min(cuantos - 1, Math.max(0, n))

/** The cell at a place; the nearest where there is none. */
export const celdaEn = <F, C>(
  { filas, columnas }: Lienzo<F, C>,
  fila: number,
  columna: number,
): Celda<F, C> => ({
  fila: filas[dentro(fila, filas.length)]!,
  columna: columnas[dentro(columna, columnas.length)]!,
})

/** Where a cell stands; the first place for a row or column that is not on the screen any more. */
export const indiceDe = <F, C>(
  { filas, columnas }: Lienzo<F, C>,
  { fila, columna }: Celda<F, C>,
): [number, number] => [Math.max(0, filas.indexOf(fila)), Math.max(0, columnas.indexOf(columna))]

/** The selection as it fits the screen; null where there is nothing to select. A row that went leaves it at the one that stands there now (`cerca`). */
export function ajustar<F, C>(
  s: Seleccion<F, C> | null,
  lienzo: Lienzo<F, C>,
  cerca = 0,
): Seleccion<F, C> | null {
  if (!s || lienzo.filas.length === 0 || lienzo.columnas.length === 0) return null
  const esta = (l: Celda<F, C>) => lienzo.filas.includes(l.fila) && lienzo.columnas.includes(l.columna)
  const [fila, columna] = indiceDe(lienzo, s.activa)
  const activa = esta(s.activa)
    ? s.activa
    : celdaEn(lienzo, lienzo.filas.includes(s.activa.fila) ? fila : cerca, columna)
  const ancla = esta(s.ancla) ? s.ancla : activa
  return activa === s.activa && ancla === s.ancla ? s : { activa, ancla }
}

/** The rectangle of a selection. */
export function rangoDe<F, C>(s: Seleccion<F, C>, lienzo: Lienzo<F, C>): Rango {
  const [f1, c1] = indiceDe(lienzo, s.ancla)
  const [f2, c2] = indiceDe(lienzo, s.activa)
  return {
    desdeFila: Math.min(f1, f2),
    hastaFila: Math.max(f1, f2),
    desdeColumna: Math.min(c1, c2),
    hastaColumna: Math.max(c1, c2),
  }
}

/** A step by so many rows and columns; stops at the edges. `extender` keeps the other corner (Shift). */
export function mover<F, C>(
  s: Seleccion<F, C>,
  lienzo: Lienzo<F, C>,
  filas: number,
  columnas: number,
  extender = false,
): Seleccion<F, C> {
  const [f, c] = indiceDe(lienzo, s.activa)
  const activa = celdaEn(lienzo, f + filas, c + columnas)
  return { activa, ancla: extender ? s.ancla : activa }
}

/** Everything; null where there is nothing. */
export function todo<F, C>(lienzo: Lienzo<F, C>): Seleccion<F, C> | null {
  if (lienzo.filas.length === 0 || lienzo.columnas.length === 0) return null
  return { ancla: celdaEn(lienzo, 0, 0), activa: celdaEn(lienzo, Infinity, Infinity) }
}

/** Whether that is a cell that can be chosen: boxes, titles and menus in a table of such cells are none. */
export const isCelda = (que: EventTarget | null): boolean =>
  que instanceof Element && que.matches('[data-columna]:is([role=gridcell], [role=rowheader])')
