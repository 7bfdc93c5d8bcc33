import type { Socket } from 'node:net'
import pg from 'pg'
import { APP_ROLE } from './migrate.ts'
import { recordarRepetidas } from './repetidas.ts'

/** How connections to the database are opened, what they are told of themselves, and when one is given up. */

/** A statement may take this long (ms); PostgreSQL itself ends it then. */
const STATEMENT_MS = 30_000
/** Longer than any statement may take: a connection that says nothing for so long has lost its server, and nobody will ever answer. */
export const SILENCE_MS = STATEMENT_MS + 5000
/** How long a connection, new or of the pool, is waited for (ms). */
const CONNECTING_MS = 10_000
/**
 * How long a write waits for what another has locked (ms). Half of what a connection is waited for: those that wait in line at one plan take every
 * connection that writes, and give them back before anybody who writes elsewhere is refused.
 */
export const LOCK_MS = 5000

/** What a connection is told of itself: whom a broken network took away must not hold what others wait for. */
const SETTINGS = {
  role: APP_ROLE,
  statement_timeout: STATEMENT_MS,
  idle_in_transaction_session_timeout: STATEMENT_MS,
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 5,
  tcp_keepalives_count: 3,
  timezone: 'UTC',
}

/** The socket below a connection. */
export const streamOf = (client: pg.ClientBase): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream

/** Ends a connection in use whose server is not heard any more: what waits on it fails now instead of when the kernel gives up (15 minutes). */
function watchSilence(pool: pg.Pool, silence: number): void {
  pool.on('connect', client => {
    streamOf(client).on('timeout', () =>
      streamOf(client).destroy(new Error('The database has not been heard for too long')),
    )
  })
  pool.on('acquire', client => void streamOf(client).setTimeout(silence))
  pool.on('release', (_error, client) => void streamOf(client).setTimeout(0))
}

/**
 * Connections to `url` under the app role, at most `max`; one in use that says nothing for `silence` ms is taken for lost. `lock`: how long a lock
 * is waited for (ms), 0 as long as a statement may take.
 */
export function openPool(url: string, max: number, silence: number, lock = 0): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    pipeline: true,
    application_name: 'malla',
    connectionTimeoutMillis: CONNECTING_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    options: Object.entries({ ...SETTINGS, lock_timeout: lock })
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  } as pg.PoolConfig)
  // A connection that dies while idle is replaced by the pool; one that dies in use fails what runs on it. Without these listeners
  // either would end the process.
  pool.on('error', () => {})
  pool.on('connect', client => {
    client.on('error', () => {})
    recordarRepetidas(client)
  })
  watchSilence(pool, silence)
  return pool
}
