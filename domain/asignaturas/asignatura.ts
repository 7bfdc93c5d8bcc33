/** Id of a row inside its institution. */
export type Id = number

/**
 * What a course asks for before it can be taken. Leaves: a course of the same plan (`previo`: passed before, `simultaneo`:
 * before or together), an amount of approved credits, or a text that no course of the plan matched yet (kept as written,
 * shown in the malla, mended later). `y` and `o` join others.
 */
export type Requisito =
  | { tipo: 'curso'; asignatura_id: Id; modo: ModoRequisito }
  | { tipo: 'creditos'; creditos: number }
  | { tipo: 'texto'; texto: string; modo: ModoRequisito }
  | { tipo: 'y' | 'o'; de: Requisito[] }

export type ModoRequisito = 'previo' | 'simultaneo'

/** Most parts of one group of a requisite. */
export const MAX_EN_GRUPO = 50
/** Most parts of a requisite with all its groups: far more than a course asks for, and whoever reads the plan reads all of it. */
export const MAX_PARTES = 500

/** Kind of studies of a course in the regulator's form (SUNEDU C1). */
export type TipoEstudio = 'general' | 'especifico' | 'especialidad'

/** Weekly hours of a course; `horasvirtual` is the sum of its theory and its practice part. */
export interface HorasAsignatura {
  horasteoria: number
  horaspractica: number
  horasvirtual: number
}

/** A course as rules and the malla see it. Exactly one of `ciclo_id` and `seccion_id` is set. `credits` is null where there are none (schools). */
export interface CursoDelPlan extends HorasAsignatura {
  id: Id
  nombre: string
  /** Text, never a number: '0021' stays '0021'. Null when the plan has no codes. */
  codigo: string | null
  ciclo_id: Id | null
  seccion_id: Id | null
  /** Place inside its cycle or section, from 0. */
  orden: number
  credits: number | null
  requisitos: Requisito | null
  areacurso_id: Id | null
}

/** A cycle of a plan; cycles stand in the order of `numero` (1, 2, …). */
export interface CicloDelPlan {
  id: Id
  numero: number
  nombre: string
}

/** A section of electives; `creditos_requeridos` is what a student must take of it, null when not said. */
export interface SeccionDelPlan {
  id: Id
  nombre: string
  creditos_requeridos: number | null
}
