import type { ArbolDeInstitucion, PlanDeFila } from '@malla/domain/arbol/arbol.ts'
import type { NodoArbol, TipoDeNodo } from '@malla/domain/arbol/nodo.ts'
import { nodo } from '@malla/domain/arbol/nodo.ts'
import { conHijos, nodosDelPlan } from '@malla/domain/arbol/plan.ts'
import { filasVisibles } from '@malla/domain/arbol/teclado.ts'
import { isCesado } from '@malla/domain/planes/cese.ts'
import type { CursosContados } from '@malla/domain/planes/cursosRegistrados.ts'
import type { PlanAbierto } from './usePlanesAbiertos.ts'

type Claves = ReadonlySet<string>
type PlanDelArbol = PlanDeFila & { cursos_count: number; completos: number }

const contadosDe = ({ cursos_count, completos }: PlanDelArbol): CursosContados => ({
  cursos: cursos_count,
  completos,
})

/** Courses of all the plans together. */
const sumaDe = (planes: readonly PlanDelArbol[]): CursosContados =>
  planes
    .map(contadosDe)
    .reduce((a, b) => ({ cursos: a.cursos + b.cursos, completos: a.completos + b.completos }), {
      cursos: 0,
      completos: 0,
    })

/**
 * Courses of each plan and of each programme, by the kind of its line and its id: `plan:7`. Those of a programme are those of its plans in
 * force; one without such plans, or without courses in them, has none to count.
 */
export function cursosContados({
  cepre,
  posgrado,
  facultades,
}: ArbolDeInstitucion<PlanDelArbol>): ReadonlyMap<string, CursosContados> {
  const programas = [...facultades, posgrado, cepre].flatMap(facultad =>
    (facultad?.niveles ?? []).flatMap(nivel => nivel.modalidades.flatMap(m => m.programas)),
  )
  return new Map(
    programas.flatMap(programa => {
      const suma = sumaDe(programa.planes_estudios.filter(plan => !isCesado(plan)))
      return [
        ...(suma.cursos > 0 ? [[`programa:${programa.id}`, suma] as const] : []),
        ...programa.planes_estudios.map(plan => [`plan:${plan.id}`, contadosDe(plan)] as const),
      ]
    }),
  )
}

/** The plans that are open and seen, as lines of the tree. */
export const planesAbiertos = (nodos: readonly NodoArbol[], abiertos: Claves): NodoArbol[] =>
  filasVisibles(nodos, abiertos).flatMap(({ nodo: n }) =>
    n.tipo === 'plan' && abiertos.has(n.clave) ? [n] : [],
  )

const aviso = (plan: NodoArbol, titulo: string): NodoArbol[] => [
  nodo(plan.clave, 'aviso', { id: plan.id, titulo }),
]

function hijosDe(plan: NodoArbol, leido: PlanAbierto | undefined): NodoArbol[] {
  if (leido?.estado === 'listo') return nodosDelPlan(plan.clave, leido.detalle)
  return aviso(plan, leido?.estado === 'error' ? 'No se pudo leer el plan. Reintentar' : 'Cargando…')
}

/** The tree with what hangs on each open plan, or a line that says why it is not there. */
export const conPlanes = (
  nodos: readonly NodoArbol[],
  abiertos: readonly NodoArbol[],
  leidos: ReadonlyMap<number, PlanAbierto>,
): readonly NodoArbol[] =>
  abiertos.reduce((arbol, plan) => conHijos(arbol, plan.clave, hijosDe(plan, leidos.get(plan.id))), nodos)

/** Keys of the lines above one, and of it: what has to be open for it to be seen. Null when it is not in the tree. */
export function caminoA(nodos: readonly NodoArbol[], isIt: (n: NodoArbol) => boolean): string[] | null {
  for (const n of nodos) {
    if (isIt(n)) return [n.clave]
    const camino = caminoA(n.hijos, isIt)
    if (camino) return [n.clave, ...camino]
  }
  return null
}

/** Keys of the lines above those of a kind: what has to be open for them to be seen. */
export const clavesHasta = (nodos: readonly NodoArbol[], tipo: TipoDeNodo): string[] =>
  nodos.flatMap(n =>
    n.tipo === tipo || n.hijos.length === 0 ? [] : [n.clave, ...clavesHasta(n.hijos, tipo)],
  )

/** Keys of everything that hangs together above the plans: what «Abrir todo» opens without reading any plan. */
export const clavesHastaPlanes = (nodos: readonly NodoArbol[]): string[] =>
  nodos.flatMap(n => (n.hijos.length > 0 ? [n.clave, ...clavesHastaPlanes(n.hijos)] : []))
