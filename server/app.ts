import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { asignaturasRoutes } from './features/asignaturas/asignaturas.routes.ts'
import { cambiosRoutes } from './features/cambios/cambios.routes.ts'
import { facultadesRoutes } from './features/facultades/facultades.routes.ts'
import { parametrosRoutes } from './features/parametros/parametros.routes.ts'
import { sesionRoutes } from './features/sesion/sesion.routes.ts'
import { sistemaRoutes } from './features/sistema/sistema.routes.ts'
import type { Config } from './platform/config.ts'
import type { Platform } from './platform/context.ts'
import { openDb } from './platform/db/db.ts'
import { folderStorage } from './platform/files/storage.ts'
import { createFastify } from './platform/http/fastify.ts'
import { openApi } from './platform/http/openapi.ts'
import { createRouter } from './platform/http/router.ts'
import { protectAndCompress, serveWeb } from './platform/http/web.ts'
import { createLive, type Live } from './platform/live.ts'
import { createSessions } from './platform/session/active.ts'
import { installationSecret } from './seeds/ajustes.ts'

export interface AppDeps {
  config: Config
  /** Owner's connection string; the app itself works under the unprivileged role. */
  databaseUrl: string
}

async function createPlatform({ config, databaseUrl }: AppDeps): Promise<{ platform: Platform; live: Live }> {
  const db = openDb(databaseUrl)
  const secret = await installationSecret(db)
  const live = createLive(secret)
  const sessions = createSessions(db)
  const platform: Platform = {
    config,
    db,
    sessions,
    storage: folderStorage(path.join(config.dataDir, 'archivos')),
    wake: live.wake,
    endSession: id => {
      sessions.forget(id)
      live.endSession(id)
    },
    secret,
  }
  return { platform, live }
}

/** The whole server, ready to listen. Closing it closes its sockets and its connections to the database. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { platform, live } = await createPlatform(deps)
  const app = await createFastify(deps.config.logLevel)

  await protectAndCompress(app, deps.config)

  const router = createRouter(platform)
  sistemaRoutes(router)
  sesionRoutes(router)
  cambiosRoutes(router, live)
  facultadesRoutes(router)
  parametrosRoutes(router)
  asignaturasRoutes(router)
  router.mount(app)

  const document = JSON.stringify(openApi())
  app.get('/api/openapi.json', (_req, reply) => reply.type('application/json; charset=utf-8').send(document))

  await serveWeb(app)

  live.attach(app)
  app.addHook('preClose', () => live.close())
  app.addHook('onClose', () => platform.db.close())
  return app
}
