import type { ClaveDeSilabo } from '@malla/domain/silabos/contenido.ts'
import { type ComponentType, lazy } from 'react'
import type { EditorProps } from '../editores/editor.ts'

/** The editors of the keys that are lists or tables, each loaded when it is first shown; all other keys are one text. */

type Editor<C extends ClaveDeSilabo> = ComponentType<EditorProps<C>>
// biome-ignore lint/suspicious/noExplicitAny: each editor has the value of its own key, and the key chose it
export type EditorDeClave = ComponentType<any>

const modulos = import.meta.glob<Record<string, Editor<ClaveDeSilabo>>>('../editores/EditorDe*.tsx')
const perezoso = (nombre: string) => {
  const cargar = modulos[`../editores/${nombre}.tsx`]
  return cargar && lazy(async () => ({ default: (await cargar())[nombre] as EditorDeClave }))
}

const logros = perezoso('EditorDeLogros')
export const editorDe: Readonly<Record<string, EditorDeClave | undefined>> = {
  competencias: logros,
  resultados: logros,
  unidadesaprendizaje: perezoso('EditorDeProgramacion'),
  evaluacion: perezoso('EditorDeEvaluacion'),
  bibliografia: perezoso('EditorDeBibliografia'),
  anexos: perezoso('EditorDeAnexos'),
}
