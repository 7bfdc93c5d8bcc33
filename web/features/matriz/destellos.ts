import { oyentes } from '../../ui/oyentes.ts'
import type { Clave } from './celdas.ts'

/** Cells that somebody else has just changed, told to whoever shows them. */
export interface Destello {
  claves: readonly Clave[]
  /** Who did it. */
  nombre: string
}

/** `onDestello` hears of them and answers how to stop; `destellar` tells them. */
export const { oir: onDestello, decir: destellar } = oyentes<Destello>()
