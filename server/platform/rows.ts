import type { Ctx } from './context.ts'
import { and, asc, eq, getTableColumns, inArray, type PgTable, sql } from './db/drizzle.ts'
import type { AmbitoDeCambio } from './db/schema/cambios.ts'
import { notFound, stale } from './errors.ts'
import { portions } from './portions.ts'
import { differing, type RowOf, type Table, type Values, writeMany } from './writeRows.ts'

/**
 * The one way rows of an institution are written: each write is recorded as what changed, revisions are checked, and what did not
 * change is not written. Services say what a thing is (`Entidad`) and which rules hold; this says how it is kept.
 */

/** A kind of thing: its table, the name of its events (§4) and where a row hangs (for who may see the change). */
export interface Entidad<T extends Table> {
  table: T
  evento: string
  ambito(row: RowOf<T>): AmbitoDeCambio
  /** Columns that never go into a record. */
  silent?: readonly string[]
}

/** What inserting needs: a service's context, or that of a seed. */
export type Escritura = Pick<Ctx, 'tx' | 'empresaId' | 'record'>

/** Parts of a thing that other tables hold (the especialidades of a programme): they go into its record. */
export type Partes = Record<string, unknown>

const BOOKKEEPING = ['empresa_id', 'created_at', 'updated_at']

function visible<T extends Table>(entidad: Entidad<T>, row: RowOf<T>): Record<string, unknown> {
  const hidden = new Set([...BOOKKEEPING, ...(entidad.silent ?? [])])
  return Object.fromEntries(Object.entries(row).filter(([k]) => !hidden.has(k)))
}

/** Of changed columns those that a record names. */
function told<T extends Table>(entidad: Entidad<T>, keys: string[]): string[] {
  const hidden = new Set(entidad.silent ?? [])
  return keys.filter(k => !hidden.has(k))
}

const ofEmpresa = (ctx: Pick<Ctx, 'empresaId'>, t: Table) => t.empresa_id && eq(t.empresa_id, ctx.empresaId)
const byKey = (ctx: Ctx, t: Table, id: number) => and(ofEmpresa(ctx, t), eq(t.id, id))

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

/** The rows, each once, locked until the transaction ends, in the same order for everybody; 404 when one is not there. */
export async function lockRows<T extends Table>(
  ctx: Ctx,
  entidad: Entidad<T>,
  ids: number[],
): Promise<RowOf<T>[]> {
  const rows = await ctx.tx
    .select()
    .from(entidad.table as PgTable)
    .where(and(ofEmpresa(ctx, entidad.table), inArray(entidad.table.id, ids)))
    .orderBy(asc(entidad.table.id))
    .for('update')
  if (rows.length !== new Set(ids).size) throw notFound()
  return rows as RowOf<T>[]
}

/** Inserts a row and records `{evento}.created` with all its fields and parts. */
export async function insertRow<T extends Table>(
  ctx: Escritura,
  entidad: Entidad<T>,
  values: T['$inferInsert'],
  partes: Partes = {},
): Promise<RowOf<T>> {
  const [row] = await insertRows(ctx, entidad, [values], () => partes)
  return row!
}

/** Inserts many rows in one statement (thousands in a few); one record each, in the order given. */
export async function insertRows<T extends Table>(
  ctx: Escritura,
  entidad: Entidad<T>,
  values: T['$inferInsert'][],
  partesDe: (row: RowOf<T>) => Partes = () => ({}),
): Promise<RowOf<T>[]> {
  if (values.length === 0) return []
  const rows: RowOf<T>[] = []
  for (const part of portions(values, Object.keys(getTableColumns(entidad.table as PgTable)).length)) {
    const inserted = await ctx.tx
      .insert(entidad.table as PgTable)
      .values(entidad.table.empresa_id ? part.map(v => ({ ...v, empresa_id: ctx.empresaId })) : part)
      .returning()
    rows.push(...(inserted as RowOf<T>[]))
  }
  for (const row of rows) {
    ctx.record({
      evento: `${entidad.evento}.created`,
      objeto_id: row.id,
      ambito: entidad.ambito(row),
      despues: { ...visible(entidad, row), ...partesDe(row) },
    })
  }
  return rows
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
 * undefined stay untouched; when nothing differs nothing is written. `evento` replaces the event's name (§4, special events). `partes`:
 * parts that other tables hold and that did change.
 */
export async function updateRow<T extends Table>(
  ctx: Ctx,
  entidad: Entidad<T>,
  row: RowOf<T>,
  values: Values<T>,
  evento = `${entidad.evento}.updated`,
  partes: { antes: Partes; despues: Partes } | null = null,
): Promise<RowOf<T>> {
  const changed = differing(row, values)
  const keys = Object.keys(changed)
  if (keys.length === 0 && !partes) return row
  const [after] = (await ctx.tx
    .update(entidad.table as PgTable)
    .set({ ...changed, revision: row.revision + 1, updated_at: sql`clock_timestamp()` })
    .where(byKey(ctx, entidad.table, row.id))
    .returning()) as RowOf<T>[]
  const before = row as Record<string, unknown>
  const now = after as Record<string, unknown>
  const named = told(entidad, keys)
  ctx.record({
    evento,
    objeto_id: row.id,
    ambito: entidad.ambito(after!),
    antes: { ...Object.fromEntries(named.map(k => [k, before[k] ?? null])), ...partes?.antes },
    despues: {
      ...Object.fromEntries(named.map(k => [k, now[k] ?? null])),
      ...partes?.despues,
      revision: after!.revision,
    },
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
    .where(and(ofEmpresa(ctx, entidad.table), inArray(entidad.table.id, ids)))
  for (const row of rows) {
    ctx.record({
      evento: `${entidad.evento}.deleted`,
      objeto_id: row.id,
      ambito: entidad.ambito(row),
      antes: visible(entidad, row),
    })
  }
}

/** A row and what is to be written into it. */
export interface RowChange<T extends Table> {
  row: RowOf<T>
  values: Values<T>
  /** Parts that other tables hold and that did change. */
  partes?: { antes: Partes; despues: Partes }
}

/**
 * As `updateRow` for many locked rows in one statement. Rows where nothing differs are left alone. Answers the rows as they are now, in the
 * order given.
 */
export async function updateRows<T extends Table>(
  ctx: Ctx,
  entidad: Entidad<T>,
  changes: RowChange<T>[],
  evento = `${entidad.evento}.updated`,
): Promise<RowOf<T>[]> {
  const changed = changes.map(c => ({ ...c, diff: differing(c.row, c.values) as Record<string, unknown> }))
  const touched = changed.filter(c => Object.keys(c.diff).length > 0 || c.partes)
  const keys = [...new Set(touched.flatMap(c => Object.keys(c.diff)))]
  if (touched.length > 0) await writeMany(ctx, entidad.table, keys, touched)
  return changed.map(({ row, diff, partes }) => {
    const fields = Object.keys(diff)
    if (fields.length === 0 && !partes) return row
    const after = { ...row, ...diff, revision: row.revision + 1 } as RowOf<T>
    const before = row as Record<string, unknown>
    const named = told(entidad, fields)
    ctx.record({
      evento,
      objeto_id: row.id,
      ambito: entidad.ambito(after),
      antes: { ...Object.fromEntries(named.map(k => [k, before[k] ?? null])), ...partes?.antes },
      despues: {
        ...Object.fromEntries(named.map(k => [k, diff[k] ?? null])),
        ...partes?.despues,
        revision: after.revision,
      },
    })
    return after
  })
}
