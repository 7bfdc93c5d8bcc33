import { useSyncExternalStore } from 'react'

/** How long what somebody else changed stays lit, in milliseconds: long enough for what is still to be read again. */
const LUZ = 8000
/** Where so much changes at once (a file was read in, somebody comes back after an hour), light would tell nothing. */
const MUCHO = 60

let lit: ReadonlyMap<string, string> = new Map()
const timers = new Map<string, ReturnType<typeof setTimeout>>()
const listeners = new Set<() => void>()

function set(next: ReadonlyMap<string, string>): void {
  lit = next
  for (const listener of listeners) listener()
}

/** Lights a thing that somebody else changed; it goes out by itself. `key`: what it is and its id, `facultad:7`. */
export function flash(key: string, who: string): void {
  if (lit.size >= MUCHO && !lit.has(key)) return
  clearTimeout(timers.get(key))
  set(new Map([...lit, [key, who]]))
  timers.set(
    key,
    setTimeout(() => {
      timers.delete(key)
      set(new Map([...lit].filter(([other]) => other !== key)))
    }, LUZ),
  )
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Who changed it a moment ago, if it was somebody else; null when nobody did. The element that shows it says so with `data-flash`. */
export const useFlash = (key: string | null): string | null =>
  useSyncExternalStore(subscribe, () => (key === null ? null : (lit.get(key) ?? null)))

/** All that is lit, for what draws many things at once. */
export const useFlashes = (): ReadonlyMap<string, string> => useSyncExternalStore(subscribe, () => lit)
