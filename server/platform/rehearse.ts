import type { Ctx } from './context.ts'
import { sql } from './db/drizzle.ts'

/**
 * Runs as if it were written and takes it back: what a preview shows is what the write does. Nothing is recorded, and what would happen
 * outside the database does not.
 */
export async function rehearse<T>(ctx: Ctx, run: (ctx: Ctx) => Promise<T>): Promise<T> {
  await ctx.tx.execute(sql`savepoint vista_previa`)
  const result = await run({ ...ctx, record: () => {}, afterCommit: () => {} })
  await ctx.tx.execute(sql`rollback to savepoint vista_previa`)
  return result
}
