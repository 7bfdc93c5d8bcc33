import { isDeepStrictEqual } from 'node:util'
import type { Ctx } from './context.ts'
import { getTableColumns, type PgColumn, type PgTable, sql } from './db/drizzle.ts'

/** Writing into rows without telling of it: whose record it belongs to says so (rows.ts, or the service of a thing that has parts in several tables). */

/** A table of institutions; or, without `empresa_id`, one of the installation (people, institutions), whose guard is in its service. */
export type Table = PgTable & {
  empresa_id?: PgColumn
  id: PgColumn
  revision: PgColumn
  updated_at: PgColumn
}
export type RowOf<T extends Table> = T['$inferSelect'] & { id: number; revision: number }
export type Values<T extends Table> = Partial<T['$inferInsert']>

/** The fields of `values` that are given and differ from the row. */
export function differing<T extends Table>(row: RowOf<T>, values: Values<T>): Values<T> {
  const current = row as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(values).filter(([k, v]) => v !== undefined && !isDeepStrictEqual(current[k], v)),
  ) as Values<T>
}

/** What `diff` says of each row, in one statement; every revision counts it. */
export async function writeMany(
  ctx: Ctx,
  table: Table,
  keys: string[],
  touched: readonly { row: object; diff: Record<string, unknown> }[],
): Promise<void> {
  const columns = getTableColumns(table as PgTable) as Record<string, PgColumn>
  const values = touched.map(({ row, diff }) => {
    const current = row as Record<string, unknown>
    return { id: current.id, ...Object.fromEntries(keys.map(k => [k, k in diff ? diff[k] : current[k]])) }
  })
  const sets = keys.map(k => sql`${sql.identifier(k)} = v.${sql.identifier(k)}, `)
  const types = keys.map(k => sql`, ${sql.identifier(k)} ${sql.raw(columns[k]!.getSQLType())}`)
  await ctx.tx.execute(sql`
    update ${table as PgTable} as t set ${sql.join(sets)}revision = t.revision + 1, updated_at = clock_timestamp()
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as v(id bigint${sql.join(types)})
    where ${table.empresa_id ? sql`t.empresa_id = ${ctx.empresaId} and` : sql``} t.id = v.id`)
}

/**
 * Writes what differs into locked rows, in one statement however many they are; where nothing differs nothing is written. Answers what was written into each,
 * in the order given; null for nothing.
 */
export async function writeRows<T extends Table>(
  ctx: Ctx,
  table: T,
  changes: readonly { row: RowOf<T>; values: Values<T> }[],
): Promise<(Values<T> | null)[]> {
  const diffs = changes.map(({ row, values }) => ({ row, diff: differing(row, values) }))
  const touched = diffs.filter(({ diff }) => Object.keys(diff).length > 0)
  const keys = [...new Set(touched.flatMap(({ diff }) => Object.keys(diff)))]
  if (touched.length > 0) await writeMany(ctx, table, keys, touched)
  return diffs.map(({ diff }) => (Object.keys(diff).length > 0 ? diff : null))
}
