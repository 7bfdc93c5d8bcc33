import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import type { Config } from '../config.ts'

/**
 * The folder of its own that a restored installation keeps its files, mails and backups in, within STORAGE_URL or DATA_DIR. The one that the backup was taken
 * of may live on beside it with the same settings: each would sweep away what only the other one's rows name, and overwrite what both call alike.
 */

const NOMBRE = 'carpeta'

const holdsAnything = (folder: string): boolean => {
  try {
    return readdirSync(folder).length > 0
  } catch (e) {
    if ((e as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw e
  }
}

/** Whether somebody keeps things in this DATA_DIR; their database may be elsewhere. */
const isUsada = (dataDir: string): boolean =>
  ['archivos', 'outbox', 'respaldos'].some(name => holdsAnything(path.join(dataDir, name)))

/** A folder that nobody has, for what is about to be restored; empty where nobody else can be: both the database and its files lie in a new DATA_DIR. */
export const nuevaCarpeta = ({
  databaseUrl,
  storageUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'storageUrl' | 'dataDir'>): string =>
  databaseUrl || storageUrl || isUsada(dataDir) ? `restaurada-${randomBytes(6).toString('hex')}/` : ''

async function leer(client: pg.ClientBase): Promise<string> {
  const { rows: hay } = await client.query("select to_regclass('public.ajustes') is not null as tabla")
  if (!hay[0].tabla) return ''
  const { rows } = await client.query('select valor from ajustes where nombre = $1', [NOMBRE])
  return rows[0]?.valor ?? ''
}

/**
 * Notes the folder in the database that it belongs to; empty: none, whatever was noted. What is noted already is not written again: a restore that was cut
 * knows its rows by who wrote them last (respaldo/marca.ts).
 */
export async function noteCarpeta(client: pg.ClientBase, carpeta: string): Promise<void> {
  if ((await leer(client)) === carpeta) return
  await client.query('delete from ajustes where nombre = $1', [NOMBRE])
  if (carpeta)
    await client.query('insert into ajustes (nombre, valor) values ($1, to_jsonb($2::text))', [
      NOMBRE,
      carpeta,
    ])
}

/** The folder of the installation in this database, or of the restore that was cut there; empty: none. */
export async function carpetaDe(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'malla-inicio' })
  await client.connect()
  try {
    return await leer(client)
  } finally {
    await client.end()
  }
}
