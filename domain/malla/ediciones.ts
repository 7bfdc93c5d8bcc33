import type { CursoDelPlan, Id } from '../asignaturas/asignatura.ts'
import { igual } from '../valores/igual.ts'

/** An ordinary edit of a course: the fields that change. */
export type Edicion = { id: Id } & Partial<Omit<CursoDelPlan, 'id'>>

/** Where a course stands. */
export type EdicionDeLugar = Pick<CursoDelPlan, 'id' | 'ciclo_id' | 'seccion_id' | 'orden'>

const camposDe = (e: Edicion): (keyof Edicion)[] =>
  (Object.keys(e) as (keyof Edicion)[]).filter(k => k !== 'id')

/** The courses after the edits; what the edits do not name stays, and is the same object. */
export function aplicar(cursos: readonly CursoDelPlan[], ediciones: readonly Edicion[]): CursoDelPlan[] {
  const porId = new Map(ediciones.map(e => [e.id, e]))
  return cursos.map(c => {
    const edicion = porId.get(c.id)
    return edicion ? { ...c, ...edicion } : c
  })
}

/** Edits without what would change nothing. */
export function soloCambios(cursos: ReadonlyMap<Id, CursoDelPlan>, ediciones: readonly Edicion[]): Edicion[] {
  return ediciones.flatMap(e => {
    const curso = cursos.get(e.id)
    const campos = curso ? camposDe(e).filter(k => !igual(curso[k], e[k])) : []
    return campos.length ? [{ id: e.id, ...Object.fromEntries(campos.map(k => [k, e[k]])) }] : []
  })
}

/** The edits that bring back what the given ones will change. */
export function inversasDe(cursos: ReadonlyMap<Id, CursoDelPlan>, ediciones: readonly Edicion[]): Edicion[] {
  return ediciones.flatMap(e => {
    const curso = cursos.get(e.id)
    return curso ? [{ id: e.id, ...Object.fromEntries(camposDe(e).map(k => [k, curso[k]])) }] : []
  })
}
