import type { Call } from '@malla/contracts/call.ts'
import { calls } from '@malla/contracts/calls.ts'
import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import { whyNot } from '@malla/domain/permisos/permisos.ts'
import { forbidden, type HttpError, notFound, unauthorized } from '../errors.ts'
import type { SesionActiva } from '../session/active.ts'

/** Who may ask which call, by role alone: what it is about is for its service. */

/** All that a person with a temporary password may ask before choosing one of their own, beside what is public (signing out). */
const WITH_TEMPORARY: ReadonlySet<Call> = new Set<Call>([calls.auth.user, calls.auth.changePassword])

function whyNotCall(call: Call, sesion: SesionActiva | null): HttpError | null {
  if (call.access === 'public') return null
  if (!sesion) return unauthorized()
  if (sesion.debe_cambiar && !WITH_TEMPORARY.has(call)) return forbidden(mensajesDeError.claveTemporal)
  if (call.access === 'session') return null
  const reason = whyNot(sesion.quien, call.access)
  return reason ? forbidden(reason) : null
}

/** 401 or 403 with the reason when the person may not ask this call. */
export function assertMayCall(call: Call, sesion: SesionActiva | null): void {
  const error = whyNotCall(call, sesion)
  if (error) throw error
}

/**
 * The same of a request whose body, which says what it means (`_method`), was not read yet: refused for the first reason when the person may ask none of the
 * calls it could mean; 404 when it can mean none. Nobody makes us take in 50 MB only to hear that they may not.
 */
export function assertMayCallAny(some: readonly Call[], sesion: SesionActiva | null): void {
  if (some.length === 0) throw notFound()
  const errors = some.map(call => whyNotCall(call, sesion))
  if (errors[0] && errors.every(Boolean)) throw errors[0]
}
