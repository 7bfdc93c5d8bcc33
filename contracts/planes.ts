import { z } from 'zod'
import { MAYOR_ARCHIVO } from './archivos.ts'
import { call } from './call.ts'
import {
  archivo,
  byId,
  changes,
  deleted,
  fileAnswer,
  id,
  list,
  one,
  paged,
  pageInput,
  revision,
  url,
  written,
} from './campos.ts'
import type { ClaseDePendiente } from './escritorio.ts'
import { camposDePlan, plan, planEliminado, terminos } from './plan.ts'
import { adjuntar, adjunto, guardarTexto, seccionDeTexto } from './textos.ts'

const path = '/v1/plan/estudios/{id}'

/** What a plan in force may lack, as the desk names it (contracts/escritorio.ts). */
export const faltasDePlan = [
  'planes_sin_cursos',
  'cursos_incompletos',
  'ciclos_vacios',
  'requisitos_sin_reconocer',
  'planes_sin_resolucion',
] as const satisfies readonly ClaseDePendiente[]
export type FaltaDePlan = (typeof faltasDePlan)[number]

const filtros = z.object({
  ciclo_id: id.optional(),
  seccion_id: id.optional(),
  areacurso_id: id.optional(),
  tipocurso_id: id.optional(),
  tipologiaespecial_id: id.optional(),
})
const informe = byId.extend(filtros.shape)

export const planes = {
  list: call({
    verb: 'GET',
    path: '/v1/plan/estudios',
    access: 'estructura.ver',
    summary: 'Los planes de estudios, por páginas',
    input: pageInput.extend({
      carrera_id: id.optional(),
      facultad_id: id.optional(),
      /** Only what may be chosen: plans in force, in a programme and a faculty that are Activado. */
      vigentes: z.boolean().optional(),
      /** Only the ceased, or only those that are not, whatever their programme. */
      cesados: z.boolean().optional(),
      /** Only plans in force that lack it, the ones that the desk counts. */
      falta: z.enum(faltasDePlan).optional(),
    }),
    output: paged(plan),
  }),
  show: call({
    verb: 'GET',
    path,
    access: 'estructura.ver',
    summary: 'Un plan de estudios',
    input: byId,
    output: one(plan),
  }),
  create: call({
    verb: 'POST',
    path: '/v1/plan/estudios',
    access: 'estructura.crear',
    summary: 'Crea un plan de estudios, con tantos ciclos como se pidan',
    input: camposDePlan.extend({ ciclos: z.int().min(0).max(20).optional() }),
    output: written(plan),
    maxFile: MAYOR_ARCHIVO,
  }),
  update: call({
    verb: 'PUT',
    path,
    access: 'estructura.editar',
    summary: 'Cambia, cesa (con fechacese) o restaura (fechacese vacía) un plan de estudios',
    input: changes(camposDePlan),
    output: written(plan),
    maxFile: MAYOR_ARCHIVO,
  }),
  delete: call({
    verb: 'DELETE',
    path,
    access: 'estructura.eliminar',
    summary: 'Envía un plan entero a la Papelera',
    input: byId,
    output: deleted,
  }),
  deleteResolucion: call({
    verb: 'DELETE',
    path: '/v1/plan/estudios/archivo/resolucion/{id}',
    access: 'estructura.editar',
    summary: 'Quita el archivo de la resolución',
    input: byId,
    output: deleted,
  }),
  papelera: call({
    verb: 'GET',
    path: '/v1/plan/estudios/papelera',
    access: 'papelera',
    summary: 'Los planes eliminados en los últimos 30 días',
    input: z.object({}),
    output: list(planEliminado),
  }),
  recuperar: call({
    verb: 'POST',
    path: '/v1/plan/estudios/{id}/recuperar',
    access: 'papelera',
    summary: 'Trae de vuelta un plan eliminado, con todo lo suyo',
    input: byId,
    output: written(plan),
  }),
  secciones: call({
    verb: 'GET',
    path: '/v1/plan/estudios/{id}/secciones',
    access: 'estructura.ver',
    summary: 'Las secciones de texto de un plan',
    input: byId,
    output: list(seccionDeTexto),
  }),
  guardarJson: call({
    verb: 'POST',
    path: '/v1/plan/estudios/guardar/json/{id}',
    access: 'contenido.editar',
    summary: 'Guarda una sección de texto de un plan',
    input: guardarTexto,
    output: written(seccionDeTexto),
  }),
  cuentas: call({
    verb: 'GET',
    path: '/v1/plan/estudios/{id}/cuentas',
    access: 'estructura.ver',
    summary: 'Cuánto hay de lo que un plan guarda fuera de sus textos',
    input: byId,
    output: one(
      z.object({ cursos: z.int(), perfil_egreso: z.int(), laboratorios: z.int(), equivalencias: z.int() }),
    ),
  }),
  guardarArchivos: call({
    verb: 'POST',
    path: '/v1/plan/estudios/guardar/archivos/json/{parent_id}',
    access: 'contenido.editar',
    summary: 'Adjunta archivos (PDF, imagen, Word, Excel) a una sección de un plan',
    input: adjuntar,
    output: written(z.array(adjunto)),
    maxFile: MAYOR_ARCHIVO,
  }),
  deleteArchivo: call({
    verb: 'DELETE',
    path: '/v1/plan/estudios/guardar/archivos/json/{parent_id}/{id}',
    access: 'contenido.editar',
    summary: 'Quita un archivo adjunto de un plan',
    input: z.object({ parent_id: id, id }),
    output: deleted,
  }),
  terminos: call({
    verb: 'PUT',
    path: '/v1/plan/estudios/{id}/configurar/terminos/competencias',
    access: 'estructura.editar',
    summary: 'Cambia los nombres y letras de las competencias de un plan',
    input: terminos.extend({ id, revision }),
    output: written(plan),
  }),
  subirMalla: call({
    verb: 'POST',
    path: '/v1/plan/estudios/malla/curricular/{planestudio_id}',
    access: 'estructura.editar',
    summary: 'Sube el archivo de la malla curricular (PDF, imagen o Excel); reemplaza el que había',
    input: z.object({ planestudio_id: id, archivo }),
    output: written(plan),
    maxFile: MAYOR_ARCHIVO,
  }),
  quitarMalla: call({
    verb: 'DELETE',
    path: '/v1/plan/estudios/malla/curricular/{planestudio_id}',
    access: 'estructura.editar',
    summary: 'Quita el archivo de la malla curricular',
    input: z.object({ planestudio_id: id }),
    output: deleted,
  }),
  pdfPlan: call({
    verb: 'POST',
    path: '/planestudios/pdfPlan',
    access: 'informes.ver',
    summary: 'El plan de estudios en PDF',
    input: byId,
    output: url,
    writes: false,
  }),
  pdfPublico: call({
    verb: 'POST',
    path: '/planestudios/generar/pdf/publico',
    access: 'informes.ver',
    summary: 'El plan de estudios para el público, en PDF',
    input: byId,
    output: url,
    writes: false,
  }),
  pdfElectivos: call({
    verb: 'GET',
    path: '/v1/plan/estudios/{id}/pdf/cursos/electivos',
    access: 'informes.ver',
    summary: 'Los cursos electivos de un plan, en PDF',
    input: informe,
    output: fileAnswer,
    file: true,
  }),
  pdfObligatorios: call({
    verb: 'GET',
    path: '/v1/plan/estudios/{id}/pdf/cursos/obligatorios',
    access: 'informes.ver',
    summary: 'Los cursos obligatorios de un plan, en PDF',
    input: informe,
    output: fileAnswer,
    file: true,
  }),
  pdfCartas: call({
    verb: 'GET',
    path: '/v1/plan/estudios/{id}/pdf/cartas/descriptivas',
    access: 'informes.ver',
    summary: 'Las cartas descriptivas de todos los cursos, en PDF',
    input: informe,
    output: fileAnswer,
    file: true,
  }),
  pdfCarta: call({
    verb: 'GET',
    path: '/v1/plan/estudios/{id}/pdf/carta/descriptiva/{asignatura}',
    access: 'informes.ver',
    summary: 'La carta descriptiva de un curso, en PDF',
    input: byId.extend({ asignatura: id }),
    output: fileAnswer,
    file: true,
  }),
}
