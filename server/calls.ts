import { ajustesRoutes } from './features/ajustes/ajustes.routes.ts'
import { analiticaRoutes } from './features/analitica/analitica.routes.ts'
import { archivosRoutes } from './features/archivos/archivos.routes.ts'
import { asignaturasRoutes } from './features/asignaturas/asignaturas.routes.ts'
import { avanceRoutes } from './features/avance/avance.routes.ts'
import { borradoresRoutes } from './features/borradores/borradores.routes.ts'
import { busquedaRoutes } from './features/busqueda/busqueda.routes.ts'
import { cambiosRoutes } from './features/cambios/cambios.routes.ts'
import { caseRoutes } from './features/case/case.routes.ts'
import { ciclosRoutes } from './features/ciclos/ciclos.routes.ts'
import { competenciasRoutes } from './features/competencias/competencias.routes.ts'
import { matrizRoutes } from './features/competencias/matriz.routes.ts'
import { contactoRoutes } from './features/contacto/contacto.routes.ts'
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
import { plantillasDePerfilRoutes } from './features/plantillas/perfiles/perfiles.routes.ts'
import { plantillasRoutes } from './features/plantillas/plantillas.routes.ts'
import { programasRoutes } from './features/programas/programas.routes.ts'
import { publicacionesRoutes } from './features/publicaciones/publicaciones.routes.ts'
import { redaccionRoutes } from './features/redaccion/redaccion.routes.ts'
import { respaldosRoutes } from './features/respaldos/respaldos.routes.ts'
import { resultadosRoutes } from './features/resultados/resultados.routes.ts'
import { seccionesRoutes } from './features/secciones/secciones.routes.ts'
import { sesionRoutes } from './features/sesion/sesion.routes.ts'
import { informesDeSilaboRoutes } from './features/silabos/informes/informesDeSilabo.routes.ts'
import { recordatoriosRoutes } from './features/silabos/recordatorios.routes.ts'
import { revisionRoutes } from './features/silabos/revision.routes.ts'
import { silabosRoutes } from './features/silabos/silabos.routes.ts'
import { traerSilaboRoutes } from './features/silabos/traer.routes.ts'
import { sistemaRoutes } from './features/sistema/sistema.routes.ts'
import { sugerenciasRoutes } from './features/sugerencias/sugerencias.routes.ts'
import { trabajosRoutes } from './features/trabajos/trabajos.routes.ts'
import { ubigeoRoutes } from './features/ubigeo/ubigeo.routes.ts'
import { usuariosRoutes } from './features/usuarios/usuarios.routes.ts'
import { versionesRoutes } from './features/versiones/versiones.routes.ts'
import { vistasRoutes } from './features/vistas/vistas.routes.ts'
import type { Router } from './platform/http/router.ts'
import type { Live } from './platform/live.ts'
import { documentosRoute, type Reports } from './platform/reports.ts'

/** The calls of every feature, registered by hand. `reports` fills with the documents that they make. */
export function registerCalls(router: Router, reports: Reports, live: Live): void {
  documentosRoute(router, reports)
  sistemaRoutes(router)
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
}
