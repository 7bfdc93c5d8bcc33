import { clave } from '../texto/normalizar.ts'
import { FUNCIONAL, TRANSVERSAL } from './catalogos.ts'

/** A line of a pasted list as it was read, before levels are brought into order. */
export interface LineaPegada {
  linea: number
  /** Null: as deep as the one before. */
  nivel: number | null
  tipopadre: number | null
  nombre: string
}

/** What was read otherwise than it stands there, by its line (from 1). */
export interface AvisoDePegado {
  linea: number
  motivo: string
}

const TITULO =
  /^(?:competencias? )?(?:(funcional(?:es)?|especificas?|tecnicas?)|(transversal(?:es)?|genericas?|generales|basicas?)):?$/

/** The kind that a heading or a cell names, or null. */
export function tipoDe(texto: string): number | null {
  const titulo = TITULO.exec(clave(texto))
  if (!titulo) return null
  return titulo[1] ? FUNCIONAL : TRANSVERSAL
}

/** Level of a code: F1 is 1, C1.2 is 2. */
export const nivelDeCodigo = (codigo: string): number => codigo.match(/\d+/g)?.length ?? 1
