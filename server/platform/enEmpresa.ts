import type { Ctx } from './context.ts'
import { enter } from './db/db.ts'

/**
 * Runs `work` with the rows of another institution, read and written, in the same transaction: for administrators, who keep what people are in
 * every institution. The caller has asked whether they may. What is recorded stays in the chain of the institution that the transaction
 * belongs to.
 */
export async function enEmpresa<T>(ctx: Ctx, empresaId: number, work: (otra: Ctx) => Promise<T>): Promise<T> {
  if (empresaId === ctx.empresaId) return work(ctx)
  await enter(ctx.tx, empresaId)
  try {
    return await work({ ...ctx, empresaId })
  } finally {
    // After a refused statement PostgreSQL takes no other one; the rollback then leads back.
    await enter(ctx.tx, ctx.empresaId).catch(() => {})
  }
}
