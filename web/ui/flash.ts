import { shared } from './shared.ts'

/** How long what somebody else changed stays lit, in milliseconds: long enough for what is still to be read again. */
const LUZ = 8000
/** Where so much changes at once (a file was read in, somebody comes back after an hour), light would tell nothing. */
const MUCHO = 60

const lit = shared<ReadonlyMap<string, string>>(new Map())
const timers = new Map<string, ReturnType<typeof setTimeout>>()

/** Lights a thing that somebody else changed; it goes out by itself. `key`: what it is and its id, `facultad:7`. */
export function flash(key: string, who: string): void {
  if (lit.get().size >= MUCHO && !lit.get().has(key)) return
  clearTimeout(timers.get(key))
  lit.set(new Map([...lit.get(), [key, who]]))
  timers.set(
    key,
    setTimeout(() => {
      timers.delete(key)
      lit.set(new Map([...lit.get()].filter(([other]) => other !== key)))
    }, LUZ),
  )
}

/** Who changed it a moment ago, if it was somebody else; null when nobody did. The element that shows it says so with `data-flash`. */
export const useFlash = (key: string | null): string | null =>
  lit.use(all => (key === null ? null : (all.get(key) ?? null)))

/** All that is lit, for what draws many things at once. */
export const useFlashes = (): ReadonlyMap<string, string> => lit.use()
