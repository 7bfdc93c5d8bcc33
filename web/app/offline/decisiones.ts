/** What the service worker does with a request. Pure: it runs in the worker alone and is tested without one. */

/** 'pagina': a page of the app; 'parte': a file of a build, whose name tells its content; 'suelta': one that keeps its name; 'nada': the network's own business. */
export type Trato = 'pagina' | 'parte' | 'suelta' | 'nada'

interface Pedido {
  method: string
  mode: string
  url: string
}

/** Under these the server answers for itself: calls, the live channel, CASE and what is public. */
const AJENAS = /^\/(api|app|ims|publico)(\/|$)/
const CON_EXTENSION = /\.\w+$/

/** How a request is served; `sueltas`: files of the shell without a hash in their name. */
export function tratoDe({ method, mode, url }: Pedido, sitio: string, sueltas: readonly string[]): Trato {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== sitio || AJENAS.test(pathname)) return 'nada'
  if (pathname.startsWith('/assets/')) return 'parte'
  if (sueltas.includes(pathname)) return 'suelta'
  return mode === 'navigate' && !CON_EXTENSION.test(pathname) ? 'pagina' : 'nada'
}

/** Whether the server, or what stands before it, says only that it is not there now: as the page reckons (ApiError.ts). */
export const isAusente = (status: number): boolean => status === 502 || status === 503 || status === 504

const PREFIJO = 'malla-'
/** Where a build is kept. */
export const nombreDe = (version: string): string => PREFIJO + version

/**
 * Which of the kept builds are thrown away. The one before stays while a tab of it may be open (`hayPestanas`): it goes on loading its own
 * parts. Names come in the order in which they were made.
 */
export function sobrantes(nombres: readonly string[], propio: string, hayPestanas: boolean): string[] {
  const otros = nombres.filter(n => n.startsWith(PREFIJO) && n !== propio)
  return hayPestanas ? otros.slice(0, -1) : otros
}
