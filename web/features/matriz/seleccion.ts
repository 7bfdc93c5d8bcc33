import { type Clave, claveDe } from './celdas.ts'

/** A cell by the ids of its row and its column, so that it stays itself whatever comes or goes around it. */
export interface Sitio {
  fila: number
  columna: number
}

/** The active cell, and the corner from which the selection stretches to it. */
export interface Seleccion {
  activa: Sitio
  ancla: Sitio
}

/** Ids of the rows and columns that are shown, in their order. */
export interface Lienzo {
  filas: readonly number[]
  columnas: readonly number[]
}

/** Places of a range, both ends included. */
export interface Rango {
  desdeFila: number
  hastaFila: number
  desdeColumna: number
  hastaColumna: number
}

/** One cell. */
export const enSitio = (fila: number, columna: number): Seleccion => ({
  activa: { fila, columna },
  ancla: { fila, columna },
})

const dentro = (n: number, cuantos: number): number => Math.min(cuantos - 1, Math.max(0, n))

const lugarDe = (l: Lienzo, s: Sitio): [number, number] => [
  Math.max(0, l.filas.indexOf(s.fila)),
  Math.max(0, l.columnas.indexOf(s.columna)),
]
const sitioEn = (l: Lienzo, fila: number, columna: number): Sitio => ({
  fila: l.filas[dentro(fila, l.filas.length)]!,
  columna: l.columnas[dentro(columna, l.columnas.length)]!,
})

/** The selection as it fits what is shown; the first cell before anything was chosen, null where there is none. */
export function ajustar(s: Seleccion | null, l: Lienzo): Seleccion | null {
  if (l.filas.length === 0 || l.columnas.length === 0) return null
  if (!s) return enSitio(l.filas[0]!, l.columnas[0]!)
  const esta = (x: Sitio) => l.filas.includes(x.fila) && l.columnas.includes(x.columna)
  const activa = esta(s.activa) ? s.activa : sitioEn(l, ...lugarDe(l, s.activa))
  const ancla = esta(s.ancla) ? s.ancla : activa
  return activa === s.activa && ancla === s.ancla ? s : { activa, ancla }
}

/** The rectangle of a selection. */
export function rangoDe(s: Seleccion, l: Lienzo): Rango {
  const [f1, c1] = lugarDe(l, s.ancla)
  const [f2, c2] = lugarDe(l, s.activa)
  return {
    desdeFila: Math.min(f1, f2),
    hastaFila: Math.max(f1, f2),
    desdeColumna: Math.min(c1, c2),
    hastaColumna: Math.max(c1, c2),
  }
}

/** A step by so many rows and columns; stops at the edges. `extender` keeps the other corner. */
function mover(s: Seleccion, l: Lienzo, filas: number, columnas: number, extender: boolean): Seleccion {
  const [f, c] = lugarDe(l, s.activa)
  const activa = sitioEn(l, f + filas, c + columnas)
  return { activa, ancla: extender ? s.ancla : activa }
}

/** All cells. */
export const todo = (l: Lienzo): Seleccion => ({
  ancla: sitioEn(l, 0, 0),
  activa: sitioEn(l, l.filas.length, l.columnas.length),
})

/** The cells of a range, row by row. */
export const clavesDe = (r: Rango, l: Lienzo): Clave[][] =>
  l.filas
    .slice(r.desdeFila, r.hastaFila + 1)
    .map(fila => l.columnas.slice(r.desdeColumna, r.hastaColumna + 1).map(columna => claveDe(fila, columna)))

const flechas: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Where a key leads; null when it is none that walks. */
export function destino(
  e: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
  s: Seleccion,
  l: Lienzo,
  porPagina: number,
): Seleccion | null {
  const lejos = e.ctrlKey || e.metaKey
  const flecha = flechas[e.key]
  if (flecha) {
    if (e.altKey) return null
    const pasos = lejos ? l.filas.length + l.columnas.length : 1
    return mover(s, l, flecha[0] * pasos, flecha[1] * pasos, e.shiftKey)
  }
  switch (e.key) {
    case 'Home':
      return mover(s, l, lejos ? -l.filas.length : 0, -l.columnas.length, e.shiftKey)
    case 'End':
      return mover(s, l, lejos ? l.filas.length : 0, l.columnas.length, e.shiftKey)
    case 'PageUp':
      return mover(s, l, -porPagina, 0, e.shiftKey)
    case 'PageDown':
      return mover(s, l, porPagina, 0, e.shiftKey)
    default:
      return null
  }
}
