import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Config } from '../platform/config.ts'
import { startPostgres } from '../platform/postgres/supervisor.ts'
import { StartError } from '../platform/startError.ts'
import { assertUsable } from './databaseRights.ts'

/** The database to work with: its owner's connection string, and how to let go of it. */
export type Database = { url: string; stop(): Promise<void> }

const PATIENCE_MS = 20_000
/** Not there yet (a container beside us still starts): 57P03 is "the database system is starting up". */
const NOT_YET = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', '57P03'])

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? ''

const connect = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await assertUsable(client)
  } finally {
    await client.end()
  }
}

/** host:port/name, without the password. */
const nameOf = (url: string): string => {
  const { host, pathname } = new URL(url)
  return host + pathname
}

const outside = async (url: string, say: (line: string) => void): Promise<Database> => {
  const deadline = Date.now() + PATIENCE_MS
  for (let said = false; ; ) {
    try {
      await connect(url)
      return { url, stop: async () => {} }
    } catch (error) {
      if (error instanceof StartError) throw error
      if (!NOT_YET.has(codeOf(error)) || Date.now() > deadline) {
        const reason = (error as Error).message || codeOf(error)
        throw new StartError(
          `No se puede entrar en la base de datos de DATABASE_URL (${nameOf(url)}): ${reason}.`,
        )
      }
      if (!said) say(`Esperando a la base de datos ${nameOf(url)}…`)
      said = true
      await sleep(500)
    }
  }
}

/**
 * The server of DATABASE_URL, waited for while it starts, or the embedded one in DATA_DIR/pg.
 * @throws {StartError} in one line.
 */
export const openDatabase = (
  config: Config,
  say: (line: string) => void,
  onLost: (error: Error) => void,
): Promise<Database> =>
  config.databaseUrl
    ? outside(config.databaseUrl, say)
    : startPostgres({ dir: path.join(config.dataDir, 'pg'), onLost })

/** Any number; another than the migrations', which take theirs on a connection of their own. */
const START_LOCK = 7_266_553

/** Runs `work` while no other server prepares the same database: two may start at once on an empty one. */
export const alone = async <T>(url: string, work: () => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url, application_name: 'malla-inicio' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [START_LOCK])
    return await work()
  } finally {
    await client.end()
  }
}
