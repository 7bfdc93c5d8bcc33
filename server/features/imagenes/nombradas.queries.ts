import { forEachEmpresa } from '../../platform/cadaEmpresa.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { type SQL, sql } from '../../platform/db/drizzle.ts'

/**
 * Which pictures are named: in a text, in an older version that can be restored, in a draft, in a template, anywhere. What tables there are is
 * read from the catalogue and each row is read whole, so that a new table or a new column cannot be forgotten.
 */

/**
 * The pictures themselves, counters with their hashes, and answers kept for a request that is repeated (that of the upload names the picture): no text can
 * stand there.
 */
const SIN_TEXTOS = ['imagenes', 'cadenas', 'repeticiones']

interface Tabla {
  nombre: string
  deEmpresa: boolean
}

/** An address of a picture, whatever stands before it. */
const DIRECCION = 'imagenes/([[:alnum:]_-]{1,64})'

/** Every table of the product that may hold a text. */
async function selectTablas(tx: Tx): Promise<Tabla[]> {
  const { rows } = await tx.execute<{ nombre: string; deEmpresa: boolean }>(sql`
    select c.relname as nombre,
      exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'empresa_id' and not a.attisdropped) as "deEmpresa"
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname not in (${sql.join(
        SIN_TEXTOS.map(nombre => sql`${nombre}`),
        sql`, `,
      )})
    order by 1`)
  return rows
}

const filasDe = (tablas: readonly Tabla[], where: SQL): SQL =>
  sql.join(
    tablas.map(t => sql`select t::text as x from ${sql.identifier(t.nombre)} t where ${where}`),
    sql` union all `,
  )

/** Ids of the pictures that these tables name, each once. */
async function nombradasEn(tx: Tx, tablas: readonly Tabla[], where: SQL): Promise<string[]> {
  if (tablas.length === 0) return []
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct m[1] as id from (${filasDe(tablas, where)}) filas, regexp_matches(x, ${DIRECCION}, 'g') m
    where x like '%imagenes/%'`)
  return rows.map(r => r.id)
}

/** What happened: older versions of texts are read and restored from there. */
const VERSIONES = 'cambios'
/** So many records are read in one statement: the whole log of an institution may take longer than any statement is given. */
const DE_UNA_VEZ = 20_000

/** What the log of an institution names, part by part. */
async function nombradasEnVersiones(tx: Tx, empresaId: number, deUnaVez: number): Promise<string[]> {
  const { rows } = await tx.execute<{ desde: number; hasta: number }>(sql`
    select coalesce(min(id), 0) as desde, coalesce(max(id), -1) as hasta from cambios where empresa_id = ${empresaId}`)
  const { desde, hasta } = rows[0]!
  const ids = new Set<string>()
  for (let id = desde; id <= hasta; id += deUnaVez) {
    const parte = sql`t.empresa_id = ${empresaId} and t.id >= ${id} and t.id < ${id + deUnaVez}`
    for (const one of await nombradasEn(tx, [{ nombre: VERSIONES, deEmpresa: true }], parte)) ids.add(one)
  }
  return [...ids]
}

const nombradasPropias = (tx: Tx, empresaId: number, tablas: readonly Tabla[]): Promise<string[]> =>
  nombradasEn(
    tx,
    tablas.filter(t => t.deEmpresa && t.nombre !== VERSIONES),
    sql`t.empresa_id = ${empresaId}`,
  )

const nombradasComunes = (tx: Tx, tablas: readonly Tabla[]): Promise<string[]> =>
  nombradasEn(
    tx,
    tablas.filter(t => !t.deEmpresa),
    sql`true`,
  )

/**
 * Ids of the pictures that an institution names now or may name again; `tx` sees that institution. `sinVersiones`: leaves out what only older versions
 * name.
 */
export async function selectNombradasPor(
  tx: Tx,
  empresaId: number,
  { sinVersiones = false } = {},
): Promise<Set<string>> {
  const tablas = await selectTablas(tx)
  const propias = await nombradasPropias(tx, empresaId, tablas)
  const comunes = await nombradasComunes(tx, tablas)
  const versiones = sinVersiones ? [] : await nombradasEnVersiones(tx, empresaId, DE_UNA_VEZ)
  return new Set([...propias, ...comunes, ...versiones])
}

/** The installation keeps a chain of records of its own. */
const NINGUNA = 0

/** Ids of the pictures that anything of any institution names. A copy of a text may stand in another institution. `deUnaVez`: records read in one statement. */
export async function selectNombradas(db: Db, deUnaVez = DE_UNA_VEZ): Promise<Set<string>> {
  const named = new Set<string>()
  const take = (ids: readonly string[]) => {
    for (const id of ids) named.add(id)
  }
  const tablas = await db.read(NINGUNA, selectTablas)
  take(await db.read(NINGUNA, tx => nombradasComunes(tx, tablas)))
  const look = (empresaId: number): Promise<void> =>
    db.read(empresaId, async tx => {
      take(await nombradasPropias(tx, empresaId, tablas))
      take(await nombradasEnVersiones(tx, empresaId, deUnaVez))
    })
  await look(NINGUNA)
  await forEachEmpresa(db, look)
  return named
}
