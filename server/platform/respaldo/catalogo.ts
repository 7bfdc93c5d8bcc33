import type pg from 'pg'

/** A table as it is copied: whose rows, and which of its columns can be written. */
export interface Tabla {
  nombre: string
  columnas: string[]
  /** SQL that gives the rows to copy, when not all. */
  donde?: string
}

/** The queue's own schema is made anew by the product; of it only work that waits, was begun or failed is copied. */
export const COLA = 'pgboss.job'
const TRABAJO_VIVO = "state <> 'completed'"

const COLUMNAS = `
  select n.nspname || '.' || c.relname as nombre, array_agg(a.attname::text order by a.attnum) as columnas
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind in ('r', 'p') and not c.relispartition
    and (n.nspname = 'public' or n.nspname || '.' || c.relname = '${COLA}')
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  group by 1 order by 1`

/** Every table of the product and the queue's, asked of the database itself, so that a new one cannot be forgotten. */
export async function tablasDe(client: pg.ClientBase): Promise<Tabla[]> {
  const { rows } = await client.query(COLUMNAS)
  return (rows as Tabla[]).map(t => (t.nombre === COLA ? { ...t, donde: TRABAJO_VIVO } : t))
}

/** Last values of sequences. They stand outside transactions: read after the rows, they are never behind them. */
export async function secuenciasDe(client: pg.ClientBase): Promise<{ nombre: string; valor: number }[]> {
  const { rows } = await client.query(
    `select sequencename as nombre, last_value::text as valor from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  )
  return rows.map(r => ({ nombre: r.nombre, valor: Number(r.valor) }))
}

/** Moments of the migrations that a database has had, the first one first; none of one that Malla has not prepared. */
export async function migracionesDe(client: pg.ClientBase): Promise<number[]> {
  const { rows } = await client.query("select to_regclass('drizzle.__drizzle_migrations') is not null as hay")
  if (!rows[0].hay) return []
  const done = await client.query(
    'select created_at::text as at from drizzle.__drizzle_migrations order by created_at',
  )
  return done.rows.map(r => Number(r.at))
}

/** A name as SQL quotes it. */
export const ident = (name: string): string => `"${name.replaceAll('"', '""')}"`
/** A table with its schema, quoted. */
export const citada = (tabla: string): string => tabla.split('.').map(ident).join('.')
/** Columns as SQL lists them, quoted. */
export const columnasDe = (columnas: readonly string[]): string => columnas.map(ident).join(', ')
