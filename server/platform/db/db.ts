import pg from 'pg'
import { conocerCrecidas } from './conocer.ts'
import { drizzle, type NodePgDatabase, sql } from './drizzle.ts'
import { LOCK_MS, openPool, SILENCE_MS, streamOf } from './pool.ts'
import { isPlanRechazado } from './repetidas.ts'
import * as academico from './schema/academico.ts'
import * as cambios from './schema/cambios.ts'
import * as competencias from './schema/competencias.ts'
import * as curriculo from './schema/curriculo.ts'
import * as empresas from './schema/empresas.ts'
import * as instalacion from './schema/instalacion.ts'
import * as laboratorios from './schema/laboratorios.ts'
import * as operacion from './schema/operacion.ts'
import * as personas from './schema/personas.ts'
import * as planes from './schema/planes.ts'
import * as publico from './schema/publico.ts'
import * as reglas from './schema/reglas.ts'
import * as silabos from './schema/silabos.ts'

export const schema = {
  ...academico,
  ...cambios,
  ...competencias,
  ...curriculo,
  ...empresas,
  ...instalacion,
  ...laboratorios,
  ...operacion,
  ...personas,
  ...planes,
  ...publico,
  ...reglas,
  ...silabos,
}

/** Drizzle on one connection, inside a transaction that sees one institution. */
export type Tx = NodePgDatabase<typeof schema> & { $client: pg.ClientBase }

/** From here on the transaction sees and writes the rows of this institution. The caller has asked whether the person may, and leads back. */
export const enter = (tx: Tx, empresaId: number): Promise<unknown> =>
  tx.execute(sql`select set_config('app.empresa_id', ${String(empresaId)}, true)`)

// int8 and numeric fit a double in this product; a DATE stays the text it is, so that no time zone can shift it.
// Set for the whole process: Drizzle asks pg's own table for whatever it does not convert itself.
pg.types.setTypeParser(20, Number)
pg.types.setTypeParser(1700, Number)
pg.types.setTypeParser(1082, v => v)

const wrapped = new WeakMap<pg.ClientBase, Tx>()
const onClient = (client: pg.ClientBase): Tx => {
  let tx = wrapped.get(client)
  if (!tx) wrapped.set(client, (tx = drizzle(client as pg.PoolClient, { schema }) as unknown as Tx))
  return tx
}

const prepared = new WeakMap<pg.ClientBase, Map<string, unknown>>()
/** A prepared query of this connection, built once by `make`. Building a query costs more than running it: use on hot paths. */
export function prepare<P>(tx: Tx, name: string, make: (tx: Tx) => P): P {
  const client = tx.$client
  let byName = prepared.get(client)
  if (!byName) prepared.set(client, (byName = new Map()))
  if (!byName.has(name)) byName.set(name, make(tx))
  return byName.get(name) as P
}

/** One change, as a service records it: who did it and its number are added at commit. */
export interface CambioNuevo {
  /** Event of §4: 'facultad.updated'. */
  evento: string
  objeto_id: number
  ambito?: cambios.AmbitoDeCambio
  antes?: Record<string, unknown> | null
  despues?: Record<string, unknown> | null
}

export interface Committed<T> {
  result: T
  /** Number of the last change record, null when nothing was recorded. */
  lastChange: number | null
}

export interface Db {
  /** Runs `fn` in a read-only transaction that sees only this institution; again, as a write, when PostgreSQL asks for it. */
  read<T>(empresaId: number, fn: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * Runs `fn` in a transaction that sees and writes only this institution. What `fn` passes to `record` is numbered and chained by
   * registrar() as the last statement, sent together with COMMIT. Retries up to twice when PostgreSQL asks for it (a deadlock, a
   * plan that a migration made old).
   */
  write<T>(
    empresaId: number,
    usuarioId: number | null,
    fn: (tx: Tx, record: (change: CambioNuevo) => void) => Promise<T>,
  ): Promise<Committed<T>>
  /** Has PostgreSQL count these tables, into which so many rows were just written and committed: see `conocerCrecidas`. */
  conocer(tablas: readonly string[], mas: number): Promise<void>
  /** For the few tables that belong to no institution; rows of institutions are refused (no institution is set). */
  global: Tx
  close(): Promise<void>
}

const RETRYABLE = new Set(['40001', '40P01'])
/** Drizzle wraps what PostgreSQL said. */
const causeOf = (e: unknown): { code?: string } => {
  const { code, cause } = e as { code?: string; cause?: { code?: string } }
  return code === undefined && cause ? cause : (e as object)
}
const isRetryable = (e: unknown): boolean => {
  const cause = causeOf(e)
  return RETRYABLE.has(cause.code ?? '') || isPlanRechazado(cause)
}

/** Does it again, at most twice, where PostgreSQL asks for it. */
async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work()
    } catch (e) {
      if (attempt >= 2 || !isRetryable(e)) throw e
    }
  }
}

function begin(client: pg.ClientBase, empresaId: number, readOnly: boolean): Promise<unknown> {
  const started = client.query(
    `begin${readOnly ? ' read only' : ''}; set local app.empresa_id = '${Math.trunc(empresaId)}'`,
  )
  // Sent unawaited with the first query in one trip; if it fails, so does that query.
  started.catch(() => {})
  return started
}

/** What is sent before the turn ends (BEGIN and the first query) leaves in one write: writing is what a small request costs most. */
function sendTogether(client: pg.ClientBase): void {
  const stream = streamOf(client)
  stream.cork()
  process.nextTick(() => stream.uncork())
}

async function inRead<T>(pool: pg.Pool, empresaId: number, fn: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  sendTogether(client)
  begin(client, empresaId, true)
  try {
    return await fn(onClient(client))
  } finally {
    client.query('commit').then(
      () => client.release(),
      e => client.release(e as Error),
    )
  }
}

async function commit(
  client: pg.ClientBase,
  usuarioId: number | null,
  changes: CambioNuevo[],
): Promise<number | null> {
  if (changes.length === 0) {
    await client.query('commit')
    return null
  }
  const json = JSON.stringify(changes.map(c => ({ ...c, quien: usuarioId })))
  const numbered = client.query({
    name: 'registrar',
    text: 'select registrar($1::jsonb) as id',
    values: [json],
  })
  const [{ rows }] = await Promise.all([numbered, client.query('commit')])
  return Number(rows[0].id)
}

async function inWrite<T>(
  pool: pg.Pool,
  empresaId: number,
  usuarioId: number | null,
  fn: (tx: Tx, record: (change: CambioNuevo) => void) => Promise<T>,
): Promise<Committed<T>> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    begin(client, empresaId, false)
    const changes: CambioNuevo[] = []
    const result = await fn(onClient(client), c => void changes.push(c))
    return { result, lastChange: await commit(client, usuarioId, changes) }
  } catch (e) {
    await client.query('rollback').catch((r: Error) => {
      broken = r
    })
    throw e
  } finally {
    client.release(broken)
  }
}

/**
 * Connects to `url` under the app role, with `max` connections for reading and half as many for writing: writers of one plan wait for each
 * other, and nobody who only reads waits with them. Answers at once; the first query opens the first connection. A connection in use that
 * says nothing for `silence` ms is taken for lost.
 */
export function openDb(url: string, max = 16, silence = SILENCE_MS): Db {
  const reading = openPool(url, max, silence)
  const writing = openPool(url, Math.ceil(max / 2), silence, LOCK_MS)
  return {
    read: (empresaId, fn) => again(() => inRead(reading, empresaId, fn)),
    write: (empresaId, usuarioId, fn) => again(() => inWrite(writing, empresaId, usuarioId, fn)),
    // As the owner, for a moment: the app role owns no table, and may have none counted.
    conocer: (tablas, mas) => conocerCrecidas(url, tablas, mas),
    global: drizzle(reading, { schema }) as unknown as Tx,
    close: async () => {
      await Promise.all([reading.end(), writing.end()])
    },
  }
}
