import type { Id } from '../asignaturas/asignatura.ts'
import { isCesado } from '../planes/cese.ts'
import type { Luz } from '../planes/estado.ts'
import type {
  ArbolDeInstitucion,
  FacultadDelArbol,
  ModalidadDelArbol,
  NivelDelArbol,
  PlanDeFila,
  ProgramaDelArbol,
} from './arbol.ts'

export type TipoDeNodo =
  | 'facultad'
  | 'nivel'
  | 'modalidad'
  | 'programa'
  | 'especialidades'
  | 'especialidad'
  | 'plan'
  | 'parte'
  | 'ciclo'
  | 'seccion'
  | 'curso'
  /** Says something in the place of rows: that they are on their way, or could not be read. */
  | 'aviso'

/** A line of the tree with what hangs on it. */
export interface NodoArbol {
  /** Place in the tree, unique: one level hangs on many faculties. */
  clave: string
  tipo: TipoDeNodo
  /** Id of the row; of a part of a plan, that of the plan. */
  id: Id
  titulo: string
  /** «Cesado», «Desactivado», or null. */
  marca: string | null
  luz: Luz | null
  hijos: readonly NodoArbol[]
  /** What hangs on it is asked for when it is opened. */
  perezoso: boolean
}

/** Title of the node with the specialities of a level-type programme (§2). */
const SEGUNDAS_ESPECIALIDADES = 'Segundas Especialidades'

/** A node with everything that is not said left plain. */
export const nodo = (
  padre: string,
  tipo: TipoDeNodo,
  x: Pick<NodoArbol, 'id' | 'titulo'> & Partial<NodoArbol>,
): NodoArbol => ({
  clave: `${padre}/${tipo}:${x.id}`,
  tipo,
  marca: null,
  luz: null,
  hijos: [],
  perezoso: false,
  ...x,
})

/** What is said beside the name of something that is not in use; null of what is. */
export const marcaDeEstado = (estado: string): string | null => (estado === 'Activado' ? null : estado)

const nodoDePlan = (padre: string, p: PlanDeFila): NodoArbol =>
  nodo(padre, 'plan', { id: p.id, titulo: p.full_name, marca: isCesado(p) ? 'Cesado' : null, perezoso: true })

function nodoDePrograma(padre: string, p: ProgramaDelArbol): NodoArbol {
  const base = nodo(padre, 'programa', { id: p.id, titulo: p.nombre, marca: marcaDeEstado(p.estado) })
  const planes = p.planes_estudios.map(plan => nodoDePlan(base.clave, plan))
  return { ...base, hijos: p.carrera_id === 0 ? [nodoDeEspecialidades(base.clave, p), ...planes] : planes }
}

function nodoDeEspecialidades(padre: string, p: ProgramaDelArbol): NodoArbol {
  const base = nodo(padre, 'especialidades', { id: p.id, titulo: SEGUNDAS_ESPECIALIDADES })
  const hijos = p.especialidades.map(e => nodo(base.clave, 'especialidad', { id: e.id, titulo: e.nombre }))
  return { ...base, hijos }
}

function nodoDeModalidad(padre: string, m: ModalidadDelArbol): NodoArbol {
  const base = nodo(padre, 'modalidad', { id: m.id, titulo: m.nombre })
  return { ...base, hijos: m.programas.map(p => nodoDePrograma(base.clave, p)) }
}

function nodoDeNivel(padre: string, n: NivelDelArbol): NodoArbol {
  const base = nodo(padre, 'nivel', { id: n.id, titulo: n.nombre })
  return { ...base, hijos: n.modalidades.map(m => nodoDeModalidad(base.clave, m)) }
}

function nodoDeFacultad(f: FacultadDelArbol): NodoArbol {
  const base = nodo('', 'facultad', { id: f.id, titulo: f.nombre, marca: marcaDeEstado(f.estado) })
  return { ...base, hijos: f.niveles.map(n => nodoDeNivel(base.clave, n)) }
}

/** The lines of the whole-institution tree (§2): faculties, then posgrado, then cepre. Plans are opened later. */
export const nodosDeInstitucion = ({ cepre, posgrado, facultades }: ArbolDeInstitucion): NodoArbol[] =>
  [...facultades, posgrado, cepre].filter(f => f !== null).map(nodoDeFacultad)
