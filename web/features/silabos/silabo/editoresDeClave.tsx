import { lazy } from 'react'
import type { EditorDeClave } from '../editores/editor.ts'

const logros = () => import('../editores/EditorDeLogros.tsx').then(m => m.EditorDeLogros)
const programacion = () => import('../editores/EditorDeProgramacion.tsx').then(m => m.EditorDeProgramacion)
const evaluacion = () => import('../editores/EditorDeEvaluacion.tsx').then(m => m.EditorDeEvaluacion)
const bibliografia = () => import('../editores/EditorDeBibliografia.tsx').then(m => m.EditorDeBibliografia)
const anexos = () => import('../editores/EditorDeAnexos.tsx').then(m => m.EditorDeAnexos)

/** What all of them write long texts with. */
const rico = () => import('../../../ui/rico/EditorRico.tsx')

const perezoso = (cargar: () => Promise<EditorDeClave>): EditorDeClave =>
  lazy(async () => ({ default: await cargar() }))

const deLogros = perezoso(logros)
/** The editors of the keys that are lists or tables; all other keys are one text. */
export const editorDe: Readonly<Record<string, EditorDeClave | undefined>> = {
  competencias: deLogros,
  resultados: deLogros,
  unidadesaprendizaje: perezoso(programacion),
  evaluacion: perezoso(evaluacion),
  bibliografia: perezoso(bibliografia),
  anexos: perezoso(anexos),
}

/**
 * Asks for the editors while the syllabus itself is still on its way: nothing on the page moves when they come, and whoever begins to type finds an
 * editor there, also when the connection is gone by then.
 */
export function precargarEditores(): void {
  // What fails now is asked for again, and told, when it is shown.
  for (const cargar of [logros, programacion, evaluacion, bibliografia, anexos, rico])
    cargar().catch(() => undefined)
}
