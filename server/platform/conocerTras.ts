import type { Ctx } from './context.ts'

/** After no more rows than these PostgreSQL still knows its tables well enough: it would not count them by itself either. */
const POCAS = 50

/**
 * Has PostgreSQL count these tables once this transaction has committed, into which it wrote so many rows (`mas`, the most of any of them) at one go: the
 * pages that open next ask for them, and it would read all of them for each one. Nothing after few rows, or in a rehearsal.
 */
export function conocerTras(
  ctx: Pick<Ctx, 'platform' | 'afterCommit'>,
  tablas: readonly string[],
  mas: number,
): void {
  if (mas > POCAS) ctx.afterCommit(() => ctx.platform.db.conocer(tablas, mas))
}
