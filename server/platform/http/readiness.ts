import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/**
 * Whether a proxy may send requests to this node: GET /api/ready answers 200, and 503 from the moment in which it is told to end. Unlike /api/health it
 * does not look at the database, which all nodes share: one that is away must not take every node out of service at once.
 */

const leaving = new WeakSet<FastifyInstance>()

/** Serves `/api/ready` for whoever shares people out among the nodes: 200, and 503 from when this one leaves. */
export function serveReadiness(app: FastifyInstance): void {
  app.get('/api/ready', (_req, reply) => {
    const listo = !leaving.has(app)
    return reply
      .code(listo ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ listo })
  })
}

/** Says that this node leaves, and waits so long (ms), still answering, for those who ask to send people elsewhere. */
export async function drain(app: FastifyInstance, ms: number): Promise<void> {
  leaving.add(app)
  await sleep(ms)
}
