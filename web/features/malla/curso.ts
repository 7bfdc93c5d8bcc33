import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import { cursoDelPlan } from '@malla/contracts/cursoDelPlan.ts'
import type { CursoDelPlan, Id } from '@malla/domain/asignaturas/asignatura.ts'
import { baseDe } from '@malla/domain/asignaturas/versiones.ts'
import type { Edicion } from '@malla/domain/malla/ediciones.ts'
import type { ApiInput } from '../../app/api.ts'

/** A course as the malla shows it: what the rules know of it, and what only its card and the inspector say. */
export interface CursoDeMalla extends CursoDelPlan {
  /** What its versions share: the id of the first. */
  base: Id
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
    base: baseDe(a),
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

/** The id under which a course is there now: its own, or that of its version in force; null where it is gone. `bases`: what versions share, by the ids seen so far. */
export function vigenteDe(
  id: Id,
  cursos: readonly Pick<CursoDeMalla, 'id' | 'base'>[],
  bases: ReadonlyMap<Id, Id>,
): Id | null {
  if (cursos.some(c => c.id === id)) return id
  const base = bases.get(id) ?? id
  return cursos.find(c => c.base === base)?.id ?? null
}

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
