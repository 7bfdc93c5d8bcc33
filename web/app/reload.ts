import { lastReload, reloadIfServed, SIN_PARTE } from '../ui/recarga.ts'

const MINUTE = 60_000

/** Loads the page again when the server is there to serve it, once a minute at most. */
async function reloadWhenServed(): Promise<void> {
  if (Date.now() - lastReload() >= MINUTE) await reloadIfServed()
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
