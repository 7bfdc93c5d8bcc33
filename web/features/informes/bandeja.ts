import { useSyncExternalStore } from 'react'

/** Whether the list of one's own documents is open; whatever asks for a document opens it. */
let open = false
const listeners = new Set<() => void>()

export function setBandeja(next: boolean): void {
  open = next
  for (const listener of listeners) listener()
}

export const useBandeja = (): boolean =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => open,
  )
