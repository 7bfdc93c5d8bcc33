import type { Call } from '@malla/contracts/call.ts'
import { encode } from '@malla/contracts/wire.ts'
import type { FastifyInstance } from 'fastify'
import { multipart } from '../multipart.ts'
import { type Adjunto, type Entrada, isAdjunto } from './fila.ts'

/** How a call comes over the wire: as the client of §7 sends it, or as JSON under its own verb. */
export type Forma = 'multipart' | 'json'

export interface Respuesta {
  status: number
  tipo: string
  bytes: Uint8Array
  cookies: readonly { name: string; value: string }[]
  /** The answer, where it is JSON. */
  body: any
}

/** Files travel in forms only. */
export const formasDe = (entrada: Entrada): Forma[] =>
  Object.values(entrada).some(isAdjunto) ? ['multipart'] : ['multipart', 'json']

const PARAM = /\{(\w+)\}/g
const inPath = (call: Call): Set<string> => new Set(Array.from(call.path.matchAll(PARAM), m => m[1]!))

/** `entrada` apart: what the path names, and the rest. */
function apart(call: Call, entrada: Entrada): { url: string; rest: Entrada } {
  const url = call.path.replace(PARAM, (_m, key: string) => encodeURIComponent(String(entrada[key])))
  const named = inPath(call)
  return {
    url: `/api${url}`,
    rest: Object.fromEntries(Object.entries(entrada).filter(([k]) => !named.has(k))),
  }
}

/**
 * The fields of the client of §7: dates dd/mm/yyyy, arrays and objects as JSON. A form that makes or narrows something is sent whole: what was not
 * filled in is an empty text. One that changes something names what it changes: there an empty text empties.
 */
function fieldsOf(call: Call, rest: Entrada): Record<string, string> {
  const filled = encode(call.input, Object.fromEntries(Object.entries(rest).filter(([, v]) => !isAdjunto(v))))
  if (call.verb === 'PUT' || call.path.endsWith('/saveProfile')) return filled
  const named = inPath(call)
  const optional = Object.entries(call.input.shape).filter(
    ([k, schema]) => !named.has(k) && !(k in rest) && schema.safeParse(undefined).success,
  )
  return { ...Object.fromEntries(optional.map(([k]) => [k, ''])), ...filled }
}

async function bodyOf(call: Call, rest: Entrada, forma: Forma) {
  if (forma === 'json') return { method: call.verb, payload: rest, headers: {} }
  const files = Object.fromEntries(
    Object.entries(rest).filter((e): e is [string, Adjunto] => isAdjunto(e[1])),
  )
  const override: Record<string, string> = call.verb === 'POST' ? {} : { _method: call.verb }
  return { method: 'POST' as const, ...(await multipart({ ...fieldsOf(call, rest), ...override }, files)) }
}

/** Asks a call in one of its forms. A GET has no body: as `multipart` it answers the file itself, as `json` its address. */
export async function preguntar(
  app: FastifyInstance,
  call: Call,
  entrada: Entrada,
  o: { forma: Forma; token?: string | null; cookie?: string },
): Promise<Respuesta> {
  const { url, rest } = apart(call, entrada)
  const who = {
    ...(o.token ? { authorization: `Bearer ${o.token}` } : {}),
    ...(o.cookie ? { cookie: o.cookie } : {}),
  }
  const accept = o.forma === 'json' ? { accept: 'application/json' } : {}
  if (call.verb === 'GET') {
    const query = o.forma === 'json' ? encode(call.input, rest) : fieldsOf(call, rest)
    return answered(await app.inject({ method: 'GET', url, query, headers: { ...who, ...accept } }))
  }
  const { headers, ...sent } = await bodyOf(call, rest, o.forma)
  return answered(await app.inject({ url, ...sent, headers: { ...who, ...accept, ...headers } }))
}

/** What stands at an address that a call answered. */
export const abrir = async (app: FastifyInstance, url: string): Promise<Respuesta> =>
  answered(await app.inject({ url }))

const answered = (r: Awaited<ReturnType<FastifyInstance['inject']>>): Respuesta => {
  const tipo = String(r.headers['content-type'] ?? '')
  const isJson = tipo.startsWith('application/json')
  return {
    status: r.statusCode,
    tipo,
    bytes: r.rawPayload,
    cookies: r.cookies,
    body: isJson ? r.json() : null,
  }
}
