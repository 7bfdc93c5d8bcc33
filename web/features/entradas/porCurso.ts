import type { ItemDeTexto } from '@malla/contracts/textos.ts'
import { horasEnSemanas, porVersiones, type Versionada } from '@malla/domain/planes/entradas.ts'
import type { CursoDePlan } from './cursosDePlan.ts'

/** The units of one course, in their order. */
export interface UnidadesDeCurso {
  /** Null: of no course, or of one that is not there any more. */
  curso: CursoDePlan | null
  unidades: Versionada<ItemDeTexto>[]
  semanas: number
  horas: number
}

/** Units in force by their courses, in the order of the malla; those of no course come last. */
export function unidadesPorCurso(
  items: readonly ItemDeTexto[],
  cursos: ReadonlyMap<number, CursoDePlan>,
): UnidadesDeCurso[] {
  const porCurso = Map.groupBy(
    porVersiones('unidadesAprendizaje', items),
    u => cursos.get(u.vigente.asignatura_id ?? 0) ?? null,
  )
  const grupo = (curso: CursoDePlan | null): UnidadesDeCurso => {
    const unidades = porCurso.get(curso) ?? []
    const suma = (de: (u: ItemDeTexto) => number | null) =>
      unidades.reduce((total, u) => total + (de(u.vigente) ?? 0), 0)
    return {
      curso,
      unidades,
      semanas: suma(u => u.semanas ?? 0),
      horas: suma(u => horasEnSemanas(u.semanas, curso?.curso.horastotal)),
    }
  }
  return [...[...cursos.values()].filter(c => porCurso.has(c)), ...(porCurso.has(null) ? [null] : [])].map(
    grupo,
  )
}
