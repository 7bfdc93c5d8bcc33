import { createHash } from 'node:crypto'
import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import type { Tx } from '../db/db.ts'
import { sql } from '../db/drizzle.ts'
import { conflict, invalidField } from '../errors.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The header's uuid, null without one; 422 when it is not a uuid. */
export function idempotencyKey(header: unknown): string | null {
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

/**
 * What tells one input from another, passwords apart. Files count by their own hash: as JSON they would be many times their size. Read from
 * the holder, before Buffer's toJSON.
 */
export function fingerprint(input: unknown): string {
  const replace = function (this: Record<string, unknown>, key: string, value: unknown): unknown {
    if (SECRETS.has(key)) return undefined
    const raw = this[key]
    return raw instanceof Uint8Array ? createHash('sha256').update(raw).digest('hex') : value
  }
  return createHash('sha256').update(JSON.stringify(input, replace)).digest('base64url')
}

interface Attempt {
  empresaId: number
  usuarioId: number
  clave: string
  llamada: string
  input: unknown
}

/**
 * Runs a write once for a client's uuid. The key is taken in the write's own transaction: whoever comes second waits for the first
 * and gets its answer. The same key with another input is refused (409).
 */
export async function once<T>(tx: Tx, a: Attempt, run: () => Promise<T>): Promise<T> {
  const huella = fingerprint(a.input)
  const taken = await tx.execute(sql`
    insert into repeticiones (empresa_id, clave, usuario_id, llamada, huella)
    values (${a.empresaId}, ${a.clave}, ${a.usuarioId}, ${a.llamada}, ${huella}) on conflict do nothing`)
  if (taken.rowCount === 0) {
    const { rows } = await tx.execute(sql`
      select llamada, huella, respuesta from repeticiones
      where empresa_id = ${a.empresaId} and clave = ${a.clave} and usuario_id = ${a.usuarioId}`)
    const first = rows[0] as { llamada: string; huella: string; respuesta: T } | undefined
    if (!first || first.llamada !== a.llamada || first.huella !== huella)
      throw conflict(mensajesDeError.claveRepetida)
    return first.respuesta
  }
  const answer = await run()
  await tx.execute(sql`
    update repeticiones set respuesta = ${JSON.stringify(answer)}::jsonb
    where empresa_id = ${a.empresaId} and clave = ${a.clave} and usuario_id = ${a.usuarioId}`)
  return answer
}
