import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Platform } from '../../platform/context.ts'
import { shownAs } from '../../platform/http/answer.ts'
import { createPublicQuota } from '../../platform/http/cuotaPublica.ts'
import { RETRY_AFTER_S } from '../../platform/http/fastify.ts'
import { guardarPagina } from './cabeceras.ts'
import { type ImagenPublica, logoDe, selectImagenDeTexto } from './imagenesPublicas.ts'
import { NoEsPublico, Ocupado } from './noEsta.ts'
import type { Sitio } from './paginas/marco.ts'
import { type Falla, paginaDeFalla } from './paginas/noEstaPagina.ts'
import { createPublico, type Publico } from './publico.service.ts'
import { readRecursos } from './recursos.ts'

/** GET /publico/…: pages that anybody reads, without a session and without a script. */

type Pedido = FastifyRequest<{
  Params: { casa: string; plan: string; curso: string; nombre: string }
  Querystring: { incrustado?: string }
}>

const HTML = 'text/html; charset=utf-8'
/** Kept by whoever likes, and asked about each time: what is withdrawn is gone at once. */
const CADA_VEZ = 'public, no-cache'
/** What asking for something that is not there, and for a PDF, counts beside the request itself. */
const DE_MAS_POR_FALLO = 4
const DE_MAS_POR_PDF = 9

/** Says which version it is, and whether whoever asks has that one already. */
function isLaMisma(reply: FastifyReply, etag: string): boolean {
  reply.header('etag', etag).header('cache-control', CADA_VEZ)
  return !!reply.request.headers['if-none-match']?.includes(etag)
}

function enviarPagina(reply: FastifyReply, texto: string): FastifyReply {
  if (isLaMisma(reply, huella(texto))) return reply.code(304).send()
  return reply.type(HTML).send(texto)
}

const huella = (texto: string): string =>
  `"${createHash('sha256').update(texto).digest('base64url').slice(0, 27)}"`

async function enviarImagen(reply: FastifyReply, { etag, leer }: ImagenPublica): Promise<FastifyReply> {
  // A drawing that is opened by itself runs nothing.
  reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  if (isLaMisma(reply, etag)) return reply.code(304).send()
  const imagen = await leer()
  if (!imagen) throw new NoEsPublico()
  return reply.type(imagen.tipo).send(Buffer.from(imagen.bytes))
}

const fallaDe = (e: unknown): Falla => (e instanceof NoEsPublico ? 404 : e instanceof Ocupado ? 503 : 500)

function montar(
  app: FastifyInstance,
  platform: Platform,
  publico: Publico,
  sitioDe: (req: Pedido) => Sitio,
): void {
  const pagina = (camino: string, leer: (sitio: Sitio, params: Pedido['params']) => Promise<string>) =>
    app.get(camino, async (req, reply) => {
      const sitio = sitioDe(req as Pedido)
      const texto = await leer(sitio, (req as Pedido).params)
      guardarPagina(reply, sitio)
      return enviarPagina(reply, texto)
    })
  pagina('/:casa', (sitio, { casa }) => publico.institucion(sitio, casa))
  pagina('/:casa/:plan', (sitio, { casa, plan }) => publico.plan(sitio, casa, plan))
  pagina('/:casa/:plan/:curso', (sitio, { casa, plan, curso }) => publico.curso(sitio, casa, plan, curso))
  app.get('/:casa/_logo', async (req, reply) => {
    const casa = await publico.casa((req as Pedido).params.casa)
    return enviarImagen(reply, logoDe(platform, casa))
  })
  app.get('/:casa/:plan/imagenes/:nombre', async (req, reply) => {
    const { casa, plan, nombre } = (req as Pedido).params
    return enviarImagen(
      reply,
      await selectImagenDeTexto(platform, await publico.publicado(casa, plan), nombre),
    )
  })
}

function montarPdf(
  app: FastifyInstance,
  publico: Publico,
  isWithin: (ip: string, n: number) => boolean,
): void {
  app.get('/:casa/:plan/plan.pdf', async (req, reply) => {
    const { casa, plan } = (req as Pedido).params
    const pdf = await publico.pdf(casa, plan)
    if (isLaMisma(reply, pdf.etag)) return reply.code(304).send()
    if (req.method === 'HEAD') return reply.type('application/pdf').send()
    if (!isWithin(req.ip, DE_MAS_POR_PDF)) throw new Ocupado()
    const bytes = await pdf.bytes()
    return reply
      .header('content-disposition', shownAs(pdf.nombre))
      .type('application/pdf')
      .send(Buffer.from(bytes))
  })
}

/** Registers the public pages; `app` is a scope of its own under /publico. */
export function publishPlanes(app: FastifyInstance, platform: Platform): void {
  const isWithin = createPublicQuota()
  const recursos = readRecursos()
  const { publicUrl } = platform.config
  const sitioDe = ({ query }: Pedido): Sitio => ({
    publicUrl,
    incrustado: query.incrustado === '1',
    recursos,
  })
  const fallar = (req: FastifyRequest, reply: FastifyReply, falla: Falla): FastifyReply => {
    reply.removeHeader('etag')
    const sitio = sitioDe(req as Pedido)
    guardarPagina(reply, sitio)
    if (falla === 429 || falla === 503) reply.header('retry-after', RETRY_AFTER_S)
    return reply.code(falla).header('cache-control', 'no-store').type(HTML).send(paginaDeFalla(sitio, falla))
  }
  app.addHook('onRequest', async (req, reply) => {
    if (!isWithin(req.ip)) return fallar(req, reply, 429)
  })
  app.setErrorHandler((e, req, reply) => {
    const falla = fallaDe(e)
    if (falla === 500) req.log.error({ err: e }, 'a public page failed')
    // Whoever tries addresses out makes the database look: that is stopped sooner.
    if (falla === 404) isWithin(req.ip, DE_MAS_POR_FALLO)
    return fallar(req, reply, falla)
  })
  app.setNotFoundHandler((req, reply) => fallar(req, reply, 404))
  const publico = createPublico(platform)
  montar(app, platform, publico, sitioDe)
  montarPdf(app, publico, isWithin)
}
