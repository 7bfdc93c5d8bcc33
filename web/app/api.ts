import { table } from 'virtual:calls'
import type { Call, InputOf, OutputOf } from '@malla/contracts/call.ts'
import type { Calls } from '@malla/contracts/calls.ts'
import type { Archivo } from '@malla/contracts/campos.ts'
import { mensajes } from '@malla/contracts/mensajes.ts'
import { QUIEN_ESCRIBE } from '@malla/domain/sesion/quienEscribe.ts'
import { oirHora } from '../ui/ahora.ts'
import { newKey } from '../ui/newKey.ts'
import { ApiError, isAusente, sinLlegar } from './ApiError.ts'
import { olvidarAntes, tomarAntes } from './antes.ts'
import { isReachable, reportReach, reportSilence } from './connection.ts'
import { type Encoded, encodeCall } from './encode.ts'
import type { CallOptions } from './opciones.ts'
import { pausasTras, plazoDe, RETRIES } from './pausas.ts'
import { bajoSuClave } from './sinContestar.ts'

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

type Args<N extends CallName> =
  object extends ApiInput<N>
    ? [input?: ApiInput<N>, options?: CallOptions]
    : [input: ApiInput<N>, options?: CallOptions]

let expired = (): void => {}
/** Says what happens when the server no longer knows the session (401). Set once, by session.ts. */
export const onExpired = (handler: () => void): void => {
  expired = handler
}

let worker = (): string | null => null
/** Says in whose name this page writes, as `domain/sesion/quienEscribe.ts` puts it; null while nobody is signed in. Set once, by session.ts. */
export const onWorker = (who: () => string | null): void => {
  worker = who
}
let other = (_quien: string | null): void => {}
/** Says what happens when this browser's session is another person's by now, or works elsewhere; given is in whose name the write went. Set once, by session.ts. */
export const onOther = (handler: (quien: string | null) => void): void => {
  other = handler
}
/** The header that says it, of a write and of what is read as one's own. */
export const inWhoseName = (): Record<string, string> => {
  const who = worker()
  return who === null ? {} : { [QUIEN_ESCRIBE]: who }
}

/** How long a question waits for an answer where the server is known to be away. */
const BRIEF_MS = 6000
const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** The answer that is on its way already, unless it takes too long, or what is asked for now. */
function fetchOnce(
  { url, ...init }: Encoded,
  limits: readonly AbortSignal[],
  isRead: boolean,
  keepalive: boolean,
) {
  const signal = limits.length > 0 ? AbortSignal.any([...limits]) : null
  // A write changes what was asked before it, and who asks.
  if (!isRead) olvidarAntes()
  const antes = tomarAntes({ url, ...init })
  if (!antes) return fetch(url, { ...init, signal, keepalive, credentials: 'same-origin' })
  return new Promise<Response>((resolve, reject) => {
    antes.then(resolve, reject)
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

/** A request that did not arrive, or was held up, is sent again: reading is harmless, and a write carries its key. */
async function send(
  request: Encoded,
  isRead: boolean,
  {
    signal,
    keepalive = false,
    once = !isReachable(),
    ahead = false,
    plazo,
  }: Pick<CallOptions, 'signal' | 'keepalive' | 'once' | 'ahead' | 'plazo'>,
): Promise<{ response: Response; body: Record<string, unknown> }> {
  for (let attempt = 0; ; attempt++) {
    const delayIn = (pauses: readonly number[]) => (once || ahead ? undefined : pauses[attempt])
    let delay = delayIn(RETRIES)
    const desde = performance.now()
    const pedida = Date.now()
    // How long a file was on its way says nothing of the server.
    const tardo = () => (request.body instanceof FormData ? 0 : performance.now() - desde)
    const hasta = isRead ? once && BRIEF_MS : plazoDe(request.body, plazo)
    const corte = hasta ? AbortSignal.timeout(hasta) : null
    const limits = [signal, corte].filter(s => !!s)
    try {
      const response = await fetchOnce(request, limits, isRead, keepalive)
      oirHora(response.headers.get('date'), pedida)
      const body = await bodyOf(response)
      corte?.throwIfAborted()
      const isThere = !isAusente(response.status)
      const isLarga = isTardeAlla(response, isRead)
      if (isLarga) reportSilence(true, desde)
      else reportReach(isThere || body.ocupado === true)
      delay = delayIn(pausasTras(body.ocupado === true, isRead || isLarga, tardo()))
      if (isThere || delay === undefined) return { response, body }
    } catch (reason) {
      if (signal?.aborted) throw reason
      // Where the browser itself knows that there is no network, a moment later changes nothing; and what hung once is not waited for as long again.
      const seAcabo = corte?.aborted === true
      reportSilence(seAcabo && !isRead, desde)
      if (delay === undefined || seAcabo || !navigator.onLine) throw sinLlegar(isRead, seAcabo)
    }
    await wait(delay)
  }
}

/** Of a write that what stands before the server gave up: as of one that is given up here, that says nothing of the server by itself. */
const isTardeAlla = ({ status }: Response, isRead: boolean): boolean => status === 504 && !isRead

async function bodyOf(response: Response): Promise<Record<string, unknown>> {
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
export const ask = <N extends CallName>(
  name: N,
  input: ApiInput<N>,
  options: CallOptions = {},
): Promise<ApiOutput<N>> => {
  if (!table[name]![2]) return askNow(name, input, options)
  const enviar = (key: string): Promise<ApiOutput<N>> => {
    const keyed = { ...options, key }
    const now = (plazo = options.plazo) => askNow(name, input, { ...keyed, plazo })
    return keeper ? (keeper(name, input, keyed, now) as ReturnType<typeof now>) : now()
  }
  return options.key === undefined ? bajoSuClave(name, input, enviar) : enviar(options.key)
}

type Keeper = (
  name: CallName,
  input: Record<string, unknown>,
  options: CallOptions & { key: string },
  send: (plazo?: number) => Promise<unknown>,
) => Promise<unknown>
let keeper: Keeper | null = null
/** Gives every write to whoever keeps those that do not arrive. Set once, by offline/cola.ts. */
export const onWrite = (keep: Keeper): void => {
  keeper = keep
}

/** Writes that have no answer yet. */
const escribiendo = new Set<Promise<unknown>>()
/** When all that this page asked to be written is answered, whatever the answer. */
export const writesAnswered = (): Promise<unknown> => Promise.allSettled(escribiendo)

/** `ask` without anything between: what is refused or does not arrive is thrown. */
export function askNow<N extends CallName>(
  name: N,
  input: ApiInput<N>,
  options: CallOptions,
): Promise<ApiOutput<N>> {
  const answer = exchange(name, input, options)
  if (table[name]![2]) {
    escribiendo.add(answer)
    const over = () => void escribiendo.delete(answer)
    answer.then(over, over)
  }
  return answer
}

async function exchange<N extends CallName>(
  name: N,
  input: ApiInput<N>,
  options: CallOptions,
): Promise<ApiOutput<N>> {
  const [verb, path, writes] = table[name]!
  const request = encodeCall(verb, path, input)
  request.headers.accept = 'application/json'
  if (options.later) request.headers.prefer = 'respond-async'
  if (writes) request.headers['idempotency-key'] = options.key ?? newKey()
  if (writes || options.own) Object.assign(request.headers, inWhoseName())
  const { response, body } = await send(request, !writes, options)
  if (response.ok) return body as ApiOutput<N>
  if (isTardeAlla(response, !writes)) throw sinLlegar(false, true)
  if (response.status === 401 && !options.anonymous) expired()
  if (body.otra_sesion === true) other(request.headers[QUIEN_ESCRIBE] ?? null)
  const message = typeof body.message === 'string' ? body.message : mensajes.errores.interno
  throw new ApiError(response.status, message, body, response.headers.get('x-request-id'))
}

/** `ask` for people: `api('facultades.create', { nombre })`; the input may be left out where nothing is required. */
export const api = <N extends CallName>(name: N, ...[input, options]: Args<N>): Promise<ApiOutput<N>> =>
  ask(name, input ?? ({} as ApiInput<N>), options)

/** The address of a call that answers a file, for a link or the viewer. */
export const addressOf = <N extends CallName>(name: N, input: ApiInput<N>): string =>
  encodeCall('GET', table[name]![1], input).url
