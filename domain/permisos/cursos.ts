import type { Ambito, Persona } from './acciones.ts'
import { whyNot } from './permisos.ts'

/** Where a course stands in the malla: what a move changes, and nothing else. */
export const CAMPOS_DE_LUGAR: readonly string[] = ['ciclo_id', 'seccion_id', 'orden']

/** Whether a field of a course says where it stands. */
export const isCampoDeLugar = (campo: string): boolean => CAMPOS_DE_LUGAR.includes(campo)

/** Whoever may edit courses but not the structure: «Operador Básico», «Tutor». */
const SOLO_CURSOS = 'Puede editar los cursos, pero su rol no permite moverlos en la malla.'

/**
 * Why a person may not change these fields of a course there, in Spanish, or null (§6). The malla belongs to the structure of a plan and its
 * courses to the content: a new place asks for `estructura.editar`, any other field for `contenido.editar`, both for both. Without fields
 * nothing changes and nothing is asked for.
 */
export function whyNotCambiarCurso(
  persona: Persona,
  campos: readonly string[],
  ambito: Ambito = {},
): string | null {
  const contenido = whyNot(persona, 'contenido.editar', ambito)
  if (contenido && campos.some(c => !isCampoDeLugar(c))) return contenido
  if (!campos.some(isCampoDeLugar)) return null
  const estructura = whyNot(persona, 'estructura.editar', ambito)
  return estructura && !contenido ? SOLO_CURSOS : estructura
}
