import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import type { Tx } from '../db/db.ts'
import { sql } from '../db/drizzle.ts'
import { HttpError } from '../errors.ts'

/** Of a write that was refused: whose it was, where, and which call. */
interface Rechazada {
  empresaId: number
  usuarioId: number
  llamada: string
}

interface Fila {
  id?: unknown
  revision?: unknown
}

/** Calls whose record is there once, and needs no id. */
const UNICAS = /ajustes|saveProfile/i

/** The newer record that a stale edit was refused with, where it can be told from others of its kind; null of any other refusal. */
function actualDe({ llamada }: Rechazada, error: HttpError): Fila | null {
  const actual = error.status === 409 ? (error.extra?.actual as Fila | undefined) : undefined
  const isUna = actual?.id !== undefined || UNICAS.test(llamada)
  return typeof actual?.revision === 'number' && isUna ? actual : null
}

/**
 * What to throw of a write that failed. A stale edit (409) whose newer record is what this very person was answered before, for the same call under a key of its
 * own, says `propia`: it was they, in another tab or on another device, and not another person. It is known for as long as answers are kept (idempotency.ts).
 */
export async function conPropia(tx: Tx, quien: Rechazada, error: unknown): Promise<unknown> {
  const actual = error instanceof HttpError ? actualDe(quien, error) : null
  if (!(error instanceof HttpError) || !actual) return error
  const { rows } = await tx.execute(sql`select 1 from repeticiones
    where empresa_id = ${quien.empresaId} and usuario_id = ${quien.usuarioId} and llamada = ${quien.llamada}
      and respuesta -> 'data' @> ${JSON.stringify({ id: actual.id, revision: actual.revision })}::jsonb limit 1`)
  if (rows.length === 0) return error
  const { edicionAtrasada, edicionPropia } = mensajesDeError
  const message = error.message === edicionAtrasada ? edicionPropia : error.message
  return new HttpError(error.status, message, error.errors, { ...error.extra, propia: true })
}
