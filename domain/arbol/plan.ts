import type { Id } from '../asignaturas/asignatura.ts'
import type { Luz } from '../planes/estado.ts'
import type { NodoDePlan, PlanVisto } from '../planes/visibilidad.ts'
import { nodosDePlan, visibleNodes } from '../planes/visibilidad.ts'
import { luzDeSilabo } from '../silabos/estado.ts'
import { conCodigo } from '../texto/conCodigo.ts'
import type { NodoArbol } from './nodo.ts'
import { marcaDeEstado, nodo } from './nodo.ts'

/** A course in the tree; of its versions the one in force. */
export interface CursoDelArbol {
  id: Id
  nombre: string
  codigo: string | null
  ciclo_id: Id | null
  seccion_id: Id | null
  /** isCompletado of its syllabus (§4). */
  silabo: number
}

/** What an opened plan brings: its lights, cycles and sections in their order, and its courses in theirs. */
export interface DetalleDePlan {
  id: Id
  visto: PlanVisto
  /** Light of each node (planes/estado.ts); a node without one shows none. */
  luces: Partial<Record<NodoDePlan, Luz>>
  ciclos: readonly { id: Id; descripcion: string; estado: string }[]
  secciones: readonly { id: Id; nombre: string }[]
  cursos: readonly CursoDelArbol[]
}

const conCursos = (base: NodoArbol, cursos: readonly CursoDelArbol[]): NodoArbol => ({
  ...base,
  hijos: cursos.map(c =>
    nodo(base.clave, 'curso', { id: c.id, titulo: conCodigo(c), luz: luzDeSilabo(c.silabo) }),
  ),
})

/**
 * What hangs on an opened plan (§2): those of its eight nodes that are visible, with their lights, then its cycles and its
 * sections of electives with their courses. `padre` is the key of the plan's node.
 */
export function nodosDelPlan(padre: string, plan: DetalleDePlan): NodoArbol[] {
  const porCiclo = Map.groupBy(plan.cursos, c => c.ciclo_id)
  const porSeccion = Map.groupBy(plan.cursos, c => c.seccion_id)
  return visibleNodes(plan.visto).flatMap(cual => {
    if (cual === 'ciclos')
      return plan.ciclos.map(c =>
        conCursos(
          nodo(padre, 'ciclo', { id: c.id, titulo: c.descripcion, marca: marcaDeEstado(c.estado) }),
          porCiclo.get(c.id) ?? [],
        ),
      )
    if (cual === 'secciones')
      return plan.secciones.map(s =>
        conCursos(nodo(padre, 'seccion', { id: s.id, titulo: s.nombre }), porSeccion.get(s.id) ?? []),
      )
    return [
      nodo(padre, 'parte', {
        id: plan.id,
        clave: `${padre}/parte:${cual}`,
        titulo: nodosDePlan[cual].titulo,
        luz: plan.luces[cual] ?? null,
      }),
    ]
  })
}

/** The tree with what hangs on one node put in its place, as when a plan is opened; other nodes stay the same objects. */
export const conHijos = (
  nodos: readonly NodoArbol[],
  clave: string,
  hijos: readonly NodoArbol[],
): readonly NodoArbol[] =>
  nodos.map(n => {
    if (n.clave === clave) return { ...n, hijos, perezoso: false }
    return clave.startsWith(`${n.clave}/`) ? { ...n, hijos: conHijos(n.hijos, clave, hijos) } : n
  })
