import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** How long requests in flight are waited for (ms): less than a supervisor of services waits before it kills. */
const PATIENCE_MS = 4000

/**
 * Has a server that closes answer first what it was asked: whoever is saving hears that it was saved. What comes meanwhile gets 503 and is
 * sent again, to the next start or to another node.
 */
export function drain(app: FastifyInstance, patience = PATIENCE_MS): void {
  let open = 0
  let emptied = (): void => {}
  app.addHook('onRequest', async (_req, reply) => {
    open++
    // Also of a client that went away: nobody is waited for who does not wait.
    reply.raw.once('close', () => {
      if (--open === 0) emptied()
    })
  })
  app.addHook('preClose', async () => {
    if (open === 0) return
    const empty = new Promise<void>(resolve => {
      emptied = resolve
    })
    await Promise.race([empty, sleep(patience, undefined, { ref: false })])
  })
}
