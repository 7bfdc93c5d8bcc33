import { closePdf } from '@malla/documents/engine/pdf.ts'
import { closeWord } from '@malla/documents/engine/word.ts'
import type { FastifyInstance } from 'fastify'
import { registerCalls } from './calls.ts'
import { publishCase } from './features/case/publico.routes.ts'
import { publishMapa } from './features/publicaciones/buscadores.ts'
import { publishPlanes } from './features/publicaciones/publico.routes.ts'
import { workRespaldos } from './features/respaldos/hacerRespaldo.ts'
import { correoLink } from './features/sesion/correo.service.ts'
import { recoveryLink, workRecovery } from './features/sesion/recuperar.service.ts'
import { workAprobados } from './features/silabos/archivarAprobados.ts'
import { closeLectura } from './features/silabos/traer.service.ts'
import { startHousework } from './housework.ts'
import type { Config } from './platform/config.ts'
import type { Platform } from './platform/context.ts'
import { type Db, openDb } from './platform/db/db.ts'
import { closeLibros } from './platform/excel/hilosDeLibros.ts'
import { openStorage } from './platform/files/openStorage.ts'
import type { Storage } from './platform/files/storage.ts'
import { docsPage } from './platform/http/docsPage.ts'
import { createFastify } from './platform/http/fastify.ts'
import { openApiText } from './platform/http/openapi.ts'
import { serveReadiness } from './platform/http/readiness.ts'
import { createRouter } from './platform/http/router.ts'
import { protectAndCompress, serveWeb } from './platform/http/web.ts'
import { noteMail, workTrabajos } from './platform/jobs/hacerTrabajos.ts'
import { createJobs, type Jobs } from './platform/jobs/jobs.ts'
import { createLive, type Live } from './platform/live.ts'
import { workMail } from './platform/mail/workMail.ts'
import type { Reports } from './platform/reports.ts'
import { createSessions, type Sessions } from './platform/session/active.ts'
import { useKey } from './platform/session/claves.ts'
import { installationSecret } from './seeds/ajustes.ts'

export interface AppDeps {
  config: Config
  /** Owner's connection string; the app itself works under the unprivileged role. */
  databaseUrl: string
}

function createPlatform(
  { config }: AppDeps,
  db: Db,
  secret: string,
  sessions: Sessions,
  live: Live,
  jobs: Jobs,
  storage: Storage,
): Platform {
  const everywhere = (tell: (id: number) => void) => (id: number) => {
    sessions.forget(id)
    tell(id)
  }
  return {
    config,
    db,
    sessions,
    storage,
    jobs,
    wake: live.wake,
    tell: live.tell,
    endSession: everywhere(live.endSession),
    changeSession: everywhere(live.changeSession),
    secret,
  }
}

/** The whole server, ready to listen. Closing it closes its sockets and its connections to the database. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, databaseUrl } = deps
  const app = await createFastify(config)
  if (config.secretKey !== null) useKey(config.dataDir, config.secretKey)
  const storage = await openStorage(config)
  const db = openDb(databaseUrl)
  const secret = await installationSecret(db)
  const sessions = createSessions(db)
  const report = (err: unknown, what: string): void => app.log.warn({ err }, what)
  const live = createLive({
    databaseUrl,
    db,
    sessions,
    secret,
    report,
    severalNodes: config.databaseUrl !== null,
  })
  const jobs = createJobs({ db, report })
  const platform = createPlatform(deps, db, secret, sessions, live, jobs, storage)
  const enlaces = { recuperacion: recoveryLink(config.publicUrl), correo: correoLink(config.publicUrl) }
  workMail(platform, enlaces, (correo, error) => noteMail(platform, correo, error))
  workRecovery(platform)

  await protectAndCompress(app, config)

  const router = createRouter(platform)
  const reports: Reports = new Map()
  registerCalls(router, reports, live)
  workTrabajos(platform, reports)
  workAprobados(platform)
  workRespaldos(platform, databaseUrl)
  router.mount(app)

  serveReadiness(app)
  app.get('/api/openapi.json', (_req, reply) =>
    reply.type('application/json; charset=utf-8').send(openApiText()),
  )

  await app.register(async scope => publishCase(scope, platform), { prefix: '/ims/case' })
  await app.register(async scope => publishPlanes(scope, platform), { prefix: '/publico' })
  publishMapa(app, platform)

  const docs = docsPage()
  app.get('/api/docs', (_req, reply) => reply.type('text/html; charset=utf-8').send(docs))

  await serveWeb(app)

  const housework = startHousework(platform, report)
  live.attach(app)
  // Nobody waits for the queue before somebody can ask anything of this server.
  app.addHook('onListen', async () => jobs.startSoon())
  app.addHook('preClose', () => live.close())
  app.addHook('onClose', async () => {
    await housework.stop()
    await jobs.stop()
    await closePdf()
    await closeWord()
    await closeLectura()
    await closeLibros()
    await platform.db.close()
  })
  return app
}
