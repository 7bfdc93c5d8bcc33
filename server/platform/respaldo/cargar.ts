import { once } from 'node:events'
import type pg from 'pg'
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams'
import { COLA, citada, columnasDe, ident } from './catalogo.ts'
import type { TablaDeRespaldo } from './formato.ts'
import { RespaldoNoValido } from './recorrer.ts'

interface Foranea {
  tabla: string
  nombre: string
  definicion: string
}

const FORANEAS = `
  select n.nspname || '.' || c.relname as tabla, k.conname as nombre, pg_get_constraintdef(k.oid) as definicion
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  where k.contype = 'f' and n.nspname = 'public' and k.conparentid = 0 order by 1, 2`

const COLUMNAS = `
  select a.attname::text as columna from pg_attribute a
  where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''`

const TEMPORAL = 'cola_del_respaldo'

/** Where the rows of a backup go; its tables come one after the other. */
export interface Carga {
  /** A piece of a table's rows, as COPY wrote it. */
  add(tabla: TablaDeRespaldo, bytes: AsyncIterable<Uint8Array>): Promise<void>
  /** All is there: the last table is ended, constraints are put back and hold. */
  end(secuencias: readonly { nombre: string; valor: number }[]): Promise<void>
}

async function conocidasDe(client: pg.Client, tabla: TablaDeRespaldo): Promise<string[]> {
  const { rows } = await client.query(COLUMNAS, [citada(tabla.nombre)])
  const there = new Set(rows.map(r => r.columna as string))
  return tabla.columnas.filter(c => there.has(c))
}

/** Work of the queue goes through a table of its own: a later queue may have other columns, and no longer know one of the kinds of work. */
async function beginCola(client: pg.Client, tabla: TablaDeRespaldo): Promise<string> {
  await client.query(`create temp table ${TEMPORAL} on commit drop as select * from ${COLA} where false`)
  for (const columna of tabla.columnas)
    await client.query(`alter table ${TEMPORAL} add column if not exists ${ident(columna)} text`)
  return TEMPORAL
}

async function endCola(client: pg.Client, tabla: TablaDeRespaldo): Promise<void> {
  const columnas = columnasDe(await conocidasDe(client, tabla))
  await client.query(
    `insert into ${COLA} (${columnas}) select ${columnas} from ${TEMPORAL} where name in (select name from pgboss.queue)`,
  )
}

async function begin(client: pg.Client, tabla: TablaDeRespaldo): Promise<CopyStreamQuery> {
  const into = tabla.nombre === COLA ? await beginCola(client, tabla) : citada(tabla.nombre)
  return client.query(copyFrom(`copy ${into} (${columnasDe(tabla.columnas)}) from stdin`))
}

async function endCopy(client: pg.Client, tabla: TablaDeRespaldo, stream: CopyStreamQuery): Promise<void> {
  stream.end()
  await once(stream, 'finish')
  if (stream.rowCount !== tabla.filas)
    throw new RespaldoNoValido(
      `El respaldo dice ${tabla.filas} filas de ${tabla.nombre} y trae ${stream.rowCount}.`,
    )
  if (tabla.nombre === COLA) await endCola(client, tabla)
}

/** Empties every table of the schema and takes away what would hinder rows that come in any order. All of it in the transaction of `client`. */
async function prepare(client: pg.Client): Promise<{ foraneas: Foranea[]; tablas: string[] }> {
  const { rows: foraneas } = await client.query(FORANEAS)
  const { rows } = await client.query(
    "select schemaname || '.' || tablename as nombre from pg_tables where schemaname = 'public' order by 1",
  )
  const tablas = rows.map(r => citada(r.nombre))
  await client.query(`truncate ${tablas.join(', ')}, ${COLA}`)
  const drops = (foraneas as Foranea[]).map(
    f => `alter table ${citada(f.tabla)} drop constraint ${ident(f.nombre)}`,
  )
  await client.query([...drops, ...tablas.map(t => `alter table ${t} disable trigger user`)].join(';'))
  return { foraneas, tablas }
}

/**
 * Loads tables into a database of the backup's own schema, in the transaction that `client` has begun; whoever rolls it back has the database as it
 * was.
 */
export async function cargar(client: pg.Client): Promise<Carga> {
  const { foraneas, tablas } = await prepare(client)
  let current: { tabla: TablaDeRespaldo; stream: CopyStreamQuery; failed: Promise<never> } | null = null
  const end = async (): Promise<void> => {
    if (!current) return
    const { tabla, stream, failed } = current
    current = null
    await Promise.race([endCopy(client, tabla, stream), failed])
  }
  return {
    async add(tabla, bytes) {
      if (current?.tabla.nombre !== tabla.nombre) {
        await end()
        const stream = await begin(client, tabla)
        const failed = new Promise<never>((_, fail) => stream.on('error', fail))
        failed.catch(() => {})
        current = { tabla, stream, failed }
      }
      const { stream, failed } = current!
      for await (const chunk of bytes)
        if (!stream.write(chunk)) await Promise.race([once(stream, 'drain'), failed])
    },
    async end(secuencias) {
      await end()
      const adds = foraneas.map(
        f => `alter table ${citada(f.tabla)} add constraint ${ident(f.nombre)} ${f.definicion}`,
      )
      await client.query([...adds, ...tablas.map(t => `alter table ${t} enable trigger user`)].join(';'))
      for (const { nombre, valor } of secuencias)
        await client.query('select setval($1::regclass, $2)', [citada(`public.${nombre}`), valor])
      await client.query('analyze')
    },
  }
}
