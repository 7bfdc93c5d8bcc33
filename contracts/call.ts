import type { Accion } from '@malla/domain/permisos/acciones.ts'
import type { z } from 'zod'

export type Verb = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Who may ask: anyone, anyone signed in, or whoever the matrix allows this action. */
export type Access = 'public' | 'session' | Accion

/**
 * One call of the product, declared once. The server's route, the OpenAPI document, the web client and the
 * contract tests all come from it. `path` stands under /api and names its parameters as `{id}`; `input` holds path,
 * query and body together; `output` is the whole JSON answer.
 */
export interface Call<I extends z.ZodObject = z.ZodObject, O extends z.ZodType = z.ZodType> {
  readonly verb: Verb
  readonly path: string
  readonly access: Access
  /** One Spanish sentence for /api/docs. */
  readonly summary: string
  readonly input: I
  readonly output: O
  /** Writes in the database. Default: every verb but GET; a POST that only reads says `false`. */
  readonly writes?: boolean
  /** Answers the file itself (inline), or `{ url }` when asked with Accept: application/json. */
  readonly file?: boolean
  /** Its answer tells a secret: it is never kept, so that repeating the call runs it again (http/idempotency.ts). */
  readonly secret?: boolean
  /** Sends mail, though to nobody that the caller names: it counts as the calls with a `correo` do (http/quotas.ts). */
  readonly mails?: boolean
  /** Most bytes of one uploaded file; default 10 MB. */
  readonly maxFile?: number
}

/** Declares a call; keeps the exact types of its input and output. */
export const call = <I extends z.ZodObject, O extends z.ZodType>(declared: Call<I, O>): Call<I, O> => declared

/** What a caller passes. */
export type InputOf<C extends Call> = z.input<C['input']>
/** What a service receives: decoded and validated. */
export type ParsedOf<C extends Call> = z.output<C['input']>
/** What a call answers. */
export type OutputOf<C extends Call> = z.output<C['output']>

/** Whether a call changes anything: all but GET, unless it says otherwise. */
export const writes = (c: Call): boolean => c.writes ?? c.verb !== 'GET'

/** Whether a call answers a document that is made for who asks, which a link with `?token=` opens; pictures and kept files are none. */
export const isInforme = (c: Call): boolean => c.file === true && c.access !== 'session'
