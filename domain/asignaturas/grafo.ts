import type { Id, ModoRequisito, Requisito } from './asignatura.ts'
import { modosDe } from './requisitos.ts'

/** What the graph of requisites needs of a course. */
export interface CursoConRequisitos {
  id: Id
  requisitos: Requisito | null
}

/** A line of the malla: from the required course `de` to the course `a` that asks for it. */
export interface Arista {
  de: Id
  a: Id
  modo: ModoRequisito
}

/** Requisites among the courses of a plan; ids of courses that are not there are left out. */
export interface Grafo {
  /** What each course asks for, alternatives included. */
  requiere: ReadonlyMap<Id, ReadonlyMap<Id, ModoRequisito>>
  /** Which courses ask for each course, in the order of the courses given. */
  abre: ReadonlyMap<Id, readonly Id[]>
}

/** Graph of requisites of a plan, in time linear in courses and requisites. */
export function grafoDe(cursos: readonly CursoConRequisitos[]): Grafo {
  const abre = new Map<Id, Id[]>(cursos.map(c => [c.id, []]))
  const requiere = new Map<Id, Map<Id, ModoRequisito>>()
  for (const { id, requisitos } of cursos) {
    const modos = modosDe(requisitos)
    for (const requerido of modos.keys()) {
      const abiertos = abre.get(requerido)
      if (abiertos) abiertos.push(id)
      else modos.delete(requerido)
    }
    requiere.set(id, modos)
  }
  return { requiere, abre }
}

/** Every line of the malla, each once. */
export const aristasDe = (grafo: Grafo): Arista[] =>
  [...grafo.requiere].flatMap(([a, modos]) => [...modos].map(([de, modo]) => ({ de, a, modo })))

/** What is reached from a course, itself only if a loop leads back to it. */
function alcanzados(desde: Id, siguientes: (id: Id) => Iterable<Id>): Set<Id> {
  const vistos = new Set<Id>()
  const porVer = [...siguientes(desde)]
  for (let id = porVer.pop(); id !== undefined; id = porVer.pop()) {
    if (vistos.has(id)) continue
    vistos.add(id)
    porVer.push(...siguientes(id))
  }
  return vistos
}

/** All that a course needs, directly or through others. */
export const needs = (grafo: Grafo, id: Id): Set<Id> =>
  alcanzados(id, x => grafo.requiere.get(x)?.keys() ?? [])

/** All that a course opens, directly or through others. */
export const opens = (grafo: Grafo, id: Id): Set<Id> => alcanzados(id, x => grafo.abre.get(x) ?? [])
