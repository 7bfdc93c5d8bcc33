import { clave } from '@malla/domain/texto/normalizar.ts'

/** Electives among the courses of cycles: they have a file of their own. */

export const APARTE = 'los electivos se importan aparte, con la plantilla de cursos electivos.'
export const NO_ES_CICLO = `No es un ciclo: ${APARTE}`
export const debajoDe = (rotulo: string): string => `Está debajo de «${rotulo}»: ${APARTE}`

const CURSOS = '((lista|relacion|bloque|grupo) de )?(cursos|asignaturas|materias|unidades didacticas) (de )?'
const ELECTIVOS = '(electiv|optativ)[oa]s'

/** «CURSOS ELECTIVOS»; also «Electivos de especialidad», unless only the whole words count (`soloCursos`). One elective is none of these: it is a course. */
export const isRotuloDeElectivos = (texto: string, soloCursos: boolean): boolean =>
  new RegExp(`^(${CURSOS})${soloCursos ? '' : '?'}${ELECTIVOS}($|[^a-z])`).test(clave(texto))

/** «Electivo», «Electivos» where a cycle should stand. */
export const isElectivo = (texto: string): boolean =>
  /^(cursos? |asignaturas? )?(electiv|optativ)[oa]s?($|[^a-z])/.test(clave(texto))
