import { porciento } from './porciento.ts'

/** estadoCursosRegistrados (§3, §4): 1 every course has its data, 2 some lack something, 3 there are none. */
export type EstadoCursosRegistrados = 1 | 2 | 3

/** Courses of a plan, and how many of them have their data. */
export interface CursosContados {
  cursos: number
  completos: number
}

/** How far the courses of a plan are registered. A course has its data when it has hours and an area; codes and credits not all plans have. */
export function estadoCursosRegistrados(plan: CursosContados): EstadoCursosRegistrados {
  if (plan.cursos === 0) return 3
  return plan.completos === plan.cursos ? 1 : 2
}

/** The same in whole percent, for a ring. */
export const avanceDeCursos = ({ cursos, completos }: CursosContados): number => porciento(completos, cursos)
