import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Config } from '../config.ts'

/**
 * The folder of its own that a restored installation keeps its files, mails and backups in, within STORAGE_URL or DATA_DIR. The one that the backup was taken
 * of may live on beside it with the same settings: each would sweep away what only the other one's rows name, and overwrite what both call alike.
 */

const NOMBRE = 'carpeta'

/** A folder that nobody has, for what is about to be restored; empty where nobody else can be: both the database and its files lie in a new DATA_DIR. */
export const nuevaCarpeta = ({
  databaseUrl,
  storageUrl,
}: Pick<Config, 'databaseUrl' | 'storageUrl'>): string =>
  databaseUrl || storageUrl ? `restaurada-${randomBytes(6).toString('hex')}/` : ''

/** Notes the folder in the database that it belongs to, in the transaction of `client`; empty: none, whatever the backup's own was. */
export async function noteCarpeta(client: pg.ClientBase, carpeta: string): Promise<void> {
  await client.query('delete from ajustes where nombre = $1', [NOMBRE])
  if (carpeta)
    await client.query('insert into ajustes (nombre, valor) values ($1, to_jsonb($2::text))', [
      NOMBRE,
      carpeta,
    ])
}

/** The folder of the installation in this database; empty: none. */
export async function carpetaDe(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'malla-inicio' })
  await client.connect()
  try {
    const { rows } = await client.query('select valor from ajustes where nombre = $1', [NOMBRE])
    return rows[0]?.valor ?? ''
  } finally {
    await client.end()
  }
}
