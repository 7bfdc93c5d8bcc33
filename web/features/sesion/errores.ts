import { mensajes } from '@malla/contracts/mensajes.ts'
import { ApiError } from '../../app/ApiError.ts'

export type Errores = Record<string, readonly string[]>

/** Why a sheet was refused: by field where a field is to blame, else under `general`. */
export const erroresDe = (error: unknown): Errores => {
  if (error instanceof ApiError && Object.keys(error.errors).length > 0) return error.errors
  return { general: [error instanceof Error ? error.message : mensajes.errores.interno] }
}
