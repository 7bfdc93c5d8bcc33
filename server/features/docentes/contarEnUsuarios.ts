import type { Tx } from '../../platform/db/db.ts'
import { type SQL, sql } from '../../platform/db/drizzle.ts'

/**
 * Counts in the revision of users (`quienes`: a select of their ids) that what they teach changes from elsewhere, so that an open form of one is brought
 * together with it. They are locked in order, as whoever else writes what they teach does; of what they teach nothing may be locked before them.
 */
export async function contarEnUsuarios(tx: Tx, quienes: SQL): Promise<void> {
  await tx.execute(sql`
    with suyos as (select u.id from usuarios u where u.id in (${quienes}) order by u.id for update)
    update usuarios u set revision = u.revision + 1 from suyos where u.id = suyos.id`)
}
