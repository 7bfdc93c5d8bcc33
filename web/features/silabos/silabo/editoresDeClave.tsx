import { cercada } from '../../../ui/cercada.tsx'
import { parte } from '../../../ui/parte.tsx'
import { EditorRico } from '../../../ui/rico/porTraer.ts'
import type { EditorDeClave } from '../editores/editor.ts'

const logros = cercada(parte(async () => (await import('../editores/EditorDeLogros.tsx')).EditorDeLogros))
const programacion = cercada(
  parte(async () => (await import('../editores/EditorDeProgramacion.tsx')).EditorDeProgramacion),
)
const evaluacion = cercada(
  parte(async () => (await import('../editores/EditorDeEvaluacion.tsx')).EditorDeEvaluacion),
)
const bibliografia = cercada(
  parte(async () => (await import('../editores/EditorDeBibliografia.tsx')).EditorDeBibliografia),
)
const anexos = cercada(parte(async () => (await import('../editores/EditorDeAnexos.tsx')).EditorDeAnexos))

/** The editors of the keys that are lists or tables; all other keys are one text. */
export const editorDe: Readonly<Record<string, EditorDeClave | undefined>> = {
  competencias: logros,
  resultados: logros,
  unidadesaprendizaje: programacion,
  evaluacion,
  bibliografia,
  anexos,
}

/**
 * Asks for the editors while the syllabus itself is still on its way: nothing on the page moves when they come, and whoever begins to type finds an
 * editor there, also when the connection is gone by then. What fails now is asked for again, and told, when it is shown.
 */
export function precargarEditores(): void {
  for (const editor of [logros, programacion, evaluacion, bibliografia, anexos, EditorRico])
    editor.traer().catch(() => undefined)
}
