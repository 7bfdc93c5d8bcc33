import pg from 'pg'
import type { Report } from './report.ts'

export interface PgListenerOptions {
  connectionString: string
  channels: readonly string[]
  onNotification(channel: string, payload: string): void
  /** The connection stands and listens: `first` is false when it had been lost. */
  onUp(first: boolean): void
  report: Report
}

/** One connection that listens and says, and comes back by itself. */
export interface PgListener {
  /** Sends a notification; throws when the connection is away or breaks, or the message is refused (`isRefused`). One at a time. */
  notify(channel: string, payload: string): Promise<void>
  isUp(): boolean
  close(): Promise<void>
}

/** Whether the server would not take a message (8,000 bytes are too long): of the data, not of the connection, and the same at every try. */
export const isRefused = (e: unknown): boolean => `${(e as { code?: unknown } | null)?.code}`.startsWith('22')

const BACKOFF_MS = [100, 250, 500, 1000, 2000, 5000]
/** How long a polite end may take; a broken network would never answer it. */
const END_MS = 500

const newClient = (connectionString: string) =>
  new pg.Client({
    connectionString,
    application_name: 'malla avisos',
    // A listener only waits: without these a dead network goes unnoticed for hours.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: 5000,
    query_timeout: 10_000,
  })

/** Nothing durable is written here, and waiting for the disk at each notification is what makes them slow. */
const opening = (channels: readonly string[]) =>
  ['set synchronous_commit = off', ...channels.map(c => `listen ${c}`)].join('; ')

const endSoon = (client: pg.Client) =>
  Promise.race([client.end().catch(() => {}), new Promise(resolve => setTimeout(resolve, END_MS).unref())])

/** Begins to connect; tries for ever, ever more slowly. */
export function createPgListener(o: PgListenerOptions): PgListener {
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  let failures = 0
  let first = true
  let closed = false

  const retry = () => {
    if (closed) return
    const wait = BACKOFF_MS[Math.min(failures++, BACKOFF_MS.length - 1)]!
    // Nodes that lost the same server do not all knock at the same moment.
    timer = setTimeout(connect, wait * (0.75 + Math.random() / 2)).unref()
  }

  const lose = (lost: pg.Client, error: unknown) => {
    if (client !== lost) return
    client = null
    o.report(error, 'listening for wake-ups')
    void endSoon(lost)
    retry()
  }

  async function connect(): Promise<void> {
    const fresh = newClient(o.connectionString)
    fresh.on('error', error => lose(fresh, error))
    fresh.on('end', () => lose(fresh, new Error('The connection ended')))
    fresh.on('notification', n => o.onNotification(n.channel, n.payload ?? ''))
    try {
      await fresh.connect()
      await fresh.query(opening(o.channels))
    } catch (error) {
      o.report(error, 'connecting the listener for wake-ups')
      void endSoon(fresh)
      return retry()
    }
    if (closed) return void endSoon(fresh)
    client = fresh
    failures = 0
    o.onUp(first)
    first = false
  }

  void connect()
  return {
    isUp: () => client !== null,
    notify: async (channel, payload) => {
      const current = client
      if (!current) throw new Error('The listener for wake-ups is not connected')
      try {
        await current.query({
          name: 'notify',
          text: 'select pg_notify($1, $2)',
          values: [channel, payload],
        })
      } catch (error) {
        if (!isRefused(error)) lose(current, error)
        throw error
      }
    },
    close: async () => {
      closed = true
      clearTimeout(timer)
      const last = client
      client = null
      if (last) await endSoon(last)
    },
  }
}
