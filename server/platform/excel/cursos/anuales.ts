import { clave } from '@malla/domain/texto/normalizar.ts'

/** Courses that last a year: a course of a plan stands in one cycle. */

export const ES_ANUAL =
  'un curso anual va en el ciclo en que empieza, como «Ciclo III», o en su año («Segundo año») si los ciclos del plan son años.'

const REGIMEN = '((de )?(regimen|duracion|cursado|dictado|modalidad) )?'
const CURSOS = '((cursos|asignaturas|materias|unidades|espacios)( curriculares)? )'

/** «Anual» where a cycle should stand. */
export const isAnual = (texto: string): boolean =>
  new RegExp(`^(curso |asignatura |materia )?${REGIMEN}anual(es)?$`).test(clave(texto))

/** «CURSOS ANUALES»; also «Anuales», unless only the whole words count (`soloCursos`). */
export const isRotuloDeAnuales = (texto: string, soloCursos: boolean): boolean =>
  new RegExp(`^${CURSOS}${soloCursos ? '' : '?'}${REGIMEN}anual(es)?$`).test(clave(texto))
