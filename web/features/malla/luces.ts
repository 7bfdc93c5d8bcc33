import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import type { Arista } from '@malla/domain/asignaturas/grafo.ts'
import { aristasDe, needs, opens } from '@malla/domain/asignaturas/grafo.ts'
import type { Malla } from '@malla/domain/malla/malla.ts'

/** How a card is lit: the one touched, what it needs, what it opens; in a loop of requisites both are one. */
export type Luz = 'propia' | 'necesita' | 'abre'

/** A requisite line and why it is shown; `fondo` when all are. */
export interface LineaDeMalla extends Arista {
  luz: 'necesita' | 'abre' | 'fondo'
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
export function lineasDe(malla: Malla, luces: ReadonlyMap<Id, Luz>, todas: boolean): LineaDeMalla[] {
  const isDe = (id: Id, luz: 'necesita' | 'abre'): boolean =>
    luces.get(id) === luz || luces.get(id) === 'propia'
  const lineas = aristasDe(malla.grafo).flatMap((arista): LineaDeMalla[] => {
    if (isDe(arista.de, 'necesita') && isDe(arista.a, 'necesita')) return [{ ...arista, luz: 'necesita' }]
    if (isDe(arista.de, 'abre') && isDe(arista.a, 'abre')) return [{ ...arista, luz: 'abre' }]
    return todas ? [{ ...arista, luz: 'fondo' }] : []
  })
  // What is lit is drawn over what is not.
  return lineas.sort((a, b) => Number(a.luz !== 'fondo') - Number(b.luz !== 'fondo'))
}
