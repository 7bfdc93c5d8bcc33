import { isAusente, nombreDe, sobrantes, tratoDe } from './decisiones.ts'

/**
 * The service worker: keeps the built app whole, so that it starts without a connection. It never keeps what the server answers: calls, documents
 * and public pages go by. `trabajador.plugin.ts` builds it as /sw.js and names the files.
 */

/** What TypeScript's list for pages does not have of a worker. */
interface Evento extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Pedida extends Evento {
  request: Request
  respondWith(answer: Promise<Response>): void
}
interface Ambito {
  addEventListener(type: 'install' | 'activate', run: (event: Evento) => void): void
  addEventListener(type: 'fetch', run: (event: Pedida) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void>; matchAll(o: object): Promise<readonly { id: string }[]> }
  /** Of the next build, while it is made ready. */
  registration: { installing: unknown; waiting: unknown }
  location: Location
  /** Put before this by the build. */
  __MALLA__: { version: string; partes: string[]; sueltas: string[] }
}
const sw = self as unknown as Ambito

const { version, partes, sueltas } = sw.__MALLA__
const NUESTRO = nombreDe(version)
const CASCARA = '/index.html'
/** How long a page may take before the kept one is shown. */
const ESPERA_MS = 4000
const A_LA_VEZ = 6
/** A file is the same however it was asked for. */
const CUALQUIERA = { ignoreVary: true }

/** A file of this build: from another one that has it under the same name, else from the server. */
async function traer(ruta: string): Promise<Response> {
  const hay = ruta.startsWith('/assets/') ? await caches.match(ruta, CUALQUIERA) : undefined
  if (hay) return hay
  const answer = await fetch(ruta, { cache: ruta.startsWith('/assets/') ? 'default' : 'reload' })
  if (!answer.ok) throw new Error(`${ruta}: ${answer.status}`)
  return answer
}

/** All or nothing: a build of which a part is missing is never used. */
async function llenar(): Promise<void> {
  const cache = await caches.open(NUESTRO)
  const todas = [...partes, ...sueltas]
  for (let i = 0; i < todas.length; i += A_LA_VEZ)
    await Promise.all(todas.slice(i, i + A_LA_VEZ).map(async r => cache.put(r, await traer(r))))
}

async function limpiar(hayPestanas: boolean): Promise<void> {
  const nombres = sobrantes(await caches.keys(), NUESTRO, hayPestanas)
  await Promise.all(nombres.map(n => caches.delete(n)))
}

const guardada = async (ruta: string): Promise<Response | undefined> =>
  (await caches.open(NUESTRO)).match(ruta, CUALQUIERA)

/** The server's answer if it comes in time, else what is kept; without that, whatever the network comes to. */
async function conRespaldo(request: Request, ruta: string): Promise<Response> {
  const red = fetch(request)
  const pronto = await Promise.race([
    red.catch(() => null),
    new Promise<null>(resolve => setTimeout(() => resolve(null), ESPERA_MS)),
  ])
  if (pronto && !isAusente(pronto.status)) return pronto
  return (await guardada(ruta)) ?? pronto ?? red
}

/** When the last tab is gone nobody needs the build before any more; but the next one, which is being made ready, is none of those before. */
async function pagina(event: Pedida): Promise<Response> {
  const abiertas = await sw.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const { installing, waiting } = sw.registration
  if (abiertas.length === 0 && !installing && !waiting) event.waitUntil(limpiar(false))
  return conRespaldo(event.request, CASCARA)
}

sw.addEventListener('install', event => event.waitUntil(llenar().then(() => sw.skipWaiting())))
sw.addEventListener('activate', event => event.waitUntil(limpiar(true).then(() => sw.clients.claim())))
sw.addEventListener('fetch', event => {
  const { request } = event
  const trato = tratoDe(request, sw.location.origin, sueltas)
  if (trato === 'pagina') event.respondWith(pagina(event))
  else if (trato === 'suelta') event.respondWith(conRespaldo(request, new URL(request.url).pathname))
  else if (trato === 'parte')
    event.respondWith(caches.match(request, CUALQUIERA).then(hay => hay ?? fetch(request)))
})
