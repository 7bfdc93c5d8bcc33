import type { CursoDelPlan, HorasAsignatura, Id, SeccionDelPlan } from '../asignaturas/asignatura.ts'
import { creditosConElectivos, sumCreditos } from '../asignaturas/creditos.ts'
import { horasTotales, sumHoras } from '../asignaturas/horas.ts'

/** Sums over courses. `creditos` is null where no course has any: schools are never told «0 créditos». */
export interface Totales extends HorasAsignatura {
  cursos: number
  creditos: number | null
  /** Weekly hours in all. */
  horas: number
}

type CursoSumable = Pick<CursoDelPlan, 'credits' | 'horasteoria' | 'horaspractica' | 'horasvirtual'>

/** What the courses of a cycle or a section add up to. */
export const totalesDe = (cursos: readonly CursoSumable[]): Totales => ({
  cursos: cursos.length,
  creditos: sumCreditos(cursos.map(c => c.credits)),
  horas: sumHoras(cursos.map(horasTotales)),
  horasteoria: sumHoras(cursos.map(c => c.horasteoria)),
  horaspractica: sumHoras(cursos.map(c => c.horaspractica)),
  horasvirtual: sumHoras(cursos.map(c => c.horasvirtual)),
})

/** What a whole plan adds up to. */
export interface TotalesDePlan {
  /** Courses that stand in a cycle. */
  obligatorios: Totales
  /** Every elective that is listed, taken or not. */
  electivosListados: Totales
  /** Credits that a student must take of all sections; null when no section says. */
  creditosElectivos: number | null
  /** Credits that a student takes in all: obligatory + *required* elective ones; null where no course has credits. */
  creditos: number | null
  /** Sections that do not say how many credits they require: the sum is short of them. */
  seccionesSinCreditos: Id[]
}

/** Totals of a plan. A malla may list every elective (298 credits listed, 220 required): only what is required counts. */
export function totalesDePlan(
  cursos: readonly (CursoSumable & Pick<CursoDelPlan, 'ciclo_id' | 'seccion_id'>)[],
  secciones: readonly SeccionDelPlan[],
): TotalesDePlan {
  const obligatorios = totalesDe(cursos.filter(c => c.ciclo_id !== null))
  const electivos = cursos.filter(c => c.ciclo_id === null)
  const electivosListados = totalesDe(electivos)
  const creditosElectivos = sumCreditos(secciones.map(s => s.creditos_requeridos))
  const conCreditos = new Set(electivos.filter(c => c.credits !== null).map(c => c.seccion_id))
  return {
    obligatorios,
    electivosListados,
    creditosElectivos,
    creditos: creditosConElectivos(cursos, obligatorios.creditos, creditosElectivos),
    // A section without credits at all (a school's) has none to require.
    seccionesSinCreditos: secciones
      .filter(s => s.creditos_requeridos === null && conCreditos.has(s.id))
      .map(s => s.id),
  }
}
