import { type Call, writes } from '@malla/contracts/call.ts'
import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import type { Contestado } from './envio.ts'
import type { Escritura } from './escrituras.ts'

/** What a call may answer to anything at all. */
const DECLARADOS = new Set([200, 202, 401, 403, 404, 409, 413, 422])
/** Counted by address or by mail box, whoever asks; the named ones by person: tries of a password, letters to those who make the product. */
const CON_CUOTA = 429
const CONTADAS_POR_PERSONA = new Set(['/v1/auth/clave', '/v1/sugerencias/software'])

/** Words of a schema's own language: a reason nobody translated. */
const INGLES =
  /\b(invalid|expected|received|required|must|should|too (big|small)|unrecognized|undefined|NaN|cannot|failed|error)\b/i

/** A reason is a sentence in Spanish. */
const isReason = (v: unknown): boolean =>
  typeof v === 'string' && v.length > 3 && !INGLES.test(v.replace(/«[^»]*»/g, ''))

/** A body that could not be read at all: that is told before it is known who asks. */
const isIlegible = (body: Contestado['body']): boolean =>
  body?.message === mensajesDeError.cuerpoNoValido || body?.message === mensajesDeError.tipoDeContenido

function reasons({ cuerpoRoto }: Pregunta, { body }: Contestado): string[] {
  const errors = body?.errors
  if (typeof body?.message !== 'string' || !isReason(body.message))
    return [`422 with an odd message: ${body?.message}`]
  if (!errors || typeof errors !== 'object') return ['422 without errors']
  const all = Object.entries(errors as Record<string, unknown>)
  const isUnreadable = isIlegible(body)
  if (all.length === 0) return cuerpoRoto && isUnreadable ? [] : ['422 that names no field']
  return all.flatMap(([k, list]) =>
    Array.isArray(list) && list.length > 0 && list.every(isReason)
      ? []
      : [`422 with an odd reason for ${k.slice(0, 60)}: ${JSON.stringify(list).slice(0, 200)}`],
  )
}

export interface Pregunta {
  call: Call
  /** Institution of who asks, null for nobody; root reaches all. */
  empresa: number | null
  rol: string
  /** What the request itself said: a text of elsewhere that comes back is its own. */
  dicho(): string
  /** Begins every text of the other institution. */
  marcaAjena?: RegExp
  /** The request itself cannot be read: then no field is to blame. */
  cuerpoRoto?: boolean
}

function shape({ call }: Pregunta, r: Contestado): string[] {
  if (r.status !== 200 || !r.body) return []
  const parsed = call.output.safeParse(r.body)
  return parsed.success
    ? []
    : [`200 that is not what the contract says: ${JSON.stringify(parsed.error.issues[0]).slice(0, 300)}`]
}

function rows(p: Pregunta, r: Contestado, escritas: Escritura[]): string[] {
  const where = [...new Set(escritas.map(e => `${e.op} ${e.tabla}`))].join(', ')
  if (escritas.length === 0) return []
  // A document put down as a job, because it was asked for that way.
  if (r.status === 202) return []
  if (r.status !== 200) return [`refused (${r.status}), and rows changed: ${where}`]
  if (!writes(p.call) && p.call.access !== 'public') return [`a reading call changed rows: ${where}`]
  const others = escritas.filter(e => e.empresa && p.empresa && e.empresa !== p.empresa)
  return p.rol !== 'root' && others.length > 0 ? [`rows of another institution changed: ${where}`] : []
}

const mayBeCounted = ({ access, path }: Call): boolean =>
  access === 'public' || CONTADAS_POR_PERSONA.has(path)

/** Everything that is wrong with an answer and what it left in the database. */
export function juzgar(p: Pregunta, r: Contestado, escritas: Escritura[]): string[] {
  const found: string[] = []
  if (r.status === CON_CUOTA ? !mayBeCounted(p.call) : !DECLARADOS.has(r.status))
    found.push(`answered ${r.status}: ${r.texto.slice(0, 200)}`)
  if (
    p.rol === 'nadie' &&
    p.call.access !== 'public' &&
    r.status !== 401 &&
    r.status !== 404 &&
    r.status !== 413 &&
    !(r.status === 422 && isIlegible(r.body))
  )
    found.push(`nobody was answered ${r.status}`)
  if (r.status === 422) found.push(...reasons(p, r))
  found.push(...shape(p, r), ...rows(p, r, escritas))
  if (p.marcaAjena?.test(r.texto) && !p.marcaAjena.test(p.dicho()) && p.rol !== 'root')
    found.push(`texts of another institution: ${r.texto.slice(0, 200)}`)
  return found
}
