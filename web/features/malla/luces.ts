import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import type { Arista } from '@malla/domain/asignaturas/grafo.ts'
import { aristasDe, needs, opens } from '@malla/domain/asignaturas/grafo.ts'
import type { Malla } from '@malla/domain/malla/malla.ts'

/** How a card is lit: the one touched, what it needs, what it opens; in a loop of requisites both are one. */
export type Luz = 'propia' | 'necesita' | 'abre'

/** A requisite line and why it is shown; `fondo` when all are. */
export interface LineaDeMalla extends Arista {
  luz: 'necesita' | 'abre' | 'fondo' | 'cadena'
  /** Others ask for the same already. */
  sobra?: boolean
}

/** What of the analysis is drawn among the cards: a chain from its beginning to its end, and requisites that others ask for already. */
export interface Trazado {
  cadena: readonly Id[]
  redundantes: readonly Arista[]
}

/** Lights of the cards that have one when a course is touched. */
export function lucesDe(malla: Malla, id: Id | null): ReadonlyMap<Id, Luz> {
  if (id === null || !malla.cursos.has(id)) return new Map()
  return new Map<Id, Luz>([
    ...[...opens(malla.grafo, id)].map(otro => [otro, 'abre'] as const),
    ...[...needs(malla.grafo, id)].map(otro => [otro, 'necesita'] as const),
    [id, 'propia'],
  ])
}

/** Lines to be drawn: those among the lit courses, and behind them all others when `todas` is on. */
export function lineasDe(
  malla: Malla,
  luces: ReadonlyMap<Id, Luz>,
  todas: boolean,
  trazado: Trazado | null = null,
): LineaDeMalla[] {
  const clave = (de: Id, a: Id): string => `${de}-${a}`
  const deCadena = new Set(trazado?.cadena.slice(1).map((a, i) => clave(trazado.cadena[i]!, a)))
  const sobran = new Set(trazado?.redundantes.map(r => clave(r.de, r.a)))
  const isDe = (id: Id, luz: 'necesita' | 'abre'): boolean =>
    luces.get(id) === luz || luces.get(id) === 'propia'
  const lineas = aristasDe(malla.grafo).flatMap((arista): LineaDeMalla[] => {
    const sobra = sobran.has(clave(arista.de, arista.a))
    const con = (luz: LineaDeMalla['luz']): LineaDeMalla[] => [{ ...arista, luz, ...(sobra && { sobra }) }]
    if (deCadena.has(clave(arista.de, arista.a))) return con('cadena')
    if (isDe(arista.de, 'necesita') && isDe(arista.a, 'necesita')) return con('necesita')
    if (isDe(arista.de, 'abre') && isDe(arista.a, 'abre')) return con('abre')
    return todas || sobra ? con('fondo') : []
  })
  // What is lit is drawn over what is not, a chain over all.
  const altura = { fondo: 0, necesita: 1, abre: 1, cadena: 2 } as const
  return lineas.sort((a, b) => altura[a.luz] - altura[b.luz])
}
