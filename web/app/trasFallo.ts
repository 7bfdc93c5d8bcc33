import { isOcupado, isTarde, isUnreached, statusOf } from './ApiError.ts'
import { isReachable } from './connection.ts'

/** What becomes of a write that its editor keeps and sends by itself, and that was not taken. */
export interface TrasFallo {
  /** `sinConexion`: the server is not there, or knows nobody here any more; `escrito`: it is there and takes the same in a moment; `rechazado`: it said why. */
  fase: 'sinConexion' | 'escrito' | 'rechazado'
  /** What it said, of what is `rechazado`. */
  motivo: string | null
  /** Whether the same is sent again after a pause. After 401 it goes once somebody has signed in. */
  isOtraVez: boolean
}

/** What follows from what was thrown. What the server refuses it would refuse again; a failure of its own may be over. */
export function trasFallo(error: unknown): TrasFallo {
  const status = statusOf(error)
  // One that was late says nothing of the rest, which the server goes on answering.
  const isSoloTarde = isTarde(error) && isReachable()
  if (isOcupado(error) || status === 429 || isSoloTarde)
    return { fase: 'escrito', motivo: null, isOtraVez: true }
  if (status === 0 || status === 401 || isUnreached(error))
    return { fase: 'sinConexion', motivo: null, isOtraVez: status !== 401 }
  return { fase: 'rechazado', motivo: (error as Error).message, isOtraVez: status >= 500 }
}
