import type { Opcion } from '../catalogos/opcion.ts'
import type { TipoEstudio } from './asignatura.ts'

/** Kinds of studies of a course, as the regulator's form names them (SUNEDU C1). */
export const tiposDeEstudio = [
  { valor: 'general', nombre: 'General' },
  { valor: 'especifico', nombre: 'Específico' },
  { valor: 'especialidad', nombre: 'Especialidad' },
] as const satisfies readonly Opcion<TipoEstudio>[]

/** How a course is taught. */
export const modalidadesDeCurso = [
  { valor: 'presencial', nombre: 'Presencial' },
  { valor: 'virtual', nombre: 'Virtual' },
  { valor: 'semipresencial', nombre: 'Semipresencial' },
] as const satisfies readonly Opcion<string>[]

/** Colours of the look that areas take, by their number from 1. */
const COLORES = 8

/** The colour of an area that is made where there are so many already: the eight take turns. */
export const colorDeArea = (cuantas: number): number => (cuantas % COLORES) + 1
