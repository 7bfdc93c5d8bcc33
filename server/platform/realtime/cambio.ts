import type { AmbitoDeCambio } from '../db/schema/cambios.ts'

/** A change record as the live channel reads it. `id` counts from 1 in each institution, without gaps, in commit order. */
export interface Cambio {
  empresa_id: number
  id: number
  /** The user who made it; null when the product itself did. */
  quien: number | null
  cuando: string
  /** Event of §4: 'facultad.updated'. */
  evento: string
  objeto_id: number
  ambito: AmbitoDeCambio
  antes: Record<string, unknown> | null
  despues: Record<string, unknown> | null
}
