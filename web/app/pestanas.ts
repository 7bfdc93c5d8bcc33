import { newKey } from '../ui/newKey.ts'

/** Which tabs of this browser live: what those that are gone left behind is taken over by others. */

/** Each load of the page is a tab of its own: a reloaded one inherits from itself. */
export const PESTANA = newKey()
/** How long other tabs have to say that they live. */
const ESPERA_MS = 150

const canal = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('malla.pestanas')
canal?.addEventListener('message', ({ data }: MessageEvent<string>) => {
  if (data === '?') canal.postMessage(PESTANA)
})

/** Ids of the tabs of this browser that answer, this one among them. */
export async function pestanasVivas(): Promise<Set<string>> {
  const vivas = new Set([PESTANA])
  if (!canal) return vivas
  const oir = ({ data }: MessageEvent<string>) => void vivas.add(data)
  canal.addEventListener('message', oir)
  canal.postMessage('?')
  await new Promise(resolve => setTimeout(resolve, ESPERA_MS))
  canal.removeEventListener('message', oir)
  return vivas
}
