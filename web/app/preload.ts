import type { AnyRouter } from '@tanstack/react-router'

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

/** Fetches the code of a page before it is opened, unless data are to be saved; asks neither its guards nor its data. */
export function preloadPage(router: AnyRouter, href: string): void {
  if (savesData()) return
  const [path = '/'] = href.split(/[?#]/)
  const [matched] = router.getMatchedRoutes(path)
  for (const route of matched)
    (route.options.component as Lazy | undefined)?.preload?.().catch(() => undefined)
}
