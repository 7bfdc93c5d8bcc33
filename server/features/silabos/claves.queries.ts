import type { Ctx } from '../../platform/context.ts'
import { type SQL, sql } from '../../platform/db/drizzle.ts'

/** Keys that are rows of their own, each with its revision: those of a syllabus and those of a carta are kept alike. */

export interface TablaDeClaves {
  tabla: 'silabo_claves' | 'carta_claves'
  columna: 'silabo_id' | 'asignatura_id'
}

export const CLAVES_DE_SILABO: TablaDeClaves = { tabla: 'silabo_claves', columna: 'silabo_id' }
export const CLAVES_DE_CARTA: TablaDeClaves = { tabla: 'carta_claves', columna: 'asignatura_id' }

export interface ClaveGuardada {
  clave: string
  valor: unknown
  revision: number
}

const name = (s: string): SQL => sql`${sql.identifier(s)}`

/** The keys that were written of one thing. `lock`: they stay as they are until the transaction ends. */
export async function selectClaves(
  ctx: Ctx,
  { tabla, columna }: TablaDeClaves,
  id: number,
  lock = false,
): Promise<ClaveGuardada[]> {
  const { rows } = await ctx.tx.execute(sql`select clave, valor, revision from ${name(tabla)}
    where empresa_id = ${ctx.empresaId} and ${name(columna)} = ${id} order by id ${lock ? sql`for update` : sql``}`)
  return rows as unknown as ClaveGuardada[]
}

/** The keys that were written of many things, as `selectClaves` has those of one, by id. */
export async function selectClavesDeCada(
  ctx: Ctx,
  { tabla, columna }: TablaDeClaves,
  ids: readonly number[],
): Promise<Map<number, ClaveGuardada[]>> {
  const { rows } =
    await ctx.tx.execute(sql`select ${name(columna)} as de, clave, valor, revision from ${name(tabla)}
    where empresa_id = ${ctx.empresaId} and ${name(columna)} = any(${sql.param([...ids])}::bigint[]) order by id`)
  return Map.groupBy(rows as unknown as (ClaveGuardada & { de: number })[], r => r.de)
}

/** The keys of many things, by id. */
export async function selectClavesDeVarios(
  ctx: Ctx,
  { tabla, columna }: TablaDeClaves,
  ids: readonly number[],
): Promise<Map<number, Record<string, unknown>>> {
  if (ids.length === 0) return new Map()
  const { rows } =
    await ctx.tx.execute(sql`select ${name(columna)} as id, jsonb_object_agg(clave, valor) as claves
    from ${name(tabla)} where empresa_id = ${ctx.empresaId} and ${name(columna)} = any(${sql.param([...ids])}::bigint[])
    group by 1`)
  return new Map(
    (rows as unknown as { id: number; claves: Record<string, unknown> }[]).map(r => [r.id, r.claves]),
  )
}

/** Writes keys of one thing in one statement; each that is there counts its revision up. `fijas`: further columns of a new row. */
export async function upsertClaves(
  ctx: Ctx,
  { tabla, columna }: TablaDeClaves,
  id: number,
  valores: Readonly<Record<string, unknown>>,
  fijas: Readonly<Record<string, number>> = {},
): Promise<void> {
  if (Object.keys(valores).length === 0) return
  const numeros = { empresa_id: ctx.empresaId, [columna]: id, ...fijas }
  const columnas = [...Object.keys(numeros), 'clave', 'valor'].map(name)
  const puestos = Object.values(numeros).map(n => sql`${n}::bigint`)
  await ctx.tx.execute(sql`insert into ${name(tabla)} as c (${sql.join(columnas, sql`, `)})
    select ${sql.join(puestos, sql`, `)}, k.key, k.value from jsonb_each(${JSON.stringify(valores)}::jsonb) k
    on conflict (empresa_id, ${name(columna)}, clave)
      do update set valor = excluded.valor, revision = c.revision + 1, updated_at = clock_timestamp()`)
}

/** Values and revisions by key, as the wire has them. */
export const porClave = (claves: readonly ClaveGuardada[]) => ({
  valores: Object.fromEntries(claves.map(c => [c.clave, c.valor])),
  revisiones: Object.fromEntries(claves.map(c => [c.clave, c.revision])),
})
