import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import type { Malla } from '@malla/domain/malla/malla.ts'
import type { Lugar } from '@malla/domain/malla/mover.ts'
import type { Punto } from '../../ui/pulsacion.ts'
import type { Colocacion, Sitio } from './colocar.ts'
import { HUECO } from './colocar.ts'

const centro = (desde: number, largo: number): number => desde + largo / 2

/** How far a point lies outside a stretch; 0 inside. */
const fuera = (p: number, desde: number, largo: number): number => Math.max(desde - p, p - desde - largo, 0)

/** The column under a point: that whose head or body is nearest. */
function sitioEn({ sitios }: Colocacion, x: number, y: number): Sitio | null {
  let mejor: Sitio | null = null
  let menor = Number.POSITIVE_INFINITY
  for (const sitio of sitios) {
    const { cabeza, cuerpo } = sitio
    const alto = cuerpo.y + cuerpo.alto - cabeza.y
    const lejos = Math.hypot(fuera(x, cuerpo.x, cuerpo.ancho), fuera(y, cabeza.y, alto))
    if (lejos < menor) {
      menor = lejos
      mejor = sitio
    }
  }
  return mejor
}

/**
 * A point of the screen as one of the board at 100 %; `caja` is what the browser says of the board, whose width is `ancho` at 100 %. Some browsers tell a box
 * divided by its own zoom, so that its left and top are measured by its width.
 */
export function puntoEn(
  { x, y }: Punto,
  caja: Pick<DOMRect, 'left' | 'top' | 'width'>,
  ancho: number,
  zoom: number,
): Punto {
  const medido = caja.width / ancho || 1
  return { x: x / zoom - caja.left / medido, y: y / zoom - caja.top / medido }
}

/**
 * The place where a card would land whose upper left corner is at (x, y): column and position, counted without the card itself. Asked of
 * the board as it stood when the drag began, so that the answer does not jump while the others make room. Null on an empty board.
 */
export function lugarEn(colocacion: Colocacion, malla: Malla, id: Id, x: number, y: number): Lugar | null {
  const { ancho, alto } = colocacion.tarjeta
  const sitio = sitioEn(colocacion, centro(x, ancho), centro(y, alto))
  if (!sitio) return null
  const columna = malla.columnas[sitio.indice]!
  const otros = columna.cursos.filter(c => c.id !== id).length
  const fila = Math.max(0, Math.round((y - sitio.cuerpo.y) / (alto + HUECO)))
  const lado = Math.max(0, Math.round((x - sitio.cuerpo.x) / (ancho + HUECO)))
  const orden = sitio.porFila === 1 ? fila : fila * sitio.porFila + Math.min(lado, sitio.porFila - 1)
  return { tipo: columna.tipo, id: columna.id, orden: Math.min(orden, otros) }
}
