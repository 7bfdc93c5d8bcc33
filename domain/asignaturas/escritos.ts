import { clave } from '../texto/normalizar.ts'
import type { TipoEstudio } from './asignatura.ts'
import type { modalidadesDeCurso } from './catalogos.ts'

/** What people write in a table of courses, whether a file has it or it is pasted. All texts come without blanks at their ends. */

/** «-», «—», «…»: what people write for nothing. */
export const isRaya = (texto: string): boolean => /^[-–—_.…*/]+$/.test(texto)

/** Whether a text says that there is nothing: it is empty, a dash, «n/a». */
export const isNada = (texto: string): boolean =>
  texto === '' || isRaya(texto) || /^n\.?\/?a\.?$/i.test(texto)

/** «4 créditos», «3 h» as «4» and «3». */
export const sinUnidades = (texto: string): string =>
  texto.replace(/\s*(?:cr[eé]ditos?|cr[eé]d|cr|horas?|hrs?|h)\.?$/i, '')

/** General, específico or especialidad (SUNEDU C1) in the words that people have for them; null for any other text. */
export function tipoDeEstudioDe(texto: string): TipoEstudio | null {
  const t = clave(texto)
  if (/^(estudios? )?general(es)?$/.test(t)) return 'general'
  if (/^(estudios? )?especific[oa]s?$/.test(t)) return 'especifico'
  return /^((estudios )?de )?(especialidad|especializacion|especializad[oa])$/.test(t) ? 'especialidad' : null
}

export type Modalidad = (typeof modalidadesDeCurso)[number]['valor']

/** How a course is taught, in the words that people have for it; null for any other text. */
export function modalidadDe(texto: string): Modalidad | null {
  const t = clave(texto.replaceAll('-', ' '))
  if (t === 'presencial') return 'presencial'
  if (/^(virtual|a distancia|no presencial|remot[oa]|en linea)$/.test(t)) return 'virtual'
  return /^(semi ?presencial|hibrid[oa]|mixt[oa])$/.test(t) ? 'semipresencial' : null
}
