import type { Platform } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'
import type { Boveda } from './boveda.ts'

/**
 * What is known of a backup that is being made. Its row names the file before there is one: a server that dies when the file is kept and nothing says so yet
 * leaves a whole backup that its row finds again.
 */

type Base = Pick<Platform, 'db'>

/** What became of a backup that is being made; nothing of one that ended or went. */
export const note = ({ db }: Base, id: number, fields: ReturnType<typeof sql>): Promise<unknown> =>
  db.global.execute(sql`update respaldos set ${fields} where id = ${id} and terminado_at is null`)

/** That it ended, with this file. */
export const noteHecho = (base: Base, id: number, archivo: string, bytes: number | null): Promise<unknown> =>
  note(base, id, sql`terminado_at = clock_timestamp(), archivo = ${archivo}, bytes = ${bytes}, motivo = null`)

/** Whether the file that the row names is where backups are kept, though nobody noted that it ended: then it is noted. A file of that name is whole. */
export async function terminarSiEsta(base: Base, id: number, boveda: Boveda): Promise<boolean> {
  const { rows } = await base.db.global.execute(
    sql`select archivo from respaldos where id = ${id} and terminado_at is null and archivo is not null`,
  )
  const [row] = rows as { archivo: string }[]
  const found = row ? await boveda.open(row.archivo) : null
  if (!row || !found) return false
  found.bytes.destroy()
  await noteHecho(base, id, row.archivo, found.length)
  return true
}
