import type { FilaDeCurso, MundoDeCurso } from './mundoDeCurso.ts'

/** What was written for courses: the one place that says which syllabi and cartas hang on them, whether they go or change. */

export const alcanzados = (cursos: readonly FilaDeCurso[]): ReadonlySet<number> =>
  new Set(cursos.map(c => c.id))

/** Syllabi of these courses that somebody wrote, or that were closed. */
export const silabosDe = (
  mundo: Pick<MundoDeCurso, 'silabos'>,
  ids: ReadonlySet<number>,
): MundoDeCurso['silabos'] =>
  mundo.silabos.filter(s => ids.has(s.fila.asignatura_id) && (s.isEscrito || s.isCerrado))

export const cartasDe = (
  mundo: Pick<MundoDeCurso, 'cartas'>,
  ids: ReadonlySet<number>,
): MundoDeCurso['cartas'] => mundo.cartas.filter(x => ids.has(x.asignatura_id))
