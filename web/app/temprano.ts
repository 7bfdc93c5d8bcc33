import type { Sesion } from '@malla/contracts/sesion.ts'
import { statusOf } from './ApiError.ts'
import { olvidarAntes } from './antes.ts'
import { type ApiInput, type ApiOutput, askNow, type CallName } from './api.ts'

/** A read and its input. */
export type Lectura = { [N in CallName]: readonly [name: N, input: ApiInput<N>] }[CallName]

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What the page reads first: asked for while its code is still on the way. */
    temprano?: (params: Record<string, string>) => readonly Lectura[]
  }
}

/** After this an answer that nobody took is old. */
const VIGENCIA_MS = 20_000
const pedidas = new Map<string, Promise<unknown>>()
const claveDe = (name: string, input: unknown): string => JSON.stringify([name, input])

/** In a page that was no older than this nothing had been read longer before; the server counts two seconds more. */
const RECIENTE_MS = 4000

let pidio = false
type Conocida = Pick<Sesion, 'id' | 'ultimo_cambio'> &
  Partial<Pick<Sesion, 'ultimo_reciente' | 'ultimo_asentado'>> & { empresa?: { id: number } | null }
/** Of whom and of which institution it was first said from which change on the channel tells. */
let primera: { whose: string; desde: number } | null = null

function desdeAhora(user: Conocida, edad: number): number {
  if (!pidio) return user.ultimo_cambio
  const desde = edad < RECIENTE_MS ? user.ultimo_reciente : user.ultimo_asentado
  return Math.min(desde ?? user.ultimo_asentado ?? user.ultimo_cambio, user.ultimo_cambio)
}

/**
 * From which change on the live channel tells. What was asked for early was asked beside the session, and may be older than it, as old at most as the
 * page was when the session came (`edad`, in milliseconds; 0: it was kept): changes between the two would be told by nobody. To begin earlier than
 * need be is to read again all that was touched since. A session kept from before knows of no such numbers. One that is asked for anew before the
 * channel stands changes nothing: what the page read since the first is older.
 */
export function desdeQueCambio(user: Conocida, edad: number): number {
  const whose = `${user.id}/${user.empresa?.id}`
  // What is kept from before is no beginning: all of it is read anew once the server tells who is signed in.
  if (edad === 0) return desdeAhora(user, edad)
  if (primera?.whose !== whose) primera = { whose, desde: desdeAhora(user, edad) }
  return primera.desde
}

/** Nothing that was read is shown any more: whoever comes next begins anew. */
export const olvidarDesde = (): void => {
  primera = null
}

/** What nobody took yet is taken no more: something changed, or it is somebody else who would. */
export function olvidarTempranas(): void {
  pedidas.clear()
  olvidarAntes()
}

/** Asks for what a page is about to read. A refusal is not told: the page asks again, and tells it. */
export function pedirTemprano(lecturas: readonly Lectura[]): void {
  pidio ||= lecturas.length > 0
  for (const [name, input] of lecturas) {
    const answer = askNow(name, input, { anonymous: true, ahead: true })
    answer.catch(() => undefined)
    const clave = claveDe(name, input)
    pedidas.set(clave, answer)
    setTimeout(() => pedidas.delete(clave), VIGENCIA_MS)
  }
}

/** What is not there is not there a moment later either; any other refusal may be of a session that has changed meanwhile. */
function siNoEsta(error: unknown): undefined {
  if (statusOf(error) === 404) throw error
}

/**
 * What was asked for early, once; undefined when it was not. The promise is of undefined when it was refused or did not arrive, and rejects where the
 * thing is not there.
 */
export function tomarTemprana<N extends CallName>(
  name: N,
  input: ApiInput<N>,
): Promise<ApiOutput<N> | undefined> | undefined {
  const clave = claveDe(name, input)
  const answer = pedidas.get(clave)
  pedidas.delete(clave)
  return answer?.then(a => a as ApiOutput<N>, siNoEsta)
}
