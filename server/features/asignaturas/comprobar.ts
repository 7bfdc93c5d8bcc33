import type { CicloDelPlan, CursoDelPlan } from '@malla/domain/asignaturas/asignatura.ts'
import { horasVirtualDe } from '@malla/domain/asignaturas/horas.ts'
import { findNewLoops, whyLoop } from '@malla/domain/asignaturas/lazos.ts'
import { type ProblemaDeRequisito, problemasDeRequisitos } from '@malla/domain/asignaturas/problemas.ts'
import type { AsignaturaRow } from './asignaturas.queries.ts'
import { baseOf, ultimas } from './ultimas.ts'

/** The courses of a plan as rules see them: each in its highest version, under the id of its base, as requisites name it. */
export function cursosDelPlan(rows: Iterable<AsignaturaRow>): CursoDelPlan[] {
  return ultimas(rows).map(row => ({
    id: baseOf(row),
    nombre: row.nombre,
    codigo: row.codigo,
    ciclo_id: row.ciclo_id,
    seccion_id: row.seccion_id,
    orden: row.orden,
    credits: row.credits,
    horasteoria: row.horasteoria,
    horaspractica: row.horaspractica,
    horasvirtual: horasVirtualDe(row),
    requisitos: row.requisitos,
    areacurso_id: row.areacurso_id,
  }))
}

const nameIn = (cursos: CursoDelPlan[]) => {
  const names = new Map(cursos.map(c => [c.id, c.nombre]))
  return (id: number): string => names.get(id) ?? 'un curso que no está en el plan'
}

/** Loops that a write would make, as ids of base courses, and the first of them in words. */
export function lazosNuevos(
  before: Iterable<AsignaturaRow>,
  after: Iterable<AsignaturaRow>,
): { ids: number[]; motivo: string }[] {
  const now = cursosDelPlan(after)
  const nameOf = nameIn(now)
  return findNewLoops(cursosDelPlan(before), now).map(ids => ({
    ids: [...ids],
    motivo: whyLoop(ids, nameOf),
  }))
}

/** What is wrong with the requisites of the courses in `bases`; warnings, never a refusal. */
export function problemasDe(
  rows: Iterable<AsignaturaRow>,
  ciclos: Iterable<CicloDelPlan>,
  bases: ReadonlySet<number>,
): ProblemaDeRequisito[] {
  const cursos = cursosDelPlan(rows)
  return problemasDeRequisitos(cursos, [...ciclos]).filter(p => bases.has(p.asignatura_id))
}
