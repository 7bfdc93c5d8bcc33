import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/drizzle.ts'

/** Forgets sessions that ended a month ago, links for a new password and addresses that nobody confirmed as old and counts of failures that no longer count. */
export async function forgetOld(db: Db): Promise<void> {
  await db.global.execute(
    sql`delete from sesiones where coalesce(cerrada_at, vence_at) < clock_timestamp() - interval '30 days'`,
  )
  await db.global.execute(
    sql`delete from recuperaciones where vence_at < clock_timestamp() - interval '30 days'`,
  )
  await db.global.execute(
    sql`delete from correos_por_confirmar where created_at < clock_timestamp() - interval '30 days'`,
  )
  await db.global.execute(sql`delete from intentos where desde < clock_timestamp() - interval '1 day'`)
}
