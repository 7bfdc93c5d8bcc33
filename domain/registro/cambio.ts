/** A change record as sentences are made from it (§3, Log entry): who is told apart, what and when stand here. */
export interface CambioContado {
  /** Event of §4: «asignatura.updated». */
  evento: string
  objeto_id: number
  /** Where the thing hangs: ids by `facultad_id`, `programa_id`, `plan_id`, `asignatura_id`. */
  ambito: Readonly<Record<string, number | undefined>>
  antes: Readonly<Record<string, unknown>> | null
  despues: Readonly<Record<string, unknown>> | null
}

/** A thing named by its kind, as events name it, and its id. */
export interface Referencia {
  clase: string
  id: number
}

/** What a sentence cannot know by itself. */
export interface Lectura {
  /** Name of a thing, also of one that was deleted since; null when nobody knows it. */
  nombre(clase: string, id: number): string | null
  /** How people call a field («Créditos»); null when nobody said. */
  etiqueta(campo: string): string | null
}

/** A piece of a sentence; `fuerte` names the thing that it speaks of. */
export interface Tramo {
  texto: string
  fuerte?: true
}

/** Kind of the thing that changed: what stands before the first dot of the event («grupo.competencia» is written whole). */
export const claseDe = (evento: string): string =>
  evento.startsWith('grupo.competencia.') ? 'grupo' : evento.split('.')[0]!

/** What happened to it: «updated», «save.json». */
export const hechoDe = (evento: string): string =>
  evento.startsWith('grupo.competencia.')
    ? evento.slice('grupo.competencia.'.length)
    : evento.slice(evento.indexOf('.') + 1)
