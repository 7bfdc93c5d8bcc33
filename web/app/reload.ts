const KEY = 'malla.recarga'
const MINUTE = 60_000
/** What stands in the place of a part that did not load: most often the connection is what is missing. */
export const SIN_PARTE =
  'Una parte de la aplicación no se pudo cargar. Revise la conexión y vuelva a intentarlo.'

async function preguntar(): Promise<void> {
  const served = await fetch('/api/health', { cache: 'no-store' }).then(
    r => r.ok,
    () => false,
  )
  if (!served) return
  sessionStorage.setItem(KEY, String(Date.now()))
  location.reload()
}

let pregunta: Promise<void> | null = null
/**
 * Loads the page again when the server is there to serve it: without it all that is on the screen would be lost. Several parts that fail at once ask once.
 */
export function reloadIfServed(): Promise<void> {
  pregunta ??= preguntar().finally(() => {
    pregunta = null
  })
  return pregunta
}

/** The same, once a minute at most. */
export async function reloadWhenServed(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) >= MINUTE) await reloadIfServed()
}

let adelantadas = 0
/** Fetches a part that nobody waits for: where it does not come nothing is done, and it is asked for again when it is wanted. */
export async function adelantar(traer: () => Promise<unknown>): Promise<void> {
  adelantadas++
  await traer().catch(() => undefined)
  adelantadas--
}

/**
 * A part of the app that cannot be loaded is most often one of an older version: the page is loaded again, but not for ever (§2). Where the
 * connection is what is missing, the place of that part says so.
 */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', event => {
    // In other words than the browser's, or the router would load the page again whether or not the server is there.
    event.payload.message = SIN_PARTE
    if (adelantadas === 0) void reloadWhenServed()
  })
}
