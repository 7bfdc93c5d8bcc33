import { type SeccionDelPlanMenu, seccionesDelPlan } from './secciones.ts'
import { isNodeVisible, type NodoDePlan, nodosDePlan, type PlanVisto } from './visibilidad.ts'

/** Nodes of the tree that are no section: what hangs on the plan below its texts. */
const sinSeccion: readonly NodoDePlan[] = ['ciclos', 'secciones']

/** The section of the menu that a node of the tree leads to, or null. */
export const seccionDeNodo = (nodo: NodoDePlan): SeccionDelPlanMenu | null =>
  sinSeccion.includes(nodo)
    ? null
    : (seccionesDelPlan.find(
        s => s.clase === nodo || (s.key !== null && s.key === nodosDePlan[nodo].keyJson),
      ) ?? null)

const nodoDe = new Map(
  (Object.keys(nodosDePlan) as NodoDePlan[]).flatMap(nodo => {
    const seccion = seccionDeNodo(nodo)
    return seccion ? [[seccion.ruta, nodo] as const] : []
  }),
)

/**
 * The sections that a plan has, in the order of the menu: one that is a node of the tree is there when its node is (§2). The same for everyone: the node
 * that an inspector does not see is taken from the tree alone.
 */
export const seccionesVisibles = (plan: Omit<PlanVisto, 'isInspector'>): SeccionDelPlanMenu[] =>
  seccionesDelPlan.filter(s => {
    const nodo = nodoDe.get(s.ruta)
    return nodo === undefined || isNodeVisible({ ...plan, isInspector: false }, nodo)
  })
