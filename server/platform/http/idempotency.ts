import { createHash } from 'node:crypto'
import { type Call, writes } from '@malla/contracts/call.ts'
import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import type { FastifyRequest } from 'fastify'
import { forEachEmpresa } from '../cadaEmpresa.ts'
import type { Platform } from '../context.ts'
import type { Db, Tx } from '../db/db.ts'
import { sql } from '../db/drizzle.ts'
import { busy, HttpError, invalidField, isLocked } from '../errors.ts'
import { marcaDeSecreto } from '../session/claves.ts'
import { conPropia } from './propia.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The header's uuid, null without one; 422 when it is not a uuid. */
function idempotencyKey(header: unknown): string | null {
  if (header === undefined || header === '') return null
  if (typeof header !== 'string' || !UUID.test(header))
    throw invalidField('Idempotency-Key', 'La clave de repetición debe ser un uuid.')
  return header.toLowerCase()
}

/** Fields that hold a password («clave» is none: it is the key of a section). */
const SECRETS = new Set(['password', 'actual'])

/** What tells secrets apart and does not let them be guessed. */
type Marca = (secretos: string) => Promise<string>

const printOf = (value: unknown): unknown =>
  value instanceof Uint8Array ? createHash('sha256').update(value).digest('hex') : value

/**
 * An object or a list with the prints of its files instead of their bytes. What holds them is asked: JSON would first make a Buffer into a list
 * of numbers, many times its size.
 */
function withoutBytes(holder: unknown): unknown {
  if (Array.isArray(holder)) return holder.map(printOf)
  if (typeof holder !== 'object' || holder === null) return holder
  return Object.fromEntries(Object.entries(holder).map(([key, value]) => [key, printOf(value)]))
}

/**
 * What tells one input from another. Files count by their own hash. Passwords count by `marcar`, which has a key that is not in the database: from a plain hash
 * of a body whose other fields are known, a short one could be guessed.
 */
export async function fingerprint(input: unknown, marcar: Marca): Promise<string> {
  const secretos: [string, unknown][] = []
  const json = JSON.stringify(input, (key, value) => {
    if (!SECRETS.has(key) || value === undefined) return withoutBytes(value)
    secretos.push([key, value])
    return undefined
  })
  const hash = createHash('sha256').update(json)
  if (secretos.length > 0) hash.update(await marcar(JSON.stringify(secretos)))
  return hash.digest('base64url')
}

/** A write as a client names it by its uuid. What stands outside institutions is kept under institution 0, what nobody signed in does under user 0. */
export interface Attempt {
  empresaId: number
  usuarioId: number
  clave: string
  llamada: string
  input: unknown
  /** `fingerprint` of the input. */
  huella: string
}

/**
 * A write of somebody by the uuid of its `Idempotency-Key`; null without one, for what only reads, and where the answer tells a secret and is never kept.
 * 422 when it is no uuid.
 */
export async function attemptOf(
  { config }: Pick<Platform, 'config'>,
  call: Call,
  quien: Pick<Attempt, 'empresaId' | 'usuarioId'>,
  input: unknown,
  req: FastifyRequest,
): Promise<Attempt | null> {
  const clave = writes(call) && !call.secret ? idempotencyKey(req.headers['idempotency-key']) : null
  if (!clave) return null
  const huella = await fingerprint(input, secretos => marcaDeSecreto(config.dataDir, clave, secretos))
  return { ...quien, clave, llamada: `${call.verb} ${call.path}`, input, huella }
}

/** 409: this uuid is that of another write. `repetida` says so to a browser, which then knows that another uuid is needed. */
const repeated = (): HttpError =>
  new HttpError(409, mensajesDeError.claveRepetida, undefined, { repetida: true })

interface Recalled<T> {
  respuesta: T
  /** It was long and is days old: what was answered is no longer known. */
  vaciada: boolean
}

/** What was answered under this key, null when nothing was. 409 where the key was another write's. */
async function recall<T>(tx: Tx, a: Attempt): Promise<Recalled<T> | null> {
  const { rows } = await tx.execute(sql`
    select llamada, huella, respuesta, respuesta is null as vaciada from repeticiones
    where empresa_id = ${a.empresaId} and clave = ${a.clave} and usuario_id = ${a.usuarioId}`)
  const first = rows[0] as ({ llamada: string; huella: string } & Recalled<T>) | undefined
  if (first && (first.llamada !== a.llamada || first.huella !== a.huella)) throw repeated()
  return first ?? null
}

interface Dicha {
  id?: unknown
  revision?: unknown
  revisiones?: object
}

const isDeFila = (x: unknown): x is Dicha => typeof x === 'object' && x !== null && 'id' in x

/**
 * Whether a write says which revisions it was made upon, its own or that of every row in it. Done again it changes nothing and is told what stands there now, as
 * whoever edited an older one: it made newer ones itself.
 */
function saysRevision(input: unknown): boolean {
  const { revision, revisiones, ...partes } = input as Dicha
  if (typeof revision === 'number' || Object.keys(revisiones ?? {}).length > 0) return true
  const filas = Object.values(partes).flatMap(x => (Array.isArray(x) ? x : []))
  return filas.length > 0 && filas.every(f => isDeFila(f) && typeof f.revision === 'number')
}

/** 409: it was done already, and what was answered is no longer known. `hecha` says so to the queue of a browser, for which it is done with. */
const alreadyDone = (): HttpError => new HttpError(409, mensajesDeError.yaHecha, undefined, { hecha: true })

/**
 * Takes the key of a write, with its answer where that is known; false when it is taken. One that another transaction is taking is waited for as any lock
 * is: 503 when the write that runs there takes longer.
 */
async function takeKey(tx: Tx, a: Attempt, respuesta: string | null): Promise<boolean> {
  try {
    const taken = await tx.execute(sql`
      insert into repeticiones (empresa_id, clave, usuario_id, llamada, huella, respuesta)
      values (${a.empresaId}, ${a.clave}, ${a.usuarioId}, ${a.llamada}, ${a.huella}, ${respuesta}::jsonb)
      on conflict do nothing`)
    return taken.rowCount !== 0
  } catch (e) {
    throw isLocked(e) ? busy(mensajesDeError.enCurso) : e
  }
}

/**
 * Runs a write once for a client's uuid. The key is taken in the write's own transaction: whoever comes second waits for the first
 * and gets its answer, or 503 that it still runs; sent again later they get it. The same key with another input is refused (409). Whose answer is not kept any
 * more is told what stands there now, or 409 that it was done. Who edited an older record than what they saved elsewhere themselves is told that (`conPropia`).
 */
export async function once<T>(tx: Tx, a: Attempt, run: () => Promise<T>): Promise<T> {
  if (!(await takeKey(tx, a, null))) {
    const first = await recall<T>(tx, a)
    if (!first) throw repeated()
    if (!first.vaciada) return first.respuesta
    if (saysRevision(a.input)) return run()
    throw alreadyDone()
  }
  const answer = await run().catch(async error => {
    throw await conPropia(tx, a, error)
  })
  await tx.execute(sql`
    update repeticiones set respuesta = ${asJson(answer)}::jsonb
    where empresa_id = ${a.empresaId} and clave = ${a.clave} and usuario_id = ${a.usuarioId}`)
  return answer
}

/** Null too is an answer: a row without one is of a write whose answer is not kept any more. */
const asJson = (answer: unknown): string => JSON.stringify(answer ?? null)

/**
 * Keeps what a write that opens its own transaction will answer, in that transaction. Refused (409) when the key is taken: what was done is then
 * not done again, and `orRecalled` tells what was answered.
 */
export async function keepAnswer(tx: Tx, a: Attempt, answer: unknown): Promise<void> {
  if (!(await takeKey(tx, a, asJson(answer)))) throw repeated()
}

/** What a write was answered that was done already under this very key; null when it was not, or its answer is not kept any more. */
export async function recalled<T>(db: Db, a: Attempt): Promise<{ respuesta: T } | null> {
  const first = await db.read(a.empresaId, tx => recall<T>(tx, a))
  return first?.vaciada ? null : first
}

/** The last of those under way in this process under each uuid; it never fails. */
const underWay = new Map<string, Promise<unknown>>()

/**
 * Runs after whatever this node is doing under the same uuid, so that what it leaves outside the database is left once: who comes second finds the first one's
 * answer. Two nodes do not wait for each other: there the rows are written once all the same, and what another service is handed (`onceOutside`).
 */
export async function inTurn<T>(a: Attempt | null, run: () => Promise<T>): Promise<T> {
  if (!a) return run()
  const key = `${a.empresaId}/${a.usuarioId}/${a.clave}`
  const done = (underWay.get(key) ?? Promise.resolve()).then(run)
  const over = done.catch(() => undefined)
  underWay.set(key, over)
  try {
    return await done
  } finally {
    if (underWay.get(key) === over) underWay.delete(key)
  }
}

/** Runs a write; what is refused because it was done already, under this very key, is answered as it was then. */
export async function orRecalled<T>(db: Db, a: Attempt | null, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (e) {
    const first = a && e instanceof HttpError ? await recalled<T>(db, a) : null
    if (!first) throw e
    return first.respuesta
  }
}

/** Answers of more than so many bytes, as they lie on the disk, are kept for a day alone: of a syllabus that is saved with every pause there are hundreds. */
const CORTA = 2000

/** So many are forgotten in one transaction: however many there are, no statement takes long. */
const DE_UNA_VEZ = 2000

/** Forgets the keys of writes that are too old to be sent again (45 days), `deUnaVez` at a time. */
export async function forgetKeys(db: Pick<Db, 'global'>, deUnaVez = DE_UNA_VEZ): Promise<void> {
  const forgetSome = async (): Promise<number> => {
    const { rows } = await db.global.execute<{ n: number }>(
      sql`select olvidar_repeticiones(${deUnaVez}) as n`,
    )
    return rows[0]!.n
  }
  while ((await forgetSome()) === deUnaVez);
}

/** Forgets the long answers of writes of more than a day ago, `deUnaVez` at a time; their keys stay taken. */
export async function forgetLongAnswers(db: Db, deUnaVez = DE_UNA_VEZ): Promise<void> {
  const forgetSome = async (empresaId: number): Promise<number | null> => {
    const { result } = await db.write(empresaId, null, tx =>
      tx.execute(sql`update repeticiones set respuesta = null
        where (empresa_id, usuario_id, clave) in (select empresa_id, usuario_id, clave from repeticiones
          where empresa_id = ${empresaId} and created_at < now() - interval '1 day' and pg_column_size(respuesta) > ${CORTA}
          limit ${deUnaVez})`),
    )
    return result.rowCount
  }
  const forget = async (empresaId: number): Promise<void> => {
    while ((await forgetSome(empresaId)) === deUnaVez);
  }
  // What stands outside institutions is of the institution 0, of which there is no row.
  await forget(0)
  await forEachEmpresa(db, forget)
}
