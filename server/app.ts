import { closePdf } from '@malla/documents/engine/pdf.ts'
import { closeWord } from '@malla/documents/engine/word.ts'
import type { FastifyInstance } from 'fastify'
import { ajustesRoutes } from './features/ajustes/ajustes.routes.ts'
import { analiticaRoutes } from './features/analitica/analitica.routes.ts'
import { archivosRoutes } from './features/archivos/archivos.routes.ts'
import { sweepOrphans } from './features/archivos/limpiar.ts'
import { asignaturasRoutes } from './features/asignaturas/asignaturas.routes.ts'
import { avanceRoutes } from './features/avance/avance.routes.ts'
import { borradoresRoutes } from './features/borradores/borradores.routes.ts'
import { forgetBorradores } from './features/borradores/borradores.service.ts'
import { busquedaRoutes } from './features/busqueda/busqueda.routes.ts'
import { cambiosRoutes } from './features/cambios/cambios.routes.ts'
import { caseRoutes } from './features/case/case.routes.ts'
import { publishCase } from './features/case/publico.routes.ts'
import { ciclosRoutes } from './features/ciclos/ciclos.routes.ts'
import { competenciasRoutes } from './features/competencias/competencias.routes.ts'
import { matrizRoutes } from './features/competencias/matriz.routes.ts'
import { contactoRoutes } from './features/contacto/contacto.routes.ts'
import { forgetContactos } from './features/contacto/contacto.service.ts'
import { correosRoutes } from './features/correos/correos.routes.ts'
import { docentesRoutes } from './features/docentes/docentes.routes.ts'
import { empresasRoutes } from './features/empresas/empresas.routes.ts'
import { equivalenciasRoutes } from './features/equivalencias/equivalencias.routes.ts'
import { escritorioRoutes } from './features/escritorio/escritorio.routes.ts'
import { facultadesRoutes } from './features/facultades/facultades.routes.ts'
import { formatosRoutes } from './features/formatos/formatos.routes.ts'
import { hiloRoutes } from './features/hilo/hilo.routes.ts'
import { historialRoutes } from './features/historial/historial.routes.ts'
import { imagenesRoutes } from './features/imagenes/imagenes.routes.ts'
import { sweepImagenes } from './features/imagenes/limpiar.ts'
import { sweepDeTextos } from './features/imagenes/limpiarDeTextos.ts'
import { impactoRoutes } from './features/impacto/impacto.routes.ts'
import { laboratoriosRoutes } from './features/laboratorios/laboratorios.routes.ts'
import { legalRoutes } from './features/legal/legal.routes.ts'
import { listasRoutes } from './features/listas/listas.routes.ts'
import { localesRoutes } from './features/locales/locales.routes.ts'
import { logsRoutes } from './features/logs/logs.routes.ts'
import { modalidadesRoutes } from './features/modalidades/modalidades.routes.ts'
import { modelosRoutes } from './features/modelos/modelos.routes.ts'
import { nivelesRoutes } from './features/niveles/niveles.routes.ts'
import { paginasRoutes } from './features/paginas/paginas.routes.ts'
import { parametrosRoutes } from './features/parametros/parametros.routes.ts'
import { perfilesRoutes } from './features/perfiles/perfiles.routes.ts'
import { periodosRoutes } from './features/periodos/periodos.routes.ts'
import { enviarInformesRoutes } from './features/planes/informes/enviar.routes.ts'
import { informesDePlanRoutes } from './features/planes/informes/informes.routes.ts'
import { mallaRoutes } from './features/planes/malla.routes.ts'
import { planesRoutes } from './features/planes/planes.routes.ts'
import { purgePapelera } from './features/planes/purgar.ts'
import { plantillasDePerfilRoutes } from './features/plantillas/perfiles/perfiles.routes.ts'
import { plantillasRoutes } from './features/plantillas/plantillas.routes.ts'
import { programasRoutes } from './features/programas/programas.routes.ts'
import { publishMapa } from './features/publicaciones/buscadores.ts'
import { publicacionesRoutes } from './features/publicaciones/publicaciones.routes.ts'
import { publishPlanes } from './features/publicaciones/publico.routes.ts'
import { redaccionRoutes } from './features/redaccion/redaccion.routes.ts'
import { workRespaldos } from './features/respaldos/hacerRespaldo.ts'
import { programarRespaldo } from './features/respaldos/programar.ts'
import { respaldosRoutes } from './features/respaldos/respaldos.routes.ts'
import { resultadosRoutes } from './features/resultados/resultados.routes.ts'
import { seccionesRoutes } from './features/secciones/secciones.routes.ts'
import { forgetOld } from './features/sesion/limpiar.ts'
import { recoveryLink, workRecovery } from './features/sesion/recuperar.service.ts'
import { sesionRoutes } from './features/sesion/sesion.routes.ts'
import { pedirArchivosQueFaltan, workAprobados } from './features/silabos/archivarAprobados.ts'
import { congelarTerminados } from './features/silabos/congelarTerminados.ts'
import { mostrarEmpezados } from './features/silabos/empezados.ts'
import { informesDeSilaboRoutes } from './features/silabos/informes/informesDeSilabo.routes.ts'
import { recordarPlazos } from './features/silabos/plazos.service.ts'
import { recordatoriosRoutes } from './features/silabos/recordatorios.routes.ts'
import { revisionRoutes } from './features/silabos/revision.routes.ts'
import { silabosRoutes } from './features/silabos/silabos.routes.ts'
import { traerSilaboRoutes } from './features/silabos/traer.routes.ts'
import { closeLectura } from './features/silabos/traer.service.ts'
import { sistemaRoutes } from './features/sistema/sistema.routes.ts'
import { sugerenciasRoutes } from './features/sugerencias/sugerencias.routes.ts'
import { trabajosRoutes } from './features/trabajos/trabajos.routes.ts'
import { ubigeoRoutes } from './features/ubigeo/ubigeo.routes.ts'
import { usuariosRoutes } from './features/usuarios/usuarios.routes.ts'
import { versionesRoutes } from './features/versiones/versiones.routes.ts'
import { vistasRoutes } from './features/vistas/vistas.routes.ts'
import { startChores } from './platform/chores.ts'
import type { Config } from './platform/config.ts'
import type { Platform } from './platform/context.ts'
import { type Db, openDb } from './platform/db/db.ts'
import { openStorage } from './platform/files/openStorage.ts'
import type { Storage } from './platform/files/storage.ts'
import { docsPage } from './platform/http/docsPage.ts'
import { createFastify } from './platform/http/fastify.ts'
import { openApiText } from './platform/http/openapi.ts'
import { serveReadiness } from './platform/http/readiness.ts'
import { createRouter } from './platform/http/router.ts'
import { protectAndCompress, serveWeb } from './platform/http/web.ts'
import { sweepTrabajos } from './platform/jobs/barrerTrabajos.ts'
import { noteMail, workTrabajos } from './platform/jobs/hacerTrabajos.ts'
import { createJobs, type Jobs } from './platform/jobs/jobs.ts'
import { createLive, type Live } from './platform/live.ts'
import { forgetMailTexts } from './platform/mail/forgetMails.ts'
import { noteLostMails, workMail } from './platform/mail/workMail.ts'
import { documentosRoute, type Reports } from './platform/reports.ts'
import { createSessions, type Sessions } from './platform/session/active.ts'
import { useKey } from './platform/session/claves.ts'
import { installationSecret } from './seeds/ajustes.ts'

/** How often syllabi of ended periods are looked for: one query an institution where there are none. */
const FREEZING_MS = 5 * 60_000
/** How often it is looked whether the hour of the day's backup has come. */
const BACKUP_MS = 60_000

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
  workMail(platform, { recuperacion: recoveryLink(config.publicUrl) }, (correo, error) =>
    noteMail(platform, correo, error),
  )
  workRecovery(platform)

  await protectAndCompress(app, config)

  const router = createRouter(platform)
  const reports: Reports = new Map()
  sistemaRoutes(router)
  documentosRoute(router, reports)
  sesionRoutes(router)
  usuariosRoutes(router, reports)
  docentesRoutes(router, reports)
  empresasRoutes(router)
  imagenesRoutes(router)
  ubigeoRoutes(router)
  logsRoutes(router, reports)
  paginasRoutes(router)
  ajustesRoutes(router)
  correosRoutes(router)
  respaldosRoutes(router)
  escritorioRoutes(router)
  cambiosRoutes(router, live)
  facultadesRoutes(router)
  planesRoutes(router)
  ciclosRoutes(router)
  seccionesRoutes(router)
  busquedaRoutes(router)
  archivosRoutes(router)
  borradoresRoutes(router)
  historialRoutes(router)
  legalRoutes(router)
  hiloRoutes(router)
  impactoRoutes(router)
  modalidadesRoutes(router)
  nivelesRoutes(router)
  programasRoutes(router)
  parametrosRoutes(router)
  asignaturasRoutes(router, reports)
  mallaRoutes(router)
  publicacionesRoutes(router)
  perfilesRoutes(router)
  competenciasRoutes(router)
  caseRoutes(router, reports)
  matrizRoutes(router, reports)
  redaccionRoutes(router)
  resultadosRoutes(router)
  equivalenciasRoutes(router)
  localesRoutes(router)
  laboratoriosRoutes(router, reports)
  periodosRoutes(router)
  silabosRoutes(router)
  revisionRoutes(router)
  recordatoriosRoutes(router)
  traerSilaboRoutes(router)
  modelosRoutes(router, reports)
  sugerenciasRoutes(router, reports)
  contactoRoutes(router)
  informesDePlanRoutes(router, reports)
  enviarInformesRoutes(router, reports)
  informesDeSilaboRoutes(router, reports)
  versionesRoutes(router, reports)
  formatosRoutes(router, reports)
  analiticaRoutes(router, reports)
  avanceRoutes(router)
  plantillasRoutes(router, reports)
  plantillasDePerfilRoutes(router, reports)
  vistasRoutes(router)
  listasRoutes(router, reports)
  trabajosRoutes(router, reports)
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

  const chores = startChores(
    [
      () => purgePapelera(platform),
      () => forgetOld(db),
      () => forgetBorradores(db),
      () => forgetContactos(db),
      () => noteLostMails(db),
      parar => forgetMailTexts(db, { parar }),
      () => sweepTrabajos(platform),
      () => sweepImagenes(platform),
      () => sweepDeTextos(platform),
      () => sweepOrphans(platform),
      () => pedirArchivosQueFaltan(platform),
      () => recordarPlazos(platform),
    ],
    report,
  )
  // Whoever changes a structure a moment after a period ended must not change the period.
  const freezing = startChores(
    [parar => congelarTerminados(platform, { parar }), () => mostrarEmpezados(platform)],
    report,
    FREEZING_MS,
  )
  const backups = startChores([() => programarRespaldo(platform)], report, BACKUP_MS)
  live.attach(app)
  // Nobody waits for the queue before somebody can ask anything of this server.
  app.addHook('onListen', async () => void jobs.start().catch(e => report(e, 'the queue did not start')))
  app.addHook('preClose', () => live.close())
  app.addHook('onClose', async () => {
    await Promise.all([chores.stop(), freezing.stop(), backups.stop()])
    await jobs.stop()
    await closePdf()
    await closeWord()
    await closeLectura()
    await platform.db.close()
  })
  return app
}
