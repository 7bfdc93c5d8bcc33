import { ajustes } from './ajustes.ts'
import { analitica } from './analitica.ts'
import { asignaturas } from './asignaturas.ts'
import { avance } from './avance.ts'
import { borradores } from './borradores.ts'
import type { Call } from './call.ts'
import { busqueda, cambios, sistema } from './cambios.ts'
import { cartas } from './cartas.ts'
import { paquetesCase } from './case.ts'
import { ciclos, secciones } from './ciclos.ts'
import { competencias, gruposcompetencias } from './competencias.ts'
import { contacto } from './contacto.ts'
import { correos } from './correos.ts'
import { docentes } from './docentes.ts'
import { empresas } from './empresas.ts'
import { equivalencias } from './equivalencias.ts'
import { escritorio } from './escritorio.ts'
import { estructuras } from './estructuras.ts'
import { facultades } from './facultades.ts'
import { formatos } from './formatos.ts'
import { hilo } from './hilo.ts'
import { historial } from './historial.ts'
import { imagenes } from './imagenes.ts'
import { impactos } from './impacto.ts'
import { informes } from './informes.ts'
import { informesDeSilabo } from './informesDeSilabo.ts'
import { laboratorios } from './laboratorios.ts'
import { legal } from './legal.ts'
import { enListas } from './listas.ts'
import { locales } from './locales.ts'
import { logs } from './logs.ts'
import { modalidades } from './modalidades.ts'
import { modelos } from './modelos.ts'
import { niveles } from './niveles.ts'
import { paginas } from './paginas.ts'
import { areascursos, parametros, tipologiasespecialescursos, tiposcursos } from './parametros.ts'
import { perfiles } from './perfiles.ts'
import { periodos } from './periodos.ts'
import { planes } from './planes.ts'
import { plantillas } from './plantillas.ts'
import { plantillasEgresado, plantillasIngresante } from './plantillasDePerfil.ts'
import { presencias } from './presencias.ts'
import { programas } from './programas.ts'
import { publicaciones } from './publicaciones.ts'
import { recordatorios } from './recordatorios.ts'
import { redaccion } from './redaccion.ts'
import { respaldos } from './respaldos.ts'
import { resultados } from './resultados.ts'
import { revisiones } from './revisiones.ts'
import { auth } from './sesion.ts'
import { silabos } from './silabos.ts'
import { sugerencias } from './sugerencias.ts'
import { trabajos } from './trabajos.ts'
import { traerSilabo } from './traerSilabo.ts'
import { ubigeo } from './ubigeo.ts'
import { usuarios } from './usuarios.ts'
import { versiones } from './versiones.ts'
import { vistas } from './vistas.ts'

/** Every call of the product by entity and name. The only registry: server, web, OpenAPI and tests read it. */
export const calls = {
  sistema,
  auth,
  usuarios,
  docentes,
  empresas,
  imagenes,
  ubigeo,
  logs,
  paginas,
  ajustes,
  correos,
  respaldos,
  escritorio,
  facultades,
  programas,
  niveles,
  modalidades,
  planes,
  legal,
  publicaciones,
  informes,
  sugerencias,
  contacto,
  trabajos,
  versiones,
  formatos,
  analitica,
  avance,
  plantillas,
  plantillasEgresado,
  plantillasIngresante,
  ciclos,
  secciones,
  asignaturas,
  perfiles,
  gruposcompetencias,
  competencias,
  case: paquetesCase,
  redaccion,
  resultados,
  equivalencias,
  locales,
  laboratorios,
  modelos,
  periodos,
  silabos,
  revisiones,
  presencias,
  cartas,
  informesDeSilabo,
  estructuras,
  recordatorios,
  traerSilabo,
  areascursos,
  tiposcursos,
  tipologiasespecialescursos,
  parametros,
  cambios,
  busqueda,
  borradores,
  historial,
  hilo,
  impactos,
  listas: enListas,
  vistas,
} as const

export type Calls = typeof calls

/** All calls as [`entity.name`, call]. */
export const allCalls = (): [string, Call][] =>
  Object.entries(calls).flatMap(([entity, group]) =>
    Object.entries(group).map(([name, c]): [string, Call] => [`${entity}.${name}`, c as unknown as Call]),
  )
