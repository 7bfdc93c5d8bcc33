import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import type { FastifyRequest } from 'fastify'
import { HttpError } from '../errors.ts'

/** 413 for what passes a limit of api.md. */
export const tooLarge = (): HttpError => new HttpError(413, mensajesDeError.demasiadoGrande)

/** What a form may carry besides its files (api.md, Limits). */
const FORM_LIMITS = { fieldSize: 2 * 1024 * 1024, files: 20, fields: 500, parts: 520, fieldNameSize: 200 }

type Body = Record<string, unknown>

/** `campo[]` collects a list; the last value of a repeated plain name wins. `__proto__` cannot be set: the object has no prototype. */
function add(body: Body, name: string, value: unknown): void {
  const key = name.endsWith('[]') ? name.slice(0, -2) : name
  body[key] = key === name ? value : [...((body[key] as unknown[] | undefined) ?? []), value]
}

async function readMultipart(req: FastifyRequest, fileSize: number): Promise<Body> {
  const body: Body = Object.create(null)
  for await (const part of req.parts({ limits: { ...FORM_LIMITS, fileSize } })) {
    if (part.type === 'file') {
      const data = await part.toBuffer()
      // A file input left empty arrives as a nameless empty file: nothing was attached.
      if (part.filename || data.length > 0)
        add(body, part.fieldname, { filename: part.filename, mimetype: part.mimetype, data })
    } else {
      if (part.valueTruncated) throw tooLarge()
      add(body, part.fieldname, part.value)
    }
  }
  return body
}

/** The body of a request as fields, whichever of the three encodings it came in. `fileSize`: most bytes of one file. */
export async function readBody(req: FastifyRequest, fileSize: number): Promise<Body> {
  if (req.isMultipart()) return readMultipart(req, fileSize)
  const body = req.body ?? {}
  if (typeof body !== 'object' || Array.isArray(body))
    throw new HttpError(422, mensajesDeError.cuerpoNoValido)
  return body as Body
}
