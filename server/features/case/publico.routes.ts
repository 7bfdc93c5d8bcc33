import { createHash } from 'node:crypto'
import { segmentos, type Version } from '@malla/domain/case/campos.ts'
import { ConsultaNoValida, vecinas } from '@malla/domain/case/consulta.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Platform } from '../../platform/context.ts'
import { createPublicQuota } from '../../platform/http/cuotaPublica.ts'
import { ErrorDeCase, estadoDe } from './estado.ts'
import { createPublico, type Lista, type Publico } from './publico.service.ts'

/** GET /ims/case/v1p0/… and /v1p1/…: the endpoints of the standard, in its shapes and with its statuses; nothing else in the product answers 400. */

type Pedido = FastifyRequest<{
  Params: { version: string; id: string }
  Querystring: Record<string, string | string[] | undefined>
}>

const JSON_UTF8 = 'application/json; charset=utf-8'

function versionDe({ params }: Pedido): Version {
  const version = (Object.keys(segmentos) as Version[]).find(v => segmentos[v] === params.version)
  if (!version) throw new ErrorDeCase(404, 'unknownobject', 'Aquí se responden CASE v1p0 y v1p1.')
  return version
}

/** Whoever has this very answer is told so. Others may read it from pages of their own: it is public. */
function responder(req: FastifyRequest, reply: FastifyReply, cuerpo: object | string): FastifyReply {
  const texto = typeof cuerpo === 'string' ? cuerpo : JSON.stringify(cuerpo)
  const etag = `"${createHash('sha256').update(texto).digest('base64url').slice(0, 27)}"`
  reply.header('etag', etag).header('cache-control', 'public, no-cache')
  if (req.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type(JSON_UTF8).send(texto)
}

/** Parameters of a query; of one that is repeated the last. */
const soloUno = (q: Pedido['query']): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(q).map(([k, v]) => [k, Array.isArray(v) ? v.at(-1) : v]))

function enlaces({ platform, req, lista }: { platform: Platform; req: Pedido; lista: Lista }): string {
  const [camino] = req.url.split('?')
  const { total, consulta } = lista
  return vecinas(consulta, total)
    .map(([rel, offset]) => {
      const q = new URLSearchParams({ ...(soloUno(req.query) as Record<string, string>) })
      q.set('limit', String(consulta.limit))
      q.set('offset', String(offset))
      return `<${platform.config.publicUrl}${camino}?${q}>; rel="${rel}"`
    })
    .join(', ')
}

function errorDe(e: unknown, { method }: FastifyRequest): ErrorDeCase {
  if (e instanceof ErrorDeCase) return e
  if (e instanceof ConsultaNoValida) return new ErrorDeCase(400, e.codigo, e.message)
  // A body that nobody asked for, and cannot be read either.
  if (method !== 'GET' && method !== 'HEAD') return soloSeLee()
  return new ErrorDeCase(500, 'internal_server_error', 'No se ha podido responder. Inténtelo más tarde.')
}

const soloSeLee = (): ErrorDeCase => new ErrorDeCase(405, 'unsupported', 'CASE solo se lee: pida con GET.')

function sendError(e: unknown, req: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = errorDe(e, req)
  if (error.status >= 500) req.log.error({ err: e }, 'a public request failed')
  return reply.code(error.status).header('cache-control', 'no-store').type(JSON_UTF8).send(estadoDe(error))
}

/** What asking for something that is not there counts beside the request itself. */
const DE_MAS_POR_FALLO = 4

const DEFINICIONES = [
  'CFConcepts',
  'CFSubjects',
  'CFLicenses',
  'CFItemTypes',
  'CFAssociationGroupings',
  'CFRubrics',
] as const

function montar(app: FastifyInstance, platform: Platform, publico: Publico): void {
  const get = (
    camino: string,
    leer: (v: Version, id: string, req: Pedido, reply: FastifyReply) => Promise<object | string>,
  ) =>
    app.get(`/:version/${camino}`, async (req, reply) => {
      const pedido = req as Pedido
      return responder(req, reply, await leer(versionDe(pedido), pedido.params.id, pedido, reply))
    })
  get('CFDocuments', async (version, _id, req, reply) => {
    const lista = await publico.lista(version, soloUno(req.query))
    reply.header('x-total-count', lista.total).header('link', enlaces({ platform, req, lista }))
    return { CFDocuments: lista.pagina }
  })
  get('CFDocuments/:id', (version, id) => publico.documento(version, id))
  get('CFPackages/:id', (version, id) => publico.paquete(version, id))
  get('CFItems/:id', (version, id) => publico.suelto(version, 'CFItems', id))
  get('CFAssociations/:id', (version, id) => publico.suelto(version, 'CFAssociations', id))
  get('CFItemAssociations/:id', (version, id) => publico.asociacionesDe(version, id))
  for (const que of DEFINICIONES) get(`${que}/:id`, (version, id) => publico.definicion(version, que, id))
}

/** Registers the public endpoints; `app` is a scope of its own under /ims/case. */
export function publishCase(app: FastifyInstance, platform: Platform): void {
  const isWithin = createPublicQuota()
  app.addHook('onRequest', async (req, reply) => {
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin')
    reply.header('access-control-expose-headers', 'X-Total-Count, Link, ETag')
    if (!isWithin(req.ip))
      throw new ErrorDeCase(429, 'server_busy', 'Demasiadas peticiones seguidas. Espere un momento.')
  })
  app.setErrorHandler((e, req, reply) => {
    // Whoever tries identifiers out makes every institution look: that is stopped sooner.
    if (e instanceof ErrorDeCase && e.status === 404) isWithin(req.ip, DE_MAS_POR_FALLO)
    return sendError(e, req, reply)
  })
  app.setNotFoundHandler((req, reply) => {
    const isLectura = req.method === 'GET' || req.method === 'HEAD'
    const error = isLectura
      ? new ErrorDeCase(404, 'unknownobject', 'CASE no tiene nada en esa dirección.')
      : soloSeLee()
    return sendError(error, req, reply)
  })
  montar(app, platform, createPublico(platform))
}
