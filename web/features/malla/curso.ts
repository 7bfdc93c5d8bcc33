import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import { cursoDelPlan } from '@malla/contracts/cursoDelPlan.ts'
import type { CursoDelPlan, Id } from '@malla/domain/asignaturas/asignatura.ts'
import type { Edicion } from '@malla/domain/malla/ediciones.ts'
import type { ApiInput } from '../../app/api.ts'

/** A course as the malla shows it: what the rules know of it, and what only its card and the inspector say. */
export interface CursoDeMalla extends CursoDelPlan {
  tipocurso_id: Id | null
  /** How far its syllabus is: 1 to be done, 2 begun, 3 complete (§4). */
  silabo: number
  revision: number
}

/** An ordinary edit of a course, as the malla makes it. */
export type EdicionDeCurso = Edicion & { tipocurso_id?: Id | null }

type Fila = ApiInput<'asignaturas.savePorPlan'>['asignaturas'][number]

const vistos = new WeakMap<Asignatura, CursoDeMalla>()

/** The course of an answer; the same object for the same answer, so that its card is not drawn again. */
export function cursoDe(a: Asignatura): CursoDeMalla {
  const visto = vistos.get(a)
  if (visto) return visto
  const curso: CursoDeMalla = {
    ...cursoDelPlan(a),
    tipocurso_id: a.tipocurso_id || null,
    silabo: a.silabo.isCompletado,
    revision: a.revision,
  }
  vistos.set(a, curso)
  return curso
}

/** Courses by their ids; of two of one id the later. */
export const porId = (cursos: readonly CursoDeMalla[]): ReadonlyMap<Id, CursoDeMalla> =>
  new Map(cursos.map(c => [c.id, c]))

/** An edit as the wire takes it, over the revision that was last seen. */
export function filaDe({ id, ciclo_id, seccion_id, ...campos }: EdicionDeCurso, revision?: number): Fila {
  return {
    id,
    revision,
    ...(ciclo_id !== undefined && { ciclo_id: ciclo_id ?? 0 }),
    ...(seccion_id !== undefined && { seccion_id: seccion_id ?? 0 }),
    ...campos,
  }
}
