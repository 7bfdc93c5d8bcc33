import type { Id } from '../asignaturas/asignatura.ts'

/** A card as it stands on the screen or the page, in any unit. */
export interface Tarjeta {
  id: Id
  x: number
  y: number
  ancho: number
  alto: number
}

/** Cards below each other, from top to bottom. */
interface Pila {
  izquierda: number
  derecha: number
  tarjetas: readonly Tarjeta[]
}

/** Cards as columns, and the gaps beside them in which lines may run: gap i is left of column i, the last one right of all. */
export interface Rejilla {
  pilas: readonly Pila[]
  pilaDe: ReadonlyMap<Id, number>
  tarjeta: ReadonlyMap<Id, Tarjeta>
}

/** Cards whose sides overlap stand in one column. */
export function rejillaDe(tarjetas: readonly Tarjeta[]): Rejilla {
  const pilas: { izquierda: number; derecha: number; tarjetas: Tarjeta[] }[] = []
  for (const t of tarjetas.toSorted((a, b) => a.x - b.x)) {
    const ultima = pilas.at(-1)
    if (ultima && t.x < ultima.derecha) {
      ultima.tarjetas.push(t)
      ultima.derecha = Math.max(ultima.derecha, t.x + t.ancho)
    } else pilas.push({ izquierda: t.x, derecha: t.x + t.ancho, tarjetas: [t] })
  }
  for (const pila of pilas) pila.tarjetas.sort((a, b) => a.y - b.y)
  return {
    pilas,
    pilaDe: new Map(pilas.flatMap((p, i) => p.tarjetas.map(t => [t.id, i] as const))),
    tarjeta: new Map(tarjetas.map(t => [t.id, t])),
  }
}

/** Room left and right of all cards for lines that go round. */
const MARGEN = 24

/** Left and right side of a gap. */
export function pasillo(r: Rejilla, i: number): { desde: number; hasta: number } {
  const antes = r.pilas[i - 1]
  const despues = r.pilas[i]
  return {
    desde: antes ? antes.derecha : (despues?.izquierda ?? 0) - MARGEN,
    hasta: despues ? despues.izquierda : (antes?.derecha ?? 0) + MARGEN,
  }
}

/** Whether a level line at `y` passes a column without touching a card. */
const pasa = (pila: Pila, y: number): boolean => !pila.tarjetas.some(t => y > t.y && y < t.y + t.alto)

/** Heights between the cards of a column and below the last, at which lines may run: above the first stands the head, which would hide them. */
function claros(pila: Pila): number[] {
  const { tarjetas } = pila
  const ultima = tarjetas.at(-1)!
  const entre = tarjetas.slice(1).map((t, i) => (tarjetas[i]!.y + tarjetas[i]!.alto + t.y) / 2)
  return [...entre, ultima.y + ultima.alto + MARGEN / 3]
}

/**
 * The height at which a line from `y1` to `y2` gets past columns `desde` to `hasta` (both included) with the smallest
 * detour. Where no height is free of all of them, the one that crosses the fewest cards.
 */
export function alturaLibre(r: Rejilla, desde: number, hasta: number, y1: number, y2: number): number {
  const pilas = r.pilas.slice(desde, hasta + 1)
  const candidatas = [y1, y2, ...pilas.flatMap(claros)]
  let mejor = y1
  let menor = Number.POSITIVE_INFINITY
  for (const y of candidatas) {
    const desvio = Math.abs(y1 - y) + Math.abs(y - y2)
    // A card crossed is worse than any detour on a page.
    const costo = desvio + 1e6 * pilas.filter(p => !pasa(p, y)).length
    if (costo < menor) {
      menor = costo
      mejor = y
    }
  }
  return mejor
}
