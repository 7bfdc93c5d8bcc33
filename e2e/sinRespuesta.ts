import type { Route } from 'playwright-core'

/**
 * The server does what is asked, and its answer is lost. Called by a route of a test, which lets go of it at the end: what is on its way then goes on by
 * itself.
 */
export async function sinRespuesta(route: Route): Promise<void> {
  await route.fetch()
  await route.abort().catch(() => undefined)
}
