import { existsSync } from 'node:fs'
import path from 'node:path'
import { constants as zlib } from 'node:zlib'
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { anunciar } from './anuncio.ts'
import { COOKIE } from './authenticate.ts'

const dist = path.join(import.meta.dirname, '../../../web/dist')

/** Takes the place of a service worker that should be no more: it throws away what it kept and itself. */
const SIN_TRABAJADOR = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', event => event.waitUntil(
  caches.keys()
    .then(names => Promise.all(names.filter(n => n.startsWith('malla-')).map(n => caches.delete(n))))
    .then(() => self.registration.unregister())))
`

/** No script but our own files; styles also inline, because the kit places things with them. PDFs and images come as blobs too. */
const directives = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'", 'ws:', 'wss:'],
  workerSrc: ["'self'", 'blob:'],
  objectSrc: ["'none'"],
  frameSrc: ["'self'", 'blob:'],
  frameAncestors: ["'self'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
}

/** Headers that keep browsers strict, and answers made small. */
export async function protectAndCompress(app: FastifyInstance, config: Config): Promise<void> {
  const isHttps = config.publicUrl.startsWith('https:')
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...directives, ...(isHttps ? { upgradeInsecureRequests: [] } : {}) },
    },
    strictTransportSecurity: isHttps,
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'sameorigin' },
    referrerPolicy: { policy: 'same-origin' },
  })
  await app.register(compress, {
    global: true,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [zlib.BROTLI_PARAM_QUALITY]: 1 } },
  })
}

/** Whether an address belongs to the calls or the files, and not to a page of the app. */
export const isOurs = (url: string): boolean => /^\/(api|app|ims|assets)(\/|$)/.test(url)

/**
 * Serves the built web app at `/`: files with a hash in their name for a year, the page anew each time. Every path that is no file and no
 * call is the page: the app's own router knows it (and says 404 when it does not).
 */
export async function serveWeb(app: FastifyInstance, folder = dist): Promise<void> {
  const hasWeb = existsSync(path.join(folder, 'index.html'))
  const trabajador = path.join(folder, 'sw.js')
  if (hasWeb) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      // Made by the build beside each file (web/comprimir.plugin.ts).
      preCompressed: true,
      setHeaders: (reply, file) => {
        if (file === trabajador) reply.header('service-worker-allowed', '/')
        reply.header(
          'cache-control',
          file.includes(`${path.sep}assets${path.sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
        )
      },
    })
  }
  if (!existsSync(trabajador))
    app.get('/sw.js', (_req, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(SIN_TRABAJADOR),
    )
  const anuncio = anunciar(folder)
  app.setNotFoundHandler((req, reply) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    const isPage = hasWeb && isRead && !isOurs(req.url)
    if (isPage) {
      const partes = anuncio(req.url, req.headers.cookie?.includes(`${COOKIE}=`) ?? false)
      if (partes) reply.header('link', partes)
      return reply.header('cache-control', 'no-cache').sendFile('index.html')
    }
    return reply.code(404).send({ message: mensajesDeError.noEncontrado, errors: {} })
  })
}
