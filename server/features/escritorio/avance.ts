import type { Avance } from '@malla/contracts/escritorio.ts'
import type { PlanDelEscritorio } from './planes.queries.ts'

/** Most programmes of which the desk shows the progress. */
export const MOSTRADOS = 8

const suma = (planes: readonly PlanDelEscritorio[], de: (p: PlanDelEscritorio) => number): number =>
  planes.reduce((n, p) => n + de(p), 0)

function dePrograma(planes: readonly PlanDelEscritorio[]): Avance {
  const [first] = planes
  const unico = planes.length === 1 ? first! : null
  return {
    programa_id: first!.programa_id,
    programa: first!.programa,
    facultad: first!.facultad,
    plan_id: unico?.id ?? null,
    plan: unico?.full_name ?? '',
    planes: planes.length,
    sin_cursos: planes.filter(p => p.cursos === 0).length,
    cursos: suma(planes, p => p.cursos),
    completos: suma(planes, p => p.completos),
    empezados: suma(planes, p => p.empezados),
  }
}

const parte = (a: Avance): number => (a.cursos === 0 ? 0 : a.completos / a.cursos)
const isHecho = (a: Avance): boolean => a.cursos > 0 && a.completos === a.cursos

/**
 * Programmes with plans in force and how far their courses are. The one that the person works with stands first, then what is begun, the furthest
 * first, and what is done last.
 */
export const avanceDeProgramas = (planes: readonly PlanDelEscritorio[], propio: number | null): Avance[] =>
  [...Map.groupBy(planes, p => p.programa_id).values()]
    .map(dePrograma)
    .sort(
      (a, b) =>
        Number(b.programa_id === propio) - Number(a.programa_id === propio) ||
        Number(isHecho(a)) - Number(isHecho(b)) ||
        parte(b) - parte(a) ||
        a.programa.localeCompare(b.programa, 'es'),
    )
