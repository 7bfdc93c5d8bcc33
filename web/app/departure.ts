import { remember } from '../ui/remember.ts'
import { isOcupado, isUnreached } from './ApiError.ts'
import { api } from './api.ts'

/** Leaving, when the server may not be there to hear of it. */

/** The person left, and the server has not heard of it yet. */
const LEFT_KEY = 'malla.salida'

/** Tells the server that the person left; what it never heard it is told at the next start. */
export async function leave(): Promise<void> {
  remember(LEFT_KEY, '1')
  await api('auth.logout', {}, { anonymous: true })
  forgetDeparture()
}

/**
 * Tells the server of a departure that it never heard of: whoever left without a connection is out before the next person comes in, for the new
 * cookie would hide a session that still stands. What the server answers to it is its business; only that it was not there rejects.
 */
export async function leaveAtLast(): Promise<void> {
  if (!localStorage.getItem(LEFT_KEY)) return
  await leave().catch(error => {
    if (isUnreached(error) || isOcupado(error)) throw error
    forgetDeparture()
  })
}

/** Somebody came in since. */
export const forgetDeparture = (): void => localStorage.removeItem(LEFT_KEY)
