import type { CicloDelPlan, CursoDelPlan } from '@malla/domain/asignaturas/asignatura.ts'
import type { NombreDe } from '@malla/domain/asignaturas/descripcion.ts'
import { horasVirtualDe } from '@malla/domain/asignaturas/horas.ts'
import { cierranLazo, findNewLoop, whyLoop } from '@malla/domain/asignaturas/lazos.ts'
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

const nameIn = (cursos: CursoDelPlan[]): NombreDe => {
  const names = new Map(cursos.map(c => [c.id, c.nombre]))
  return id => names.get(id) ?? null
}

/** The loop that a write would make, as ids of base courses and in words; null when it makes none. */
export function lazoNuevo(
  before: Iterable<AsignaturaRow>,
  after: Iterable<AsignaturaRow>,
): { ids: number[]; motivo: string } | null {
  const now = cursosDelPlan(after)
  const ids = findNewLoop(cursosDelPlan(before), now)
  return ids && { ids, motivo: whyLoop(ids, nameIn(now)) }
}

/** The courses, by their bases, of which a requisite that is new would close a loop. */
export const conLazoNuevo = (
  before: Iterable<AsignaturaRow>,
  after: Iterable<AsignaturaRow>,
): ReadonlySet<number> => cierranLazo(cursosDelPlan(before), cursosDelPlan(after))

/** What is wrong with the requisites of the courses in `bases`; warnings, never a refusal. */
export function problemasDe(
  rows: Iterable<AsignaturaRow>,
  ciclos: Iterable<CicloDelPlan>,
  bases: ReadonlySet<number>,
): ProblemaDeRequisito[] {
  const cursos = cursosDelPlan(rows)
  return problemasDeRequisitos(cursos, [...ciclos]).filter(p => bases.has(p.asignatura_id))
}
