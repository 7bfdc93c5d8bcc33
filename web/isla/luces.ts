import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { type Grafo, needs, opens } from '@malla/domain/asignaturas/grafo.ts'

type Luz = 'propia' | 'necesita' | 'abre'

/** What each course is to the chosen one, itself included; nothing for those that have nothing to do with it. */
export function lucesDe(grafo: Grafo, id: Id): ReadonlyMap<Id, Luz> {
  return new Map<Id, Luz>([
    ...[...opens(grafo, id)].map(x => [x, 'abre'] as const),
    ...[...needs(grafo, id)].map(x => [x, 'necesita'] as const),
    [id, 'propia'],
  ])
}

/** What a line is to the chosen course: on the way to it, on the way from it, or null. */
export function luzDeLinea(luces: ReadonlyMap<Id, Luz>, de: Id, a: Id): Luz | null {
  const [origen, destino] = [luces.get(de), luces.get(a)]
  if (origen === 'necesita' && (destino === 'necesita' || destino === 'propia')) return 'necesita'
  if (destino === 'abre' && (origen === 'abre' || origen === 'propia')) return 'abre'
  return null
}

const encender = (elemento: HTMLElement | SVGElement, luz: Luz | null | undefined): void => {
  if (luz) elemento.dataset.luz = luz
  else delete elemento.dataset.luz
}

/** Lights what a course needs and what it opens; null puts the lights out. */
export function iluminar(
  seccion: HTMLElement,
  tarjetas: ReadonlyMap<Id, HTMLElement>,
  grafo: Grafo,
  id: Id | null,
): void {
  const luces: ReadonlyMap<Id, Luz> = id === null ? new Map() : lucesDe(grafo, id)
  seccion.toggleAttribute('data-luces', id !== null)
  for (const [otra, tarjeta] of tarjetas) encender(tarjeta, luces.get(otra))
  for (const linea of seccion.querySelectorAll<SVGElement>('.lineas g'))
    encender(linea, luzDeLinea(luces, Number(linea.dataset.de), Number(linea.dataset.a)))
}
