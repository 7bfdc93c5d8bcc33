import type { Page, Route } from 'playwright-core'

/** Holds what the page asks for at an address until it is let go; then it goes on, or is answered by `seguir`. */
export async function retener(
  page: Page,
  url: string,
  seguir: (route: Route) => Promise<void> = route => route.continue(),
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(url, async route => {
    await promise
    await seguir(route)
  })
  return resolve
}
