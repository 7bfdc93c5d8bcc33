import type { AnyRouter } from '@tanstack/react-router'

interface Lazy {
  preload?: () => Promise<unknown>
}

/** Fetches the code of a page before it is opened; asks neither its guards nor its data. */
export function preloadPage(router: AnyRouter, href: string): void {
  const [path = '/'] = href.split(/[?#]/)
  const [matched] = router.getMatchedRoutes(path)
  for (const route of matched)
    (route.options.component as Lazy | undefined)?.preload?.().catch(() => undefined)
}
