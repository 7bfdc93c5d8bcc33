import { type Db, schema } from '../db/db.ts'
import { and, eq, gt, lte, sql } from '../db/drizzle.ts'
import { createMeter, type Limits } from './limits.ts'
import type { Report } from './report.ts'

const { permisos_de_canal: permisos } = schema

const SWEEP_MS = 60_000
/** Sessions counted at most: the least recent are forgotten, and begin anew. */
const MOST = 10_000

/**
 * Channels authorized on one node for a socket that hangs on another. Whoever holds the socket takes the permission there, once: it says which
 * session may have the channel, so that neither the signature nor the client carries it.
 */
export interface Permisos {
  /**
   * Leaves the permission of this session for the node that holds the socket, wherever that is. A socket id that nobody has is a row of a minute; false
   * when this session left too many of them.
   */
  leave(socketId: string, channel: string, sesionId: number): Promise<boolean>
  /** Takes what was left for this socket and channel: the session, or null. */
  take(socketId: string, channel: string): Promise<number | null>
  close(): void
}

const now = sql`clock_timestamp()`

/** How many permissions a session leaves: as many sockets as it may have, each with both channels, come back within a minute. */
function createQuota(limits: Limits): (sesionId: number) => boolean {
  const meters = new Map<number, (now: number) => boolean>()
  const burst = limits.socketsPerOwner * 2
  return sesionId => {
    const meter = meters.get(sesionId) ?? createMeter(burst / (limits.grant / 1000), burst)
    meters.delete(sesionId)
    meters.set(sesionId, meter)
    const [oldest] = meters.keys()
    if (meters.size > MOST && oldest !== undefined) meters.delete(oldest)
    return meter(performance.now())
  }
}

/** Permissions in the database that all nodes share; what nobody takes is swept away each minute. */
export function createPermisos(db: Db, limits: Limits, report: Report): Permisos {
  const within = createQuota(limits)
  const sweep = () =>
    db.global
      .delete(permisos)
      .where(lte(permisos.hasta, now))
      .catch(error => report(error, 'sweeping permissions of channels'))
  const timer = setInterval(() => void sweep(), SWEEP_MS).unref()

  return {
    async leave(socket_id, canal, sesion_id) {
      if (!within(sesion_id)) return false
      const hasta = sql`${now} + ${limits.grant} * interval '1 millisecond'`
      await db.global
        .insert(permisos)
        .values({ socket_id, canal, sesion_id, hasta })
        .onConflictDoUpdate({ target: [permisos.socket_id, permisos.canal], set: { sesion_id, hasta } })
      return true
    },
    async take(socketId, channel) {
      const mine = and(eq(permisos.socket_id, socketId), eq(permisos.canal, channel))
      const [taken] = await db.global
        .delete(permisos)
        .where(and(mine, gt(permisos.hasta, now)))
        .returning({ id: permisos.sesion_id })
      return taken?.id ?? null
    },
    close: () => clearInterval(timer),
  }
}
