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

/**
 * Ids of the pictures that an institution names now or may name again; `tx` sees that institution. `sinVersiones`: leaves out what only older versions
 * name.
 */
export async function selectNombradasPor(
  tx: Tx,
  empresaId: number,
  { sinVersiones = false } = {},
): Promise<Set<string>> {
  const todas = await selectTablas(tx)
  const tablas = sinVersiones ? todas.filter(t => t.nombre !== VERSIONES) : todas
  const propias = await nombradasEn(
    tx,
    tablas.filter(t => t.deEmpresa),
    sql`t.empresa_id = ${empresaId}`,
  )
  const comunes = await nombradasEn(
    tx,
    tablas.filter(t => !t.deEmpresa),
    sql`true`,
  )
  return new Set([...propias, ...comunes])
}

/** The installation keeps a chain of records of its own. */
const NINGUNA = 0

/** Ids of the pictures that anything of any institution names. A copy of a text may stand in another institution. */
export async function selectNombradas(db: Db): Promise<Set<string>> {
  const named = new Set<string>()
  const look = async (id: number): Promise<void> => {
    for (const one of await db.read(id, tx => selectNombradasPor(tx, id))) named.add(one)
  }
  await look(NINGUNA)
  await forEachEmpresa(db, look)
  return named
}
