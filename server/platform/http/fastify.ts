import type { ServerOptions } from 'node:http'
import type { Socket } from 'node:net'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { fromDatabase, HttpError } from '../errors.ts'

/** JSON 2 MB (api.md, Limits); files have their own limit in the form reader. */
export const JSON_LIMIT = 2 * 1024 * 1024

/** Broken HTTP is answered 422, not Node's 400: the spec's client signs out on 400. */
function clientErrorHandler(err: { code?: string }, socket: Socket): void {
  const line =
    err.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '422 Unprocessable Content'
  if (socket.writable) socket.end(`HTTP/1.1 ${line}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

/** Parses JSON without letting `__proto__` through; an empty body is an empty object. */
function parseJson(text: string): unknown {
  if (text.length > JSON_LIMIT) throw new HttpError(413, mensajesDeError.demasiadoGrande)
  if (!text.trim()) return {}
  try {
    return JSON.parse(text, (k, v) => (k === '__proto__' ? undefined : v))
  } catch {
    throw new HttpError(422, mensajesDeError.cuerpoNoValido)
  }
}

const isBrokenForm = (e: FastifyError): boolean =>
  /^FST_(PROTO|INVALID_MULTI|NO_FORM|CTP)/.test(e.code ?? '') ||
  /multipart|unexpected end of form|boundary/i.test(e.message ?? '')

/** What an error means on the wire. Whatever is not known is a 500, said with the spec's text only. */
function asHttpError(e: FastifyError): HttpError {
  if (e instanceof HttpError) return e
  const known = fromDatabase(e)
  if (known) return known
  if (
    e.statusCode === 413 ||
    /^FST_(REQ_FILE_TOO_LARGE|FILES_LIMIT|PARTS_LIMIT|FIELDS_LIMIT)/.test(e.code ?? '')
  )
    return new HttpError(413, mensajesDeError.demasiadoGrande)
  if (e.statusCode === 429) return new HttpError(429, mensajesDeError.demasiadosIntentos)
  if (isBrokenForm(e) || (e.statusCode && e.statusCode < 500))
    return new HttpError(422, mensajesDeError.cuerpoNoValido)
  return new HttpError(500, mensajesDeError.interno)
}

function sendError(error: FastifyError, req: FastifyRequest, reply: FastifyReply): void {
  const http = asHttpError(error)
  if (http.status >= 500) req.log.error({ err: error }, 'request failed')
  const body = { message: http.message, errors: http.errors ?? {}, ...http.extra }
  reply.code(http.status).send(http.status >= 500 ? { ...body, request_id: req.id } : body)
}

/** A Fastify that never answers 400 and reads the three encodings. */
export async function createFastify(logLevel: string): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: logLevel,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      serializers: { req: shortRequest },
    },
    bodyLimit: JSON_LIMIT,
    trustProxy: 'loopback',
    forceCloseConnections: true,
    http: { requireHostHeader: false } as ServerOptions,
    frameworkErrors: (_e, _req, reply: FastifyReply) =>
      void reply.code(404).send({ message: mensajesDeError.noEncontrado, errors: {} }),
    clientErrorHandler,
    routerOptions: { maxParamLength: 3000 },
  })
  await app.register(cookie)
  await app.register(multipart, { throwFileSizeLimit: true })
  await app.register(formbody, { bodyLimit: JSON_LIMIT })
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: JSON_LIMIT },
    async (_req: FastifyRequest, text: string) => parseJson(text),
  )
  app.addContentTypeParser('*', async (_req: FastifyRequest, payload: AsyncIterable<Buffer>) => {
    for await (const _chunk of payload);
    throw new HttpError(422, mensajesDeError.tipoDeContenido)
  })
  app.setErrorHandler(sendError)
  return app
}

/** Tokens of report links and one-time addresses never reach the log. */
const shortRequest = (req: { method: string; url: string }) => ({
  method: req.method,
  url: req.url.replace(/([?&]token=)[^&]*/g, '$1…').replace(/(\/documentos\/)[^/?]*/, '$1…'),
})
