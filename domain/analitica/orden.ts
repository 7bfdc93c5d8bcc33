import type { Id } from '../asignaturas/asignatura.ts'
import type { Arista, Grafo } from '../asignaturas/grafo.ts'
import { aristasDe } from '../asignaturas/grafo.ts'
import { gruposCiclicos } from '../asignaturas/gruposCiclicos.ts'

/** A graph without loops whose vertices are numbers in an order of study: what is required comes before what requires it. */
export interface GrafoOrdenado {
  ids: readonly Id[]
  /** Place of each course in `ids`. */
  lugar: ReadonlyMap<Id, number>
  /** Places of what each one requires, and of what requires it. */
  antes: readonly (readonly number[])[]
  despues: readonly (readonly number[])[]
  /** Requisites that close a loop, or ask for the course itself: no order of study can keep them, so nothing counts them. */
  sinOrden: readonly Arista[]
}

/** Which group of courses that need each other a course is in; none for most. */
const gruposPorCurso = (grafo: Grafo): Map<Id, number> =>
  new Map(gruposCiclicos(grafo).flatMap((grupo, i) => grupo.map(id => [id, i] as const)))

/** Kahn's order: the courses without requisites as they were given, then each other one once the last of its requisites has come. */
function enOrden(ids: readonly Id[], requiere: Map<Id, Id[]>, abre: Map<Id, Id[]>): Id[] {
  const faltan = new Map(ids.map(id => [id, requiere.get(id)!.length]))
  const orden = ids.filter(id => faltan.get(id) === 0)
  for (const id of orden)
    for (const otro of abre.get(id)!) {
      const quedan = faltan.get(otro)! - 1
      faltan.set(otro, quedan)
      if (quedan === 0) orden.push(otro)
    }
  return orden
}

/** Puts a plan into an order of study, in time linear in courses and requisites. */
export function ordenarGrafo(grafo: Grafo): GrafoOrdenado {
  const grupo = gruposPorCurso(grafo)
  const isSinOrden = ({ de, a }: Arista): boolean =>
    de === a || (grupo.has(de) && grupo.get(de) === grupo.get(a))
  const aristas = aristasDe(grafo)
  const ids = [...grafo.requiere.keys()]
  const requiere = new Map<Id, Id[]>(ids.map(id => [id, []]))
  const abre = new Map<Id, Id[]>(ids.map(id => [id, []]))
  for (const arista of aristas) {
    if (isSinOrden(arista)) continue
    requiere.get(arista.a)!.push(arista.de)
    abre.get(arista.de)!.push(arista.a)
  }
  const orden = enOrden(ids, requiere, abre)
  const lugar = new Map(orden.map((id, i) => [id, i]))
  const enLugares = (vecinos: Map<Id, Id[]>): number[][] =>
    orden.map(id => vecinos.get(id)!.map(otro => lugar.get(otro)!))
  return {
    ids: orden,
    lugar,
    antes: enLugares(requiere),
    despues: enLugares(abre),
    sinOrden: aristas.filter(isSinOrden),
  }
}
