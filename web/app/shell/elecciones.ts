import type { Eleccion } from '@malla/domain/sesion/eleccion.ts'
import { useSyncExternalStore } from 'react'

/** Which of the three choosing dialogs (§4) the person asked for from a menu. */
let wanted: Eleccion | null = null
const listeners = new Set<() => void>()

const set = (next: Eleccion | null): void => {
  wanted = next
  for (const listener of listeners) listener()
}

/** Opens the dialog that changes institution, role or programme; the menus' links call it. */
export const openElegir = (que: Eleccion): void => set(que)
export const closeElegir = (): void => set(null)

export const useElegir = (): Eleccion | null =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => wanted,
  )
