import type { Id, Requisito } from '../asignaturas/asignatura.ts'
import { mapHojas } from '../asignaturas/requisitos.ts'
import {
  type CompetenciasCopiadas,
  type IdsDeCompetencias,
  ningunaCompetencia,
  reubicarCompetencias,
} from './copiarCompetencias.ts'

/**
 * A plan with all that hangs on it, apart from where it is kept: what a new version is copied from, and what a template holds. Ids inside
 * name rows of the content only; written into a plan each of them is given a new one (`reubicar`).
 */
export interface ContenidoDePlan {
  plan: DatosDePlan
  ciclos: CicloCopiado[]
  secciones: SeccionCopiada[]
  /** Every course with all its versions. */
  asignaturas: AsignaturaCopiada[]
  /** Rows of the catalogues that courses point at. */
  parametros: ParametroCopiado[]
  textos: TextoCopiado[]
  /** Lines of the graduate profile, in order. */
  perfil_egreso: LineaCopiada[]
  competencias: CompetenciasCopiadas
}

export interface LineaCopiada {
  id: Id
  orden: number
  descripcion: string
}

/** A content as it was kept before there were competencies, with what it did not know of. */
export const alDia = (c: ContenidoDePlan): ContenidoDePlan => ({
  ...c,
  perfil_egreso: c.perfil_egreso.map((l, i) => ({ ...l, id: l.id ?? i + 1 })),
  competencias: c.competencias ?? ningunaCompetencia,
})

/** What a plan says of itself; not its name, its number nor its resolution, which are each plan's own. */
export interface DatosDePlan {
  modalidad: string | null
  semanas: number | null
  horas_credito_teoria: number | null
  horas_credito_practica: number | null
  creditos_totales: number | null
  creditos_generales: number | null
  creditos_electivos: number | null
  config_diseno_curricular: number
  config_nodes_tree: string[]
  config_terminos: Record<string, string>
}

export interface CicloCopiado {
  id: Id
  numero: number
  nombre: string
  descripcion: string
  estado: string
}

export interface SeccionCopiada {
  id: Id
  nombre: string
  creditos_requeridos: number | null
}

export interface AsignaturaCopiada {
  id: Id
  ciclo_id: Id | null
  seccion_id: Id | null
  orden: number
  /** Base course of a version; null in a base course. */
  base_id: Id | null
  version: number
  nombre: string
  codigo: string | null
  horasteoria: number
  horaspractica: number
  horasvirtualteoria: number
  horasvirtualpractica: number
  credits: number | null
  requisitos: Requisito | null
  areacurso_id: Id | null
  tipocurso_id: Id | null
  tipologiaespecial_id: Id | null
  tipoestudio: string | null
  modalidad: string | null
}

export interface ParametroCopiado {
  id: Id
  tipo: string
  nombre: string
  abreviatura: string | null
  color: number | null
}

/** A section of text; its items as they are kept. Some name a course of the plan. */
export interface TextoCopiado {
  key: string
  items: unknown[]
}

/** From ids of the content to those of the plan it is written into. */
export interface IdsNuevos extends IdsDeCompetencias {
  ciclos: ReadonlyMap<Id, Id>
  secciones: ReadonlyMap<Id, Id>
  parametros: ReadonlyMap<Id, Id>
}

const nueva = (ids: ReadonlyMap<Id, Id>, id: Id | null): Id | null =>
  id === null ? null : (ids.get(id) ?? null)

/** A requisite that names the copies; a course that was not copied is asked for no more. */
const requisitosDe = (r: Requisito | null, cursos: ReadonlyMap<Id, Id>): Requisito | null =>
  mapHojas(r, hoja => {
    if (hoja.tipo !== 'curso') return hoja
    const asignatura_id = cursos.get(hoja.asignatura_id)
    return asignatura_id === undefined ? null : { ...hoja, asignatura_id }
  })

/** Fields of an item by which it speaks of a course of the plan (a learning unit), or of several (a module). */
const DE_CURSO = 'asignatura_id'
const DE_CURSOS = 'cursos_ids'

/** An entry of a text that names the copies; of a course that was not copied it speaks no more. */
export function itemDe(item: unknown, cursos: ReadonlyMap<Id, Id>): unknown {
  if (typeof item !== 'object' || item === null) return item
  const copia: Record<string, unknown> = { ...item }
  const uno = copia[DE_CURSO]
  const varios = copia[DE_CURSOS]
  if (typeof uno === 'number') {
    if (cursos.has(uno)) copia[DE_CURSO] = cursos.get(uno)
    else delete copia[DE_CURSO]
  }
  if (Array.isArray(varios)) copia[DE_CURSOS] = varios.flatMap(id => cursos.get(id) ?? [])
  return copia
}

/**
 * The content with new ids: nothing in it points at what it was copied from. Courses without a place keep none; catalogue rows that have no
 * counterpart are left out of their courses.
 */
export function reubicar(
  c: ContenidoDePlan,
  ids: IdsNuevos,
): Pick<ContenidoDePlan, 'ciclos' | 'secciones' | 'asignaturas' | 'textos' | 'perfil_egreso'> & {
  competencias: Omit<CompetenciasCopiadas, 'resultados'>
} {
  return {
    ciclos: c.ciclos.map(x => ({ ...x, id: ids.ciclos.get(x.id)! })),
    secciones: c.secciones.map(x => ({ ...x, id: ids.secciones.get(x.id)! })),
    asignaturas: c.asignaturas.map(a => ({
      ...a,
      id: ids.asignaturas.get(a.id)!,
      base_id: nueva(ids.asignaturas, a.base_id),
      ciclo_id: nueva(ids.ciclos, a.ciclo_id),
      seccion_id: nueva(ids.secciones, a.seccion_id),
      requisitos: requisitosDe(a.requisitos, ids.asignaturas),
      areacurso_id: nueva(ids.parametros, a.areacurso_id),
      tipocurso_id: nueva(ids.parametros, a.tipocurso_id),
      tipologiaespecial_id: nueva(ids.parametros, a.tipologiaespecial_id),
    })),
    textos: c.textos.map(t => ({ ...t, items: t.items.map(i => itemDe(i, ids.asignaturas)) })),
    perfil_egreso: c.perfil_egreso.map(l => ({ ...l, id: ids.perfil.get(l.id)! })),
    competencias: reubicarCompetencias(c.competencias, ids),
  }
}
