import { table } from 'virtual:calls'
import type { Call, InputOf, OutputOf } from '@malla/contracts/call.ts'
import type { Calls } from '@malla/contracts/calls.ts'
import type { Archivo } from '@malla/contracts/campos.ts'
import { mensajes } from '@malla/contracts/mensajes.ts'
import { newKey } from '../ui/newKey.ts'
import { ApiError } from './ApiError.ts'
import { reportReach } from './connection.ts'
import { type Encoded, encodeCall } from './encode.ts'

/** 'facultades.list', 'planes.create', … */
export type CallName = {
  [E in keyof Calls & string]: `${E}.${keyof Calls[E] & string}`
}[keyof Calls & string]

type CallOf<N extends CallName> = N extends `${infer E}.${infer K}`
  ? E extends keyof Calls
    ? K extends keyof Calls[E]
      ? Calls[E][K] extends Call
        ? Calls[E][K]
        : never
      : never
    : never
  : never

/** A file as the browser has it, in the place of the one the server's pipeline hands over. */
type WithFiles<I> = {
  [K in keyof I]: Extract<I[K], Archivo> extends never ? I[K] : Exclude<I[K], Archivo> | Blob
}

/** What a call takes and answers, as the browser sees it. */
export type ApiInput<N extends CallName> = WithFiles<InputOf<CallOf<N>>>
export type ApiOutput<N extends CallName> = OutputOf<CallOf<N>>

export interface CallOptions {
  signal?: AbortSignal
  /** Idempotency key: the same one twice writes once. Default: a new one, kept over the retries of this very call. */
  key?: string
  /** Asks for a report that is made meanwhile: the answer is `{ job }` (see features/informes). */
  later?: boolean
  /** Goes on when the page goes away; the browser allows it for small ones only. */
  keepalive?: boolean
  /** The question "who am I" may be answered with 401 without ending anything. */
  anonymous?: boolean
}

type Args<N extends CallName> =
  object extends ApiInput<N>
    ? [input?: ApiInput<N>, options?: CallOptions]
    : [input: ApiInput<N>, options?: CallOptions]

let expired = (): void => {}
/** Says what happens when the server no longer knows the session (401). Set once, by session.ts. */
export const onExpired = (handler: () => void): void => {
  expired = handler
}

const RETRIES = [400, 1200]
const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
const isPassing = (status: number): boolean => status === 502 || status === 503 || status === 504

/** A request that did not arrive is sent again: reading is harmless, and a write carries its key. */
async function send(
  request: Encoded,
  { signal, keepalive = false }: Pick<CallOptions, 'signal' | 'keepalive'>,
): Promise<Response> {
  for (let attempt = 0; ; attempt++) {
    const { url, ...init } = request
    const delay = RETRIES[attempt]
    try {
      const response = await fetch(url, { ...init, signal, keepalive, credentials: 'same-origin' })
      reportReach(!isPassing(response.status))
      if (!isPassing(response.status) || delay === undefined) return response
    } catch (reason) {
      if (signal?.aborted) throw reason
      reportReach(false)
      if (delay === undefined) throw new ApiError(0, mensajes.errores.red)
    }
    await wait(delay)
  }
}

async function answered(response: Response): Promise<Record<string, unknown>> {
  try {
    return await response.json()
  } catch {
    return {}
  }
}

/**
 * Asks the server. Input and answer are those of the contract; a file in the input makes it multipart.
 * Throws ApiError for every answer that is not 2xx and when the server is not reached. A 401 ends the session (§2, token expiry).
 */
export async function ask<N extends CallName>(
  name: N,
  input: ApiInput<N>,
  options: CallOptions = {},
): Promise<ApiOutput<N>> {
  const [verb, path, writes] = table[name]!
  const request = encodeCall(verb, path, input)
  request.headers.accept = 'application/json'
  if (options.later) request.headers.prefer = 'respond-async'
  if (writes) request.headers['idempotency-key'] = options.key ?? newKey()
  const response = await send(request, options)
  const body = await answered(response)
  if (response.ok) return body as ApiOutput<N>
  if (response.status === 401 && !options.anonymous) expired()
  const message = typeof body.message === 'string' ? body.message : mensajes.errores.interno
  throw new ApiError(response.status, message, body, response.headers.get('x-request-id'))
}

/** `ask` for people: `api('facultades.create', { nombre })`; the input may be left out where nothing is required. */
export const api = <N extends CallName>(name: N, ...[input, options]: Args<N>): Promise<ApiOutput<N>> =>
  ask(name, input ?? ({} as ApiInput<N>), options)

/** The address of a call that answers a file, for a link or the viewer. */
export const addressOf = <N extends CallName>(name: N, input: ApiInput<N>): string =>
  encodeCall('GET', table[name]![1], input).url
