import { leerJson } from '@malla/contracts/json.ts'
import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import type { FastifyRequest } from 'fastify'
import { HttpError } from '../errors.ts'

/** 413 for what passes a limit of the wire. */
const tooLarge = (): HttpError => new HttpError(413, mensajesDeError.demasiadoGrande)

/** JSON and urlencoded forms, and a text of a form: at most 2 MB. */
export const TEXT_LIMIT = 2 * 1024 * 1024
/** What a form may carry besides its files. */
const FORM_LIMITS = { fieldSize: TEXT_LIMIT, files: 20, fields: 500, parts: 520, fieldNameSize: 200 }

type Body = Record<string, unknown>

const broken = (): HttpError => new HttpError(422, mensajesDeError.cuerpoNoValido)

/** `campo[]` collects a list; the last value of a repeated plain name wins. `__proto__` cannot be set: the object has no prototype. */
function add(body: Body, name: string, value: unknown): void {
  const key = name.endsWith('[]') ? name.slice(0, -2) : name
  const before = body[key]
  if (key === name) body[key] = value
  else if (Array.isArray(before)) before.push(value)
  else body[key] = [value]
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Bytes that are no UTF-8 are refused, instead of keeping «caf\ufffd» for what another encoding wrote; a byte order mark is skipped. */
function textOf(bytes: Buffer): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw broken()
  }
}

/** Parses JSON without letting `__proto__` through; an empty body is an empty object. */
export function parseJson(bytes: Buffer): unknown {
  const text = textOf(bytes)
  if (!text.trim()) return {}
  try {
    return leerJson(text)
  } catch {
    throw broken()
  }
}

/** Parses an urlencoded form, with the same meaning of names as in a multipart one. */
export function parseForm(bytes: Buffer): Body {
  const body: Body = Object.create(null)
  for (const pair of textOf(bytes).split('&').filter(Boolean)) {
    const [name, ...value] = pair.replaceAll('+', ' ').split('=')
    try {
      add(body, decodeURIComponent(name!), decodeURIComponent(value.join('=')))
    } catch {
      throw broken()
    }
  }
  return body
}

/** The parser fails on a boundary of more than 252 characters; no client makes one of more than 70 (RFC 2046). */
const MAX_BOUNDARY = 200
const isBoundaryTooLong = (contentType = ''): boolean =>
  (/boundary=(.*)/i.exec(contentType)?.[1]?.length ?? 0) > MAX_BOUNDARY

async function readMultipart(req: FastifyRequest, fileSize: number): Promise<Body> {
  if (isBoundaryTooLong(req.headers['content-type'])) throw broken()
  const body: Body = Object.create(null)
  // All parts together: twenty of the largest files would be a gigabyte.
  let left = fileSize + TEXT_LIMIT
  const spend = (amount: number): void => {
    left -= amount
    if (left < 0) throw tooLarge()
  }
  for await (const part of req.parts({ limits: { ...FORM_LIMITS, fileSize } })) {
    // Without a name, in spite of its type.
    if (typeof part.fieldname !== 'string') throw broken()
    if (part.type === 'file') {
      const data = await part.toBuffer()
      spend(data.length)
      // A file input left empty arrives as a nameless empty file: nothing was attached.
      if (part.filename || data.length > 0)
        add(body, part.fieldname, { filename: part.filename, mimetype: part.mimetype, data })
    } else {
      if (part.valueTruncated) throw tooLarge()
      spend(String(part.value).length)
      add(body, part.fieldname, part.value)
    }
  }
  return body
}

/** The body of a request as fields, whichever of the three encodings it came in. `fileSize`: most bytes of one file. */
export async function readBody(req: FastifyRequest, fileSize: number): Promise<Body> {
  if (req.isMultipart()) return readMultipart(req, fileSize)
  const body = req.body ?? {}
  if (typeof body !== 'object' || Array.isArray(body)) throw broken()
  return body as Body
}
