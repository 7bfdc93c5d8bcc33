import { mkdirSync, realpathSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { lockFolder } from '../processLock.ts'
import { StartError } from '../startError.ts'
import { type Cluster, OWNER, prepareCluster } from './cluster.ts'
import { end, isForWantOfRoom, launch, type Postmaster, type Settings } from './launch.ts'

const DATABASE = 'malla'
/** How often a start is tried again while the disk is full. */
const NO_ROOM_MS = 1000

export type PostgresOptions = {
  /** Folder of the database; made when missing. */
  dir: string
  /** A port of 127.0.0.1; without it a free one. */
  port?: number
  /** Server settings beyond our own, such as `{ fsync: 'off' }` in tests. */
  settings?: Settings
  /** Told when PostgreSQL died and could not be brought back. Without it the error is thrown, uncaught. */
  onLost?: (error: Error) => void
}

/** A running PostgreSQL: `url` is its owner's connection string, valid until `stop()`. */
export type Postgres = { url: string; pid(): number | undefined; stop(): Promise<void> }

const urlFor = (cluster: Cluster, port: number, database: string): string =>
  `postgresql://${OWNER}:${cluster.password}@127.0.0.1:${port}/${database}`

const ensureDatabase = async (url: string): Promise<void> => {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE])
    if (!rowCount) await client.query(`create database ${DATABASE}`)
  } finally {
    await client.end()
  }
}

/** Brings `first` back on its port whenever it ends by itself, until it is stopped. */
const watch = (cluster: Cluster, options: PostgresOptions, first: Postmaster): Omit<Postgres, 'url'> => {
  let current = first
  let stopping = false
  let reviving: Promise<void> | undefined
  /** While the disk is full nothing is lost by waiting: it starts as soon as there is room. */
  const relaunch = async (): Promise<Postmaster | null> => {
    for (let said = false; !stopping; said = true) {
      try {
        return await launch(cluster, first.port, options.settings ?? {})
      } catch (error) {
        if (!isForWantOfRoom(error)) throw error
        if (!said) console.error(`${(error as Error).message} Se vuelve a intentar hasta que haya espacio.`)
        await sleep(NO_ROOM_MS)
      }
    }
    return null
  }
  const revive = async (): Promise<void> => {
    try {
      const revived = await relaunch()
      if (!revived) return
      current = revived
      guard()
    } catch (error) {
      if (!options.onLost) throw error
      options.onLost(error as Error)
    }
  }
  const guard = (): void => {
    void current.exited.then(() => {
      reviving = revive()
    })
  }
  guard()
  return {
    pid: () => current.child.pid,
    async stop() {
      stopping = true
      await reviving
      await end(current)
    },
  }
}

const startLocked = async (dir: string, options: PostgresOptions, unlock: () => void): Promise<Postgres> => {
  const cluster = await prepareCluster(dir)
  const first = await launch(cluster, options.port, options.settings ?? {})
  try {
    await ensureDatabase(urlFor(cluster, first.port, 'postgres'))
  } catch (error) {
    await end(first)
    throw new StartError(`La base de datos de ${dir} no acepta a Malla: ${(error as Error).message}`)
  }
  const { pid, stop } = watch(cluster, options, first)
  return { url: urlFor(cluster, first.port, DATABASE), pid, stop: () => stop().finally(unlock) }
}

/**
 * The embedded PostgreSQL of `dir`, as a child process that ends with ours even after kill -9. Recovers
 * from crashes of either side; when PostgreSQL dies under us it is brought back on the same port.
 * @throws {StartError} in one line: the folder is in use, cannot be reached, or PostgreSQL refuses.
 */
export const startPostgres = async (options: PostgresOptions): Promise<Postgres> => {
  mkdirSync(options.dir, { recursive: true })
  const dir = realpathSync(options.dir)
  const lock = await lockFolder('postgres', dir)
  if ('holder' in lock) {
    throw new StartError(
      `Malla ya está en marcha sobre ${dir}, en uso por el proceso ${lock.holder ?? 'desconocido'}: ` +
        'ciérrelo o elija otra carpeta con DATA_DIR=…',
    )
  }
  try {
    return await startLocked(dir, options, lock.release)
  } catch (error) {
    lock.release()
    throw error
  }
}
