import type pg from 'pg'

/**
 * Counts from 1 in every database: what is planted has the same names whichever files ran before in the same process.
 * Names of test databases do not come twice (database.ts).
 */
export const contador = (): ((owner: Pick<pg.Client, 'database'>) => number) => {
  const last = new Map<string, number>()
  return ({ database = '' }) => {
    const next = (last.get(database) ?? 0) + 1
    last.set(database, next)
    return next
  }
}
