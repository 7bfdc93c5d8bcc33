import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { forgetLongAnswers } from '../../platform/http/idempotency.ts'

/** Forgets sessions that ended a month ago, links for a new password as old, counts of failures that no longer count, and what is kept of writes that may be repeated for 45 days. */
export async function forgetOld(db: Db): Promise<void> {
  await db.global.execute(
    sql`delete from sesiones where coalesce(cerrada_at, vence_at) < clock_timestamp() - interval '30 days'`,
  )
  await db.global.execute(
    sql`delete from recuperaciones where vence_at < clock_timestamp() - interval '30 days'`,
  )
  await db.global.execute(sql`delete from intentos where desde < clock_timestamp() - interval '1 day'`)
  await db.global.execute(sql`select olvidar_repeticiones()`)
  await forgetLongAnswers(db)
}
