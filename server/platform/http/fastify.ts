import type { ServerOptions } from 'node:http'
import type { Socket } from 'node:net'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import { MAX_CLAVE } from '@malla/contracts/cambios.ts'
import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { Config } from '../config.ts'
import { fromDatabase, HttpError, UnforeseenError } from '../errors.ts'
import { parseForm, parseJson, TEXT_LIMIT } from './body.ts'
import { drain } from './drain.ts'
import { isOurs } from './web.ts'

/** Broken HTTP is answered 422, not Node's 400: the spec's client signs out on 400. */
function clientErrorHandler(err: { code?: string }, socket: Socket): void {
  const line =
    err.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '422 Unprocessable Content'
  if (socket.writable) socket.end(`HTTP/1.1 ${line}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
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

/**
 * The client went away in the middle of sending or before its answer began: nobody is there to hear one, and nothing of ours failed. Of a request
 * that arrived whole the same codes may speak of another connection, such as the database's: whoever asked must not hear that it was refused. So
 * then it has to be what its own reading broke with, or a stream cut short once nobody is at the other end.
 */
function isGone(error: FastifyError, { raw }: FastifyRequest): boolean {
  const isCutShort = error.code === 'ERR_STREAM_PREMATURE_CLOSE'
  if (!raw.complete) return isCutShort || error.code === 'ECONNRESET'
  return error === raw.errored || (isCutShort && raw.socket.destroyed)
}

/** When to come back where there is too much to do, or the database is away. */
export const RETRY_AFTER_S = 10

/** What a file said of itself before its stream broke, which is not true of the answer in its place. */
const OF_A_FILE = ['content-type', 'content-length', 'content-disposition']

function sendError(error: FastifyError, req: FastifyRequest, reply: FastifyReply): void {
  for (const name of OF_A_FILE) {
    reply.removeHeader(name)
    if (!reply.raw.headersSent) reply.raw.removeHeader(name)
  }
  if (isGone(error, req)) {
    reply.code(422).send({ message: mensajesDeError.cuerpoNoValido, errors: {} })
    return
  }
  const http = asHttpError(error)
  if (http.status >= 500 || http instanceof UnforeseenError) req.log.error({ err: error }, 'request failed')
  if (http.status === 503) reply.header('retry-after', RETRY_AFTER_S)
  const body = { message: http.message, errors: http.errors ?? {}, ...http.extra }
  reply.code(http.status).send(http.status >= 500 ? { ...body, request_id: req.id } : body)
}

/** Whoever sends slower than 50 MB in this time does not hold a connection any longer. */
const SLOWEST_REQUEST_MS = 10 * 60 * 1000

const PARSERS = [
  ['application/json', parseJson],
  ['application/x-www-form-urlencoded', parseForm],
] as const

/** A Fastify that never answers 400 and reads the three encodings. */
export async function createFastify({
  logLevel,
  trustProxy,
}: Pick<Config, 'logLevel' | 'trustProxy'>): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: logLevel,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      serializers: { req: shortRequest },
    },
    bodyLimit: TEXT_LIMIT,
    requestTimeout: SLOWEST_REQUEST_MS,
    trustProxy,
    forceCloseConnections: true,
    http: { requireHostHeader: false } as ServerOptions,
    // An address that cannot be read («%zz»): a call is not there, a page is shown as one that is not there.
    frameworkErrors: (_e, req: FastifyRequest, reply: FastifyReply) => {
      if (req.method === 'GET' && !isOurs(req.url)) void reply.redirect('/no-encontrada')
      else void reply.code(404).send({ message: mensajesDeError.noEncontrado, errors: {} })
    },
    clientErrorHandler,
    routerOptions: { maxParamLength: MAX_CLAVE },
  })
  drain(app)
  await app.register(cookie)
  await app.register(multipart, { throwFileSizeLimit: true })
  app.removeContentTypeParser('application/json')
  for (const [type, parse] of PARSERS)
    app.addContentTypeParser(type, { parseAs: 'buffer' }, async (_req: FastifyRequest, bytes: Buffer) =>
      parse(bytes),
    )
  app.addContentTypeParser('*', async (_req: FastifyRequest, payload: AsyncIterable<Buffer>) => {
    for await (const _chunk of payload);
    throw new HttpError(422, mensajesDeError.tipoDeContenido)
  })
  // What one person was answered is kept by no cache: neither a proxy's nor that of the next person at this machine.
  app.addHook('onSend', async (req, reply) => {
    if (req.url.startsWith('/api') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'private, no-store')
  })
  app.setErrorHandler(sendError)
  return app
}

/** Tokens of report links and one-time addresses never reach the log. */
const shortRequest = (req: { method: string; url: string }) => ({
  method: req.method,
  url: req.url.replace(/([?&](?:token|codigo)=)[^&]*/g, '$1…').replace(/(\/documentos\/)[^/?]*/, '$1…'),
})
