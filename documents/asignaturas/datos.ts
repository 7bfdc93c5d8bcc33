import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import type { NodoRico } from '../document.ts'

/** Text of the editor, plain text (a line feed parts paragraphs), or nothing yet. */
export type Texto = NodoRico | string | null

/** What a carta descriptiva says of a course beyond its row in the plan. What is empty or absent is printed as pending. */
export interface DatosCarta {
  asignatura_id: Id
  sumilla?: Texto
  competencias?: readonly CompetenciaCarta[]
  unidadesaprendizaje?: readonly UnidadCarta[]
  /** Printed only where there is one. */
  metodologia?: Texto
  evaluacion?: readonly CriterioCarta[]
  bibliografia?: Texto
  /** Day on which it was approved (ISO), for the footer. */
  fecha_aprobacion?: string | null
}

/** `peso` in percent, null where the carta gives none. */
export interface CriterioCarta {
  criterio: string
  peso: number | null
}

export interface CompetenciaCarta {
  /** Of the plan; left out where it is of none. Codes repeat: each kind counts from 1. */
  id?: Id
  codigo: string | null
  nombre: string
  nivel: string | null
}

/** `semanas`: the numbers of its weeks. Its hours are those weeks × the weekly hours of the course (§5). */
export interface UnidadCarta {
  nombre: string
  contenidos: Texto
  semanas: readonly number[]
}
