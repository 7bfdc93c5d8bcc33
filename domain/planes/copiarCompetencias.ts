import type { Id } from '../asignaturas/asignatura.ts'
import { isListaComun } from '../competencias/listas.ts'
import { clave } from '../texto/normalizar.ts'

/** The competencies of a plan apart from where they are kept: part of what a copy or a template holds (copiar.ts). */
export interface CompetenciasCopiadas {
  grupos: { id: Id; orden: number; nombre: string }[]
  /** Parents before their parts. */
  competencias: CompetenciaCopiada[]
  /** Outcomes of the institution that any of them is attached to. */
  resultados: ResultadoCopiado[]
  vinculos: { competencia_id: Id; resultado_id: Id }[]
  /** Courses by their base. */
  celdas: { competencia_id: Id; asignatura_id: Id; nivel: string }[]
}

export interface CompetenciaCopiada {
  id: Id
  padre_id: Id | null
  grupo_id: Id | null
  orden: number
  nombre: string
  tipopadre: number
  iscompetencia: boolean
  termino_id: number | null
  perfil_egreso_id: Id | null
}

export interface ResultadoCopiado {
  id: Id
  lista: string
  numero: number
  nombre: string
}

export const ningunaCompetencia: CompetenciasCopiadas = {
  grupos: [],
  competencias: [],
  resultados: [],
  vinculos: [],
  celdas: [],
}

/** From ids of the content to those of the plan it is written into. */
export interface IdsDeCompetencias {
  grupos: ReadonlyMap<Id, Id>
  competencias: ReadonlyMap<Id, Id>
  perfil: ReadonlyMap<Id, Id>
  /** To outcomes of the institution; one that it does not have is not in it. */
  resultados: ReadonlyMap<Id, Id>
  asignaturas: ReadonlyMap<Id, Id>
}

const nueva = (ids: ReadonlyMap<Id, Id>, id: Id | null): Id | null =>
  id === null ? null : (ids.get(id) ?? null)

/** The same with new ids: links to what was not copied are left out. */
export function reubicarCompetencias(
  c: CompetenciasCopiadas,
  ids: IdsDeCompetencias,
): Omit<CompetenciasCopiadas, 'resultados'> {
  return {
    grupos: c.grupos.map(g => ({ ...g, id: ids.grupos.get(g.id)! })),
    competencias: c.competencias.map(x => ({
      ...x,
      id: ids.competencias.get(x.id)!,
      padre_id: nueva(ids.competencias, x.padre_id),
      grupo_id: nueva(ids.grupos, x.grupo_id),
      perfil_egreso_id: nueva(ids.perfil, x.perfil_egreso_id),
    })),
    vinculos: c.vinculos.flatMap(v => {
      const resultado_id = ids.resultados.get(v.resultado_id)
      return resultado_id === undefined
        ? []
        : [{ competencia_id: ids.competencias.get(v.competencia_id)!, resultado_id }]
    }),
    celdas: c.celdas.flatMap(x => {
      const asignatura_id = ids.asignaturas.get(x.asignatura_id)
      return asignatura_id === undefined
        ? []
        : [{ ...x, competencia_id: ids.competencias.get(x.competencia_id)!, asignatura_id }]
    }),
  }
}

/**
 * Key by which two institutions have the same outcome: its number in a list that every institution begins with, whatever its wording by now;
 * its wording in a list of one's own.
 */
export const claveDeResultado = (r: Omit<ResultadoCopiado, 'id'>): string =>
  isListaComun(r.lista) ? `${r.lista} ${r.numero}` : `${clave(r.lista)} ${clave(r.nombre)}`
