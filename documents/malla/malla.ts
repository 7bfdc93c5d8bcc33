/** The malla as a document says it: groups of courses, areas and requisite lines, without a single coordinate. */
export interface BloqueMalla {
  tipo: 'malla'
  /** Title of the page, in the outline too. */
  titulo: string
  subtitulo: string
  /** Cycles in their order, then the sections of electives. */
  grupos: readonly GrupoMalla[]
  areas: readonly AreaMalla[]
  lineas: readonly LineaMalla[]
  /** Outline level of the title. */
  nivel: number
}

export interface GrupoMalla {
  nombre: string
  /** «21 cr · 29 h». */
  detalle: string
  electivo: boolean
  cursos: readonly CursoMalla[]
}

export interface CursoMalla {
  id: number
  codigo: string | null
  nombre: string
  /** «4 cr»; null where there are no credits. */
  creditos: string | null
  /** «T3 P2 V0», of the kinds of hours that the plan has, «3 h» of a plan of one kind; empty when not known. */
  horas: string
  /** Index into `areas`. */
  area: number | null
  /** What it asks for that is not a course of the plan: «120 cr aprobados». */
  nota: string | null
  /** All that it asks for, in words, by codes: «MAT101 y (FIS101 o QUI101), 120 créditos aprobados»; empty: nothing. For where no lines are drawn. */
  pide: string
}

/** `color` 1 to 8 (tokens.css, a1 to a8), `hueca` when another area has it already; `siglas` are unique, so that colour never stands alone. */
export interface AreaMalla {
  nombre: string
  siglas: string
  color: number
  hueca: boolean
}

/** `previo`: passed before; `simultaneo`: together; `alternativa`: one of several; `contraria`: not in an earlier cycle. */
export type ClaseLinea = 'previo' | 'simultaneo' | 'alternativa' | 'contraria'

/** From the requisite to the course that asks for it, by course id. */
export interface LineaMalla {
  desde: number
  hasta: number
  clase: ClaseLinea
}
