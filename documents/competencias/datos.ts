import type { NodoDeCompetencia } from '@malla/domain/competencias/arbol.ts'
import type { Celda } from '@malla/domain/competencias/cobertura.ts'

/** A competency of a plan as documents need it. */
export interface CompetenciaInforme extends NodoDeCompetencia {
  nombre: string
  /** By its place, with the plan's letters. */
  codigo: string
  iscompetencia: boolean
  termino_id: number | null
  /** Number (from 1) of the line of the graduate profile that it serves. */
  linea: number | null
  resultados_ids: readonly number[]
}

interface ResultadoInforme {
  id: number
  lista: string
  numero: number
  nombre: string
}

/** The competencies of a plan with all that they are tied to. */
export interface DatosCompetencias {
  grupos: readonly { id: number; nombre: string }[]
  todas: readonly CompetenciaInforme[]
  /** Outcomes that any of them is attached to, by list and number. */
  resultados: readonly ResultadoInforme[]
  /** The matrix by the base of each course: of its versions the one in force counts. */
  celdas: readonly Celda[]
}
