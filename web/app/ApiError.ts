import { mensajes } from '@malla/contracts/mensajes.ts'

/**
 * A call that was refused or did not arrive. `status` 0: the server was not reached. `errors`: reasons by field (422), dotted
 * for rows of a list. `requestId` names the entry of the server's log behind a 500. `body` is the whole answer (409 carries
 * the version that stands now).
 */
export class ApiError extends Error {
  readonly status: number
  readonly errors: Record<string, string[]>
  readonly requestId: string | null
  readonly body: Record<string, unknown>

  constructor(
    status: number,
    message: string,
    body: Record<string, unknown> = {},
    requestId?: string | null,
  ) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.body = body
    this.errors = (body.errors ?? {}) as Record<string, string[]>
    this.requestId = requestId ?? null
  }
}

/** Status of whatever was thrown; 0 when it never came to an answer. */
export const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0)

/** Whether the server was there and could not take a write for the moment: another one is at work in the same place. The same may be sent again. */
export const isOcupado = (error: unknown): boolean => error instanceof ApiError && error.body.ocupado === true

/**
 * Whether a status says only that the server is not there now: it does itself, or what stands before it. The service worker has the same
 * (offline/decisiones.ts), for it shares no module with the page.
 */
export const isAusente = (status: number): boolean => status === 502 || status === 503 || status === 504

/** Whether something failed because the server was not there: nothing is known of what it would have said. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || isAusente(error.status)) && !isOcupado(error)

/** Of a write that was given up: nobody knows what became of it. Sent again under its key it is written once. */
const SIN_RESPUESTA =
  'El servidor no contestó a tiempo, y puede que el cambio se haya hecho: compruébelo y, si no, vuelva a intentarlo.'

/** What did not reach the server, or whose answer was not waited for any longer (`seAcabo`). */
export function sinLlegar(isRead: boolean, seAcabo: boolean): ApiError {
  if (isRead) return new ApiError(0, mensajes.errores.redAlLeer)
  return seAcabo ? new ApiError(0, SIN_RESPUESTA, { tarde: true }) : new ApiError(0, mensajes.errores.red)
}

/** Whether a write was sent and its answer did not come in its time: also a server that is there may have kept it waiting. */
export const isTarde = (error: unknown): boolean => error instanceof ApiError && error.body.tarde === true
