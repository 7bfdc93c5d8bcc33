import { newKey } from '../ui/newKey.ts'

/** Which tabs of this browser live: what those that are gone left behind is taken over by others. */

/** Each load of the page is a tab of its own: a reloaded one inherits from itself. */
export const PESTANA = newKey()
/** How long other tabs have to say that they live. */
const ESPERA_MS = 150
const CERROJO = 'malla.pestana.'

/** Plain http addresses of a local network have none. */
const cerrojos: LockManager | undefined = globalThis.navigator?.locks

// Held as long as the page is there: one that the browser has put to sleep, or that is busy, cannot answer and lives all the same.
void cerrojos?.request(CERROJO + PESTANA, () => new Promise(() => undefined)).catch(() => undefined)

const canal = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('malla.pestanas')
canal?.addEventListener('message', ({ data }: MessageEvent<string>) => {
  if (data === '?') canal.postMessage(PESTANA)
})

const conCerrojo = async (): Promise<string[]> =>
  ((await cerrojos?.query().catch(() => null))?.held ?? []).flatMap(({ name = '' }) =>
    name.startsWith(CERROJO) ? name.slice(CERROJO.length) : [],
  )

/** Ids of the tabs of this browser that answer or hold their lock, this one among them. */
export async function pestanasVivas(): Promise<Set<string>> {
  const vivas = new Set([PESTANA])
  if (!canal) return vivas
  const oir = ({ data }: MessageEvent<string>) => void vivas.add(data)
  canal.addEventListener('message', oir)
  canal.postMessage('?')
  const [cerradas] = await Promise.all([conCerrojo(), new Promise(resolve => setTimeout(resolve, ESPERA_MS))])
  canal.removeEventListener('message', oir)
  for (const pestana of cerradas) vivas.add(pestana)
  return vivas
}

/** Does something while no other tab of this browser does what has the same name; where there are no locks, at once. */
export const aSolas = <T>(nombre: string, obra: () => Promise<T>): Promise<T> =>
  cerrojos ? cerrojos.request(`malla.${nombre}`, obra) : obra()
