const KEY = 'malla.recarga'
const MINUTE = 60_000

/**
 * A part of the app that cannot be loaded is most often one of an older version: the page is loaded again, once a minute at most, so that a part
 * that is really missing does not reload for ever (§2).
 */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', event => {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < MINUTE) return
    sessionStorage.setItem(KEY, String(Date.now()))
    event.preventDefault()
    location.reload()
  })
}
