import type { Call } from '@malla/contracts/call.ts'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { multipart } from '../multipart.ts'
import { type Adjunto, type Entrada, isAdjunto } from '../proof/fila.ts'
import { HONDO, hondoEnTexto } from './corpus.ts'

/** How an input goes out. Files make a form of it, whatever was asked for. */
export type Manera = 'json' | 'multipart' | 'urlencoded'

export interface Contestado {
  status: number
  tipo: string
  texto: string
  body: any
  ms: number
}

const PARAM = /\{(\w+)\}/g
/** An address line longer than this is refused by Node before we see it (16 KB of headers). */
const MOST_IN_ADDRESS = 6000

const enTexto = (v: unknown): string =>
  (typeof v === 'object' ? JSON.stringify(v) : String(v))
    .replaceAll(JSON.stringify(HONDO), hondoEnTexto)
    .replaceAll(HONDO, hondoEnTexto)
/** Half a character has no percent form: its three bytes are written as no decoder takes them. */
const percent = (v: unknown): string => {
  const text = enTexto(v).slice(0, MOST_IN_ADDRESS)
  return text.isWellFormed()
    ? encodeURIComponent(text)
    : encodeURIComponent(text.toWellFormed()).replaceAll('%EF%BF%BD', '%ED%A0%80')
}
const pairs = (entrada: Entrada): [string, unknown][] =>
  Object.entries(entrada).filter(([, v]) => v !== undefined)

/** The request that brings an input, whatever is in it. */
export async function peticion(call: Call, entrada: Entrada, manera: Manera): Promise<InjectOptions> {
  const inPath = new Set(Array.from(call.path.matchAll(PARAM), m => m[1]!))
  const url = `/api${call.path.replace(PARAM, (_m, k: string) => percent(entrada[k] ?? '') || '%20')}`
  const rest = Object.fromEntries(pairs(entrada).filter(([k]) => !inPath.has(k)))
  if (call.verb === 'GET') {
    const query = pairs(rest)
      .map(([k, v]) => `${encodeURIComponent(k)}=${percent(v)}`)
      .join('&')
      .slice(0, 12_000)
    return { method: 'GET', url: query ? `${url}?${query}` : url }
  }
  const files = Object.fromEntries(pairs(rest).filter((p): p is [string, Adjunto] => isAdjunto(p[1])))
  if (Object.keys(files).length > 0 || manera === 'multipart') {
    const fields = Object.fromEntries(
      pairs(rest)
        .filter(([k]) => !(k in files))
        .map(([k, v]) => [k, enTexto(v)]),
    )
    return {
      method: 'POST',
      url,
      ...(await multipart({ ...fields, ...(call.verb === 'POST' ? {} : { _method: call.verb }) }, files)),
    }
  }
  if (manera === 'urlencoded') {
    const body = pairs(rest).map(
      ([k, v]) => `${encodeURIComponent(k)}=${encodeURIComponent(enTexto(v).toWellFormed())}`,
    )
    if (call.verb !== 'POST') body.push(`_method=${call.verb}`)
    return {
      method: 'POST',
      url,
      payload: body.join('&'),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }
  }
  const payload = JSON.stringify(rest).replaceAll(JSON.stringify(HONDO), hondoEnTexto)
  return { method: call.verb, url, payload, headers: { 'content-type': 'application/json' } }
}

/** Sends it as somebody, from an address of their own. Documents answer where they are, not themselves. */
export async function enviar(
  app: FastifyInstance,
  o: InjectOptions,
  quien: { token: string | null; ip: string },
): Promise<Contestado> {
  const headers = {
    accept: 'application/json',
    ...(quien.token ? { authorization: `Bearer ${quien.token}` } : {}),
    ...(o.headers as object),
  }
  const from = performance.now()
  const r = await app.inject({ ...o, headers, remoteAddress: quien.ip })
  const tipo = String(r.headers['content-type'] ?? '')
  const isJson = tipo.startsWith('application/json')
  // A file of this kind (CASE) is no answer of a call.
  const body = isJson && !r.headers['content-disposition'] ? r.json() : null
  return { status: r.statusCode, tipo, texto: isJson ? r.body : '', body, ms: performance.now() - from }
}
