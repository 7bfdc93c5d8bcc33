import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import type { Config } from '../platform/config.ts'
import { OWNER } from '../platform/postgres/cluster.ts'
import { startPostgres } from '../platform/postgres/supervisor.ts'
import { StartError } from '../platform/startError.ts'
import type { Database } from './database.ts'

/** Port of the PostgreSQL that says it runs on one of the clusters in `dir`; null when none says so. */
const portIn = (dir: string): number | null => {
  const pids = readdirSync(dir).map(name => path.join(dir, name, 'postmaster.pid'))
  const file = pids.find(existsSync)
  // The fourth line of postmaster.pid is the port.
  const port = file ? Number(readFileSync(file, 'utf8').split('\n')[3]) : Number.NaN
  return port > 0 ? port : null
}

const answers = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** The embedded database while a server of ours runs on it; null when none does. */
const runningIn = async (dir: string): Promise<string | null> => {
  const port = portIn(dir)
  if (port === null) return null
  const password = readFileSync(path.join(dir, 'password'), 'utf8').trim()
  const url = `postgresql://${OWNER}:${password}@127.0.0.1:${port}/malla`
  return (await answers(url)) ? url : null
}

/** What one may not look into seems not to be there. */
const assertVisible = (dataDir: string): void => {
  try {
    if (existsSync(dataDir)) accessSync(path.join(dataDir, 'pg'), constants.R_OK | constants.X_OK)
  } catch (e) {
    if (['EACCES', 'EPERM'].includes((e as NodeJS.ErrnoException).code ?? ''))
      throw new StartError(
        `No se puede leer ${dataDir}: sin permiso. Use la cuenta con la que arranca el servidor.`,
      )
  }
}

/**
 * The database of these settings for a look at it: that of DATABASE_URL, or the embedded one, also while the server runs; when it does not
 * run, it is started for the time of the look. Nothing is made.
 * @throws {StartError} in one line, when there is none.
 */
export const openExisting = async (config: Config): Promise<Database> => {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: async () => {} }
  const dir = path.join(config.dataDir, 'pg')
  if (!existsSync(path.join(dir, 'password'))) assertVisible(config.dataDir)
  if (!existsSync(path.join(dir, 'password')))
    throw new StartError(`No hay base de datos en ${config.dataDir}: indíquela con DATA_DIR o DATABASE_URL.`)
  const running = await runningIn(dir)
  return running ? { url: running, stop: async () => {} } : startPostgres({ dir })
}
