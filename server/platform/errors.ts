import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'

/** An answer that is not a success. `message` is Spanish and meant for the person. */
export class HttpError extends Error {
  readonly status: number
  readonly errors: Record<string, string[]> | undefined
  /** Extra fields of the answer, e.g. the newer version of a stale edit. */
  readonly extra: Record<string, unknown> | undefined

  constructor(
    status: number,
    message: string,
    errors?: Record<string, string[]>,
    extra?: Record<string, unknown>,
  ) {
    super(message)
    this.status = status
    this.errors = errors
    this.extra = extra
  }
}

/** 422: bad input, with the reasons of every field. */
export const invalid = (errors: Record<string, string[]>): HttpError =>
  new HttpError(422, Object.values(errors)[0]?.[0] ?? mensajesDeError.datosNoValidos, errors)
/** 422 for one field. */
export const invalidField = (field: string, reason: string): HttpError => invalid({ [field]: [reason] })

/**
 * Makes the checks one after the other, though one refuse, and answers what they do; 422 with the reasons of all of them, so that a form shows
 * everything at once. A check may write what it answers: what is refused is taken back with its transaction.
 */
export async function checkTodo<T extends readonly unknown[] | []>(
  checks: {
    [K in keyof T]: () => T[K] | Promise<T[K]>
  },
): Promise<T> {
  const answers: unknown[] = []
  const refusals: HttpError[] = []
  for (const check of checks as readonly (() => unknown)[])
    try {
      answers.push(await check())
    } catch (e) {
      if (!(e instanceof HttpError) || e.status !== 422 || !e.errors) throw e
      refusals.push(e)
    }
  if (refusals.length > 0) throw joined(refusals)
  return answers as unknown as T
}

/** One 422 of several: their reasons field by field, and whatever else they carry. */
function joined(refusals: readonly HttpError[]): HttpError {
  const errors: Record<string, string[]> = {}
  for (const r of refusals)
    for (const [field, reasons] of Object.entries(r.errors!))
      errors[field] = [...(errors[field] ?? []), ...reasons]
  const extras = refusals.flatMap(r => r.extra ?? [])
  return new HttpError(
    422,
    refusals[0]!.message,
    errors,
    extras.length > 0 ? Object.assign({}, ...extras) : undefined,
  )
}

/** 404: not there, or not yours. */
export const notFound = (message: string = mensajesDeError.noEncontrado): HttpError =>
  new HttpError(404, message)
/** 403: signed in, but the matrix does not allow it. */
export const forbidden = (reason: string): HttpError => new HttpError(403, reason)
/** 401: no session, or one that has ended. */
export const unauthorized = (): HttpError => new HttpError(401, mensajesDeError.sesionTerminada)
/** 409: what was asked does not fit the state of things (others hang on it, the plan is ceased). */
export const conflict = (message: string): HttpError => new HttpError(409, message)
/** 409: the row changed since the person saw it. Carries the row as it is now, so that the form can offer a merge. `message`: what changed. */
export const stale = (actual: unknown, message: string = mensajesDeError.edicionAtrasada): HttpError =>
  new HttpError(409, message, undefined, { actual })

/** Refused to the person with what they can act on, though the cause is a gap of ours: also logged as an error. */
export class UnforeseenError extends HttpError {}

interface PgError {
  code?: string
  message?: string
  constraint?: string
  cause?: PgError
}

/** Unique indexes by name: the field they speak of and what to say. One that is not here is answered in general words. */
const REPEATED = {
  facultades_nombre: ['nombre', 'Ya existe una facultad con ese nombre.'],
  facultades_especial: ['general', 'La institución ya tiene esa facultad especial.'],
  accesos_rol: ['accesos', 'Ya tiene ese rol en la institución.'],
  resultados_numero: ['numero', 'Ya existe un resultado con ese número en la lista.'],
  // No index: what stands twice from before may stay (features/programas/programas.validar.ts).
  programas_nombre: ['nombre', 'Ya existe un programa con ese nombre en esa facultad, nivel y modalidad.'],
  periodos_nombre: ['nombre', 'Ya existe un periodo con ese nombre.'],
  niveles_nombre: ['nombre', 'Ya existe un nivel con ese nombre.'],
  niveles_codigo: ['codigo', 'Ya existe un nivel con ese código.'],
  modalidades_nombre: ['nombre', 'Ya existe una modalidad con ese nombre.'],
  usuarios_usuario: ['usuario', 'Ya existe un usuario con ese nombre.'],
  locales_nombre: ['nombre', 'Ya existe un local con ese nombre.'],
  laboratorios_nombre: ['nombre', 'Ya hay un laboratorio o taller con ese nombre en ese local.'],
  empresas_nombre_corto: ['publicacion.nombre_corto', 'Otra institución ya usa ese nombre corto.'],
  publicaciones_direccion: ['direccion', 'Otro plan de la institución ya usa esa dirección.'],
  publicaciones_plan: ['general', 'El plan ya está publicado.'],
  vistas_nombre: ['nombre', 'Ya tiene una vista con ese nombre en esta lista.'],
  parametros_nombre: ['nombre', 'Ya existe un registro con ese nombre en el catálogo.'],
} as const satisfies Record<string, readonly [field: string, reason: string]>

/** Unique indexes of names. */
export type IndiceDeNombre = Extract<keyof typeof REPEATED, `${string}_nombre`>
/** 422 as that index would give it. */
export function repeated(indice: IndiceDeNombre): HttpError {
  const [field, reason] = REPEATED[indice]
  return invalidField(field, reason)
}

/** What the network says of a database that is not there. */
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** What pg says in words only: of a connection that broke, or that was not had in time. */
const LOST =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|timeout expired|The database has not been heard)/

/** The database is away, starting, ending, or recovering (classes 08 and 57P): it is back in a moment. 08P01 is a message that it cannot read: ours. */
const isAway = ({ code = '', message = '' }: PgError): boolean =>
  UNREACHABLE.has(code) || (/^(08|57P0[1-5])/.test(code) && code !== '08P01') || LOST.test(message)

/** No room for what is to be kept: on the database's disk (53100) or on that of files. */
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT'])

const causesOf = (e: unknown): PgError[] =>
  [e, (e as PgError)?.cause].filter(c => c !== null && typeof c === 'object') as PgError[]

/** Whether a write waited longer for what another has locked than a write waits (`LOCK_MS`). */
export const isLocked = (e: unknown): boolean => causesOf(e).some(({ code }) => code === '55P03')

/** 503: others are at work there, or too much at once. `ocupado` says that the service is not away: sent again in a moment this goes. */
export const busy = (message: string): HttpError =>
  new UnforeseenError(503, message, undefined, { ocupado: true })

/** Whether this is a failure of the connection: what was sent may have been done all the same, or be done in a moment. */
export const isConnectionLost = (e: unknown): boolean => causesOf(e).some(isAway)

/** What a disk or a database that fails means for the person: nothing was kept, and the same can be sent again. Null when it is neither. */
function fromMachine(e: unknown): HttpError | null {
  if (causesOf(e).some(c => FULL.has(c.code ?? '')))
    return new UnforeseenError(507, mensajesDeError.sinEspacio)
  if (isConnectionLost(e)) return new UnforeseenError(503, mensajesDeError.sinServicio)
  return null
}

/** What a refusal of PostgreSQL means for the person, or null when it is our own fault (500). */
export function fromDatabase(e: unknown): HttpError | null {
  const pg = (e as PgError)?.cause?.code ? (e as PgError).cause! : (e as PgError)
  switch (pg?.code) {
    case '23505': {
      const known = (REPEATED as Record<string, readonly [string, string]>)[pg.constraint ?? '']
      if (known) return invalidField(...known)
      const { repetido } = mensajesDeError
      return new UnforeseenError(422, repetido, { general: [repetido] })
    }
    // A row that something points at, or a pointer to a row that is not there (any more): services say which beforehand, this is the net.
    case '23503':
      return conflict(mensajesDeError.dependencia)
    // A text, a number or a day that no column can hold: contracts refuse them beforehand, this is the net.
    case '22P05':
    case '22021':
    case '22003':
    case '22008':
      return invalid({ general: [mensajesDeError.datosNoValidos] })
    case '55P03':
      return busy(mensajesDeError.ocupado)
    // Cut off by its time limit, or no connection was free: it may well work in a moment.
    case '57014':
    case '53300':
      return busy(mensajesDeError.interno)
    default:
      return fromMachine(e)
  }
}
