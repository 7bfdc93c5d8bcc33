import type { Sesion } from '@malla/contracts/sesion.ts'
import { isUnreached } from './ApiError.ts'
import { api } from './api.ts'
import { leaveAtLast } from './departure.ts'

/** What this page changes itself of who works in it, or where; and what the server says of that, which may be of before. */

/** The last change, however it ended. */
let cambio: Promise<unknown> = Promise.resolve()

/** When the change that is on its way has ended, however. */
export const cambioHecho = (): Promise<unknown> => cambio

/** Somebody came in or went: what was asked or begun before says nothing of who is here. */
export function olvidarCambio(): void {
  cambio = Promise.resolve()
}

/**
 * Who is signed in, as the server says while no change of this page is on its way: what it says of before would undo it here. Of a departure that it never
 * heard of it is told first, each time: otherwise it would answer who left.
 */
export async function preguntarQuien(once: boolean): Promise<Sesion> {
  for (;;) {
    await cambio
    const desde = cambio
    try {
      await leaveAtLast()
      const { data } = await api('auth.user', {}, { anonymous: true, ...(once && { once }) })
      if (desde === cambio) return data
    } catch (error) {
      if (desde === cambio) throw error
    }
  }
}

/** Makes a change: `become` is told what the server answers; until then nothing that it says of who works here counts. `ask`: how it ended is not known. */
export function cambiar(
  respuesta: Promise<{ data: Sesion }>,
  become: (user: Sesion) => void,
  ask: () => void,
): Promise<void> {
  const hecho = respuesta.then(
    ({ data }) => {
      // One left meanwhile, or has changed something else: the server is asked how that ended.
      if (cambio !== este) return ask()
      become(data)
    },
    error => {
      // It may have done it all the same.
      if (cambio === este && isUnreached(error)) ask()
      throw error
    },
  )
  const este = hecho.catch(() => undefined)
  cambio = este
  return hecho
}
