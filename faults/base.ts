import { readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'

/** Where the embedded PostgreSQL of a DATA_DIR is now: its port may be another after each start. */
export function urlIncrustada(dataDir: string): string {
  const dir = path.join(dataDir, 'pg')
  const password = readFileSync(path.join(dir, 'password'), 'utf8').trim()
  const port = readFileSync(path.join(dir, '18/postmaster.pid'), 'utf8').split('\n')[3]
  return `postgresql://malla:${password}@127.0.0.1:${port}/malla`
}

/** Process of the embedded PostgreSQL. */
export const postmasterDe = (dataDir: string): number =>
  Number(readFileSync(path.join(dataDir, 'pg/18/postmaster.pid'), 'utf8').split('\n')[0])

/** Runs `work` with a connection of the database's owner. */
export async function conDueno<T>(url: string, work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: url, application_name: 'fallas' })
  owner.on('error', () => {})
  await owner.connect()
  try {
    return await work(owner)
  } finally {
    await owner.end().catch(() => {})
  }
}
