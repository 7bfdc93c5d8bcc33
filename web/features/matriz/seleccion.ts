import * as celdas from '../../ui/celdas.ts'
import { type Clave, claveDe } from './celdas.ts'

/** A cell by the ids of its row and its column. */
export type Sitio = celdas.Celda<number, number>
export type Seleccion = celdas.Seleccion<number, number>
export type Lienzo = celdas.Lienzo<number, number>

/** The selection as it fits what is shown; the first cell before anything was chosen, null where there is none. */
export const ajustar = (s: Seleccion | null, l: Lienzo): Seleccion | null =>
  celdas.ajustar(s ?? celdas.enCelda(l.filas[0]!, l.columnas[0]!), l)

/** The cells of a range, row by row. */
export const clavesDe = (r: celdas.Rango, l: Lienzo): Clave[][] =>
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
    return celdas.mover(s, l, flecha[0] * pasos, flecha[1] * pasos, e.shiftKey)
  }
  switch (e.key) {
    case 'Home':
      return celdas.mover(s, l, lejos ? -l.filas.length : 0, -l.columnas.length, e.shiftKey)
    case 'End':
      return celdas.mover(s, l, lejos ? l.filas.length : 0, l.columnas.length, e.shiftKey)
    case 'PageUp':
      return celdas.mover(s, l, -porPagina, 0, e.shiftKey)
    case 'PageDown':
      return celdas.mover(s, l, porPagina, 0, e.shiftKey)
    default:
      return null
  }
}
