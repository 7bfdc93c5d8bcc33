import type { AnyRouter } from '@tanstack/react-router'
import { paginaPuesta } from './reposo.ts'

interface Lazy {
  preload?: () => Promise<unknown>
}

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** A slow line («slow-2g», «2g») or one that saves data is spared what may not be wanted (§9). */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true
}

/**
 * Fetches the code of a page before it is opened, unless data are to be saved; asks neither its guards nor its data. The promises are of the parts from
 * the outermost inwards, and end also where one does not come.
 */
export function preloadPage(router: AnyRouter, href: string): Promise<unknown>[] {
  if (savesData()) return []
  const [path = '/'] = href.split(/[?#]/)
  const [matched] = router.getMatchedRoutes(path)
  return matched
    .map(route => (route.options.component as Lazy | undefined)?.preload?.().catch(() => undefined))
    .filter(parte => parte !== undefined)
}

/** Guards that have all they ask for pass before it. */
const GUARDAS_MS = 15

/**
 * The first picture is the frame of the page, as soon as it is there and before what stands in it. A picture of less would be in its way: React leaves what says
 * that something is waited for in its place for a third of a second. `listo` ends when what the frame needs is there; where it fails the page itself tells.
 */
export async function marcoPrimero(router: AnyRouter, listo: Promise<unknown>): Promise<void> {
  const { defaultPendingMs } = router.options
  router.options.defaultPendingMs = GUARDAS_MS
  const dejar = router.subscribe('onResolved', () => {
    dejar()
    router.options.defaultPendingMs = defaultPendingMs
    paginaPuesta()
  })
  await listo.catch(() => undefined)
}
