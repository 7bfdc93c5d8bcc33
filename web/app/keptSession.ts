import type { Sesion } from '@malla/contracts/sesion.ts'

const HINT_KEY = 'malla.sesion'

/** Whether somebody was signed in on this device when it was last known: public pages then need not ask the server. */
export function hasSessionHint(): boolean {
  try {
    return localStorage.getItem(HINT_KEY) !== null
  } catch {
    // Storage may be closed to us.
    return false
  }
}

/** A kept session is shown no longer than this. */
const KEPT_MS = 14 * 24 * 3_600_000

/** Keeps who is signed in, so that the app starts as theirs when the server is not there. */
export function keep(user: Sesion): void {
  try {
    localStorage.setItem(HINT_KEY, JSON.stringify({ user, at: Date.now() }))
  } catch {
    // A full storage costs the start without a connection.
  }
}

/** Who was signed in when the server was last there, or null when that is too long ago. */
export function keptUser(): Sesion | null {
  try {
    const { user, at } = JSON.parse(localStorage.getItem(HINT_KEY) ?? '{}')
    return Date.now() - at < KEPT_MS ? user : null
  } catch {
    return null
  }
}

/** Nobody is remembered any more. */
export const forgetKept = (): void => localStorage.removeItem(HINT_KEY)

/** Where what was last seen is kept (offline/visto.ts): it goes with the session, also where nothing of it was loaded. */
export const SEEN = 'malla-visto'
export const TABLA_VISTA = 'consultas'

/** Empties it. A deletion would wait until other tabs let go of it, and whoever opens it meanwhile would wait for the deletion. */
export function vaciarVisto(): void {
  const abierta = indexedDB.open(SEEN)
  abierta.onupgradeneeded = () => abierta.result.createObjectStore(TABLA_VISTA)
  abierta.onsuccess = () => {
    abierta.result.transaction(TABLA_VISTA, 'readwrite').objectStore(TABLA_VISTA).clear()
    abierta.result.close()
  }
}
