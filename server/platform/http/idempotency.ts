import { createHash } from 'node:crypto'
import type { Call } from '@malla/contracts/call.ts'
import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import type { FastifyRequest } from 'fastify'
import { forEachEmpresa } from '../cadaEmpresa.ts'
import type { Db, Tx } from '../db/db.ts'
import { sql } from '../db/drizzle.ts'
import { conflict, HttpError, invalidField } from '../errors.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The header's uuid, null without one; 422 when it is not a uuid. */
function idempotencyKey(header: unknown): string | null {
  if (header === undefined || header === '') return null
  if (typeof header !== 'string' || !UUID.test(header))
    throw invalidField('Idempotency-Key', 'La clave de repetición debe ser un uuid.')
  return header.toLowerCase()
}

/**
 * Passwords do not count: from a hash of a body whose other fields are known, a short one could be guessed. These are the fields that hold one
 * («clave» is none: it is the key of a section).
 */
const SECRETS = new Set(['password', 'actual'])

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

/** What tells one input from another, passwords apart. Files count by their own hash. */
export function fingerprint(input: unknown): string {
  const json = JSON.stringify(input, (key, value) => (SECRETS.has(key) ? undefined : withoutBytes(value)))
  return createHash('sha256').update(json).digest('base64url')
}

/** A write as a client names it by its uuid. What stands outside institutions is kept under institution 0, what nobody signed in does under user 0. */
export interface Attempt {
  empresaId: number
  usuarioId: number
  clave: string
  llamada: string
  input: unknown
}

/** A write of somebody by the uuid of its `Idempotency-Key`; null without one. 422 when it is no uuid. */
export function attemptOf(
  call: Call,
  quien: Pick<Attempt, 'empresaId' | 'usuarioId'>,
  input: unknown,
  req: FastifyRequest,
): Attempt | null {
  const clave = idempotencyKey(req.headers['idempotency-key'])
  return clave ? { ...quien, clave, llamada: `${call.verb} ${call.path}`, input } : null
}

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
  if (first && (first.llamada !== a.llamada || first.huella !== fingerprint(a.input)))
    throw conflict(mensajesDeError.claveRepetida)
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

/**
 * Runs a write once for a client's uuid. The key is taken in the write's own transaction: whoever comes second waits for the first
 * and gets its answer. The same key with another input is refused (409). Whose answer is not kept any more is told what stands there
 * now, or 409 that it was done.
 */
export async function once<T>(tx: Tx, a: Attempt, run: () => Promise<T>): Promise<T> {
  const huella = fingerprint(a.input)
  const taken = await tx.execute(sql`
    insert into repeticiones (empresa_id, clave, usuario_id, llamada, huella)
    values (${a.empresaId}, ${a.clave}, ${a.usuarioId}, ${a.llamada}, ${huella}) on conflict do nothing`)
  if (taken.rowCount === 0) {
    const first = await recall<T>(tx, a)
    if (!first) throw conflict(mensajesDeError.claveRepetida)
    if (!first.vaciada) return first.respuesta
    if (saysRevision(a.input)) return run()
    throw conflict(mensajesDeError.yaHecha)
  }
  const answer = await run()
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
  const kept = await tx.execute(sql`
    insert into repeticiones (empresa_id, clave, usuario_id, llamada, huella, respuesta)
    values (${a.empresaId}, ${a.clave}, ${a.usuarioId}, ${a.llamada}, ${fingerprint(a.input)}, ${asJson(answer)}::jsonb)
    on conflict do nothing`)
  if (kept.rowCount === 0) throw conflict(mensajesDeError.claveRepetida)
}

/** What a write was answered that was done already under this very key; null when it was not, or its answer is not kept any more. */
export async function recalled<T>(db: Db, a: Attempt): Promise<{ respuesta: T } | null> {
  const first = await db.read(a.empresaId, tx => recall<T>(tx, a))
  return first?.vaciada ? null : first
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

/** Forgets the long answers of writes of more than a day ago; their keys stay taken. */
export async function forgetLongAnswers(db: Db): Promise<void> {
  const forget = async (empresaId: number): Promise<void> => {
    await db.write(empresaId, null, tx =>
      tx.execute(sql`update repeticiones set respuesta = null where empresa_id = ${empresaId}
        and created_at < now() - interval '1 day' and pg_column_size(respuesta) > ${CORTA}`),
    )
  }
  // What stands outside institutions is of the institution 0, of which there is no row.
  await forget(0)
  await forEachEmpresa(db, forget)
}
