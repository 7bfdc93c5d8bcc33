import { savesData } from '../preload.ts'

const DIRECCION = '/sw.js'
/** The page and what it asks for come first. */
const CALMA_MS = 4000

const enCalma = (work: () => void): void =>
  void setTimeout(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 10_000 })
    else work()
  }, CALMA_MS)

/**
 * Lets the app start without a connection from now on. After sign-in only, in a quiet moment, and not where data are to be saved: it fetches the
 * whole app. Where there is no service worker (plain http on a local network) nothing happens.
 */
export function registrarTrabajador(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return
  enCalma(() => {
    void navigator.serviceWorker.register(DIRECCION, { updateViaCache: 'none' }).catch(() => undefined)
  })
}
