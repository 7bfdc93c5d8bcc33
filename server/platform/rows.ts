import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Ctx } from './context.ts'
import type { AmbitoDeCambio } from './db/schema/cambios.ts'
import { notFound, stale } from './errors.ts'

/**
 * The one way rows of an institution are written: each write is recorded as what changed, revisions are checked, and what did not
 * change is not written. Services say what a thing is (`Entidad`) and which rules hold; this says how it is kept.
 */

type Table = PgTable & { empresa_id: PgColumn; id: PgColumn; revision: PgColumn; updated_at: PgColumn }
type RowOf<T extends Table> = T['$inferSelect'] & { id: number; revision: number }
type Values<T extends Table> = Partial<T['$inferInsert']>

/** A kind of thing: its table, the name of its events (§4) and where a row hangs (for who may see the change). */
export interface Entidad<T extends Table> {
  table: T
  evento: string
  ambito(row: RowOf<T>): AmbitoDeCambio
  /** Columns that never go into a record. */
  silent?: readonly string[]
}

const BOOKKEEPING = ['empresa_id', 'created_at', 'updated_at']

function visible<T extends Table>(entidad: Entidad<T>, row: RowOf<T>): Record<string, unknown> {
  const hidden = new Set([...BOOKKEEPING, ...(entidad.silent ?? [])])
  return Object.fromEntries(Object.entries(row).filter(([k]) => !hidden.has(k)))
}

const byKey = (ctx: Ctx, t: Table, id: number) => and(eq(t.empresa_id, ctx.empresaId), eq(t.id, id))

/** The row, locked until the transaction ends; 404 when it is not there. */
export async function lockRow<T extends Table>(ctx: Ctx, entidad: Entidad<T>, id: number): Promise<RowOf<T>> {
  const [row] = await ctx.tx
    .select()
    .from(entidad.table as PgTable)
    .where(byKey(ctx, entidad.table, id))
    .for('update')
  if (!row) throw notFound()
  return row as RowOf<T>
}

/** Inserts a row and records `{evento}.created` with all its fields. */
export async function insertRow<T extends Table>(
  ctx: Ctx,
  entidad: Entidad<T>,
  values: T['$inferInsert'],
): Promise<RowOf<T>> {
  const [row] = await insertRows(ctx, entidad, [values])
  return row!
}

/** Inserts many rows in one statement; one record each, in the order given. */
export async function insertRows<T extends Table>(
  ctx: Ctx,
  entidad: Entidad<T>,
  values: T['$inferInsert'][],
): Promise<RowOf<T>[]> {
  if (values.length === 0) return []
  const rows = (await ctx.tx
    .insert(entidad.table as PgTable)
    .values(values.map(v => ({ ...v, empresa_id: ctx.empresaId })))
    .returning()) as RowOf<T>[]
  for (const row of rows) {
    ctx.record({
      evento: `${entidad.evento}.created`,
      objeto_id: row.id,
      ambito: entidad.ambito(row),
      despues: visible(entidad, row),
    })
  }
  return rows
}

/** The fields of `values` that are given and differ from the row. */
export function differing<T extends Table>(row: RowOf<T>, values: Values<T>): Values<T> {
  const current = row as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(values).filter(([k, v]) => v !== undefined && !isDeepStrictEqual(current[k], v)),
  ) as Values<T>
}

/** 409 with the row as it is now (in wire form, by `show`) when the person edited an older one. */
export async function assertFresh(
  row: { revision: number },
  seen: number | undefined,
  show: () => Promise<unknown>,
): Promise<void> {
  if (seen !== undefined && seen !== row.revision) throw stale(await show())
}

/**
 * Writes what differs into a locked row and records `{evento}.updated` with the changed fields before and after. Fields that are
 * undefined stay untouched; when nothing differs nothing is written. `evento` replaces the event's name (§4, special events).
 */
export async function updateRow<T extends Table>(
  ctx: Ctx,
  entidad: Entidad<T>,
  row: RowOf<T>,
  values: Values<T>,
  evento = `${entidad.evento}.updated`,
): Promise<RowOf<T>> {
  const changed = differing(row, values)
  const keys = Object.keys(changed)
  if (keys.length === 0) return row
  const [after] = (await ctx.tx
    .update(entidad.table as PgTable)
    .set({ ...changed, revision: row.revision + 1, updated_at: sql`clock_timestamp()` })
    .where(byKey(ctx, entidad.table, row.id))
    .returning()) as RowOf<T>[]
  const before = row as Record<string, unknown>
  const now = after as Record<string, unknown>
  ctx.record({
    evento,
    objeto_id: row.id,
    ambito: entidad.ambito(after!),
    antes: Object.fromEntries(keys.map(k => [k, before[k] ?? null])),
    despues: { ...Object.fromEntries(keys.map(k => [k, now[k] ?? null])), revision: after!.revision },
  })
  return after!
}

/** Deletes locked rows in one statement; one `{evento}.deleted` record each, with what was there. */
export async function deleteRows<T extends Table>(
  ctx: Ctx,
  entidad: Entidad<T>,
  rows: RowOf<T>[],
): Promise<void> {
  if (rows.length === 0) return
  const ids = rows.map(r => r.id)
  await ctx.tx
    .delete(entidad.table as PgTable)
    .where(and(eq(entidad.table.empresa_id, ctx.empresaId), inArray(entidad.table.id, ids)))
  for (const row of rows) {
    ctx.record({
      evento: `${entidad.evento}.deleted`,
      objeto_id: row.id,
      ambito: entidad.ambito(row),
      antes: visible(entidad, row),
    })
  }
}
