import type { Efecto } from './impacto.ts'
import type { FilaDeCurso, MundoDeCurso } from './mundoDeCurso.ts'

/** What was written for courses: the one place that says which syllabi and cartas hang on them, whether they go or change. */

/** The ids of these courses. */
export const alcanzados = (cursos: readonly FilaDeCurso[]): ReadonlySet<number> =>
  new Set(cursos.map(c => c.id))

/** Syllabi of these courses that somebody wrote, or that were closed. */
export const silabosDe = (
  mundo: Pick<MundoDeCurso, 'silabos'>,
  ids: ReadonlySet<number>,
): MundoDeCurso['silabos'] =>
  mundo.silabos.filter(s => ids.has(s.fila.asignatura_id) && (s.isEscrito || s.isCerrado))

/** Cartas of these courses. */
export const cartasDe = (
  mundo: Pick<MundoDeCurso, 'cartas'>,
  ids: ReadonlySet<number>,
): MundoDeCurso['cartas'] => mundo.cartas.filter(x => ids.has(x.asignatura_id))

/** «Sílabo 2026-I». */
export const nombreDeSilabo = (periodo: string | null): string =>
  periodo ? `Sílabo ${periodo}` : 'Sílabo sin periodo'

/** What is told of a syllabus that nothing changes any more. */
export const QUEDA_CERRADO = 'Quedó cerrado con su periodo: sigue como está.'

/** What a change does to the public page of a plan, where it has one. */
export const enPaginaPublica = ({ id, isPublico }: MundoDeCurso['plan']): Efecto[] =>
  isPublico
    ? [
        {
          cosa: 'publicacion',
          id,
          nombre: 'Página pública del plan',
          plan_id: id,
          suerte: 'cambia',
          detalle: 'Mostrará lo nuevo a cualquiera en cuanto se guarde.',
        },
      ]
    : []
