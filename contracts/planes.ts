import { z } from 'zod'
import { call } from './call.ts'
import {
  archivo,
  byId,
  changes,
  creditos,
  deleted,
  fecha,
  fileAnswer,
  id,
  instante,
  list,
  obligatorio,
  one,
  paged,
  pageInput,
  revision,
  texto,
  url,
  written,
} from './campos.ts'
import { adjuntar, adjunto, guardarTexto, seccionDeTexto } from './textos.ts'

/** Display names and letters of the three levels of competencies (§3, configTerminos). */
export const terminos = z.object({
  nombreEspecifica: texto(80).optional(),
  nombreEspecificas: texto(80).optional(),
  nombreGenerales: texto(80).optional(),
  nombreCompetencias: texto(80).optional(),
  nombreCompetencia: texto(80).optional(),
  nombreElemento: texto(80).optional(),
  letraUno: texto(3).optional(),
  letraDos: texto(3).optional(),
  letraTres: texto(3).optional(),
})

/** A kept file of the malla: PDF, image or Excel. `bytes`: its size. */
const archivoDeMalla = z.object({
  id,
  nombre: z.string(),
  tipo: z.string(),
  bytes: z.int(),
  url: z.string(),
  created_at: instante,
})
export type ArchivoDeMalla = z.output<typeof archivoDeMalla>

/** A study plan. `fechacese` is a day without time, null while the plan is in force; a plan that has it is read-only (§4). */
export const plan = z.object({
  id,
  full_name: z.string(),
  carrera_id: id,
  programa: z.string(),
  programa_estado: z.string(),
  facultad_id: id,
  facultad: z.string(),
  facultad_tipo: z.string(),
  nivel: z.string(),
  nivel_codigo: z.string(),
  numero: z.string().nullable(),
  modalidad: z.string().nullable(),
  numero_resolucion: z.string().nullable(),
  fecha_resolucion: z.string().nullable(),
  archivo_resolucion_url: z.string().nullable(),
  fechacese: z.string().nullable(),
  semanas: z.int().nullable(),
  horas_credito_teoria: z.number().nullable(),
  horas_credito_practica: z.number().nullable(),
  creditos_totales: z.number().nullable(),
  creditos_generales: z.number().nullable(),
  creditos_electivos: z.number().nullable(),
  json: z.object({
    configDisenoCurricular: z.int(),
    configNodesTree: z.array(z.string()),
    configTerminos: terminos,
    estadoCursosRegistrados: z.int(),
    /** Laboratories and workshops that the plan needs. */
    laboratorios_ids: z.array(id),
    /** The file of the malla that stands beside the live one. */
    mallacurricular: archivoDeMalla.nullable(),
  }),
  cursos_count: z.int(),
  /** Credits of the obligatory courses and of what the sections of electives require; 0 where courses have none (schools). */
  creditos: z.number(),
  /** Weekly hours of the obligatory courses. */
  horas: z.number(),
  revision: z.int(),
  created_at: instante,
})
export type Plan = z.output<typeof plan>

const fields = z.object({
  full_name: obligatorio(),
  /** The programme of the plan; the spec calls it carrera. */
  carrera_id: id,
  numero: texto(40).nullable().optional(),
  modalidad: texto(60).nullable().optional(),
  numero_resolucion: texto(120).nullable().optional(),
  fecha_resolucion: fecha.nullable().optional(),
  archivo_resolucion: archivo.optional(),
  fechacese: fecha.nullable().optional(),
  semanas: z.int().min(1).max(60).nullable().optional(),
  horas_credito_teoria: z.number().min(1).max(100).nullable().optional(),
  horas_credito_practica: z.number().min(1).max(100).nullable().optional(),
  creditos_totales: creditos.nullable().optional(),
  creditos_generales: creditos.nullable().optional(),
  creditos_electivos: creditos.nullable().optional(),
  configDisenoCurricular: z.int().min(0).max(1).optional(),
  configNodesTree: z.array(z.enum(['modulo', 'unidad'])).optional(),
  /** Names and letters; what is left out stays, what is empty goes back to its usual name. */
  configTerminos: terminos.optional(),
})

/** A plan that rests in the Papelera: for 30 days it can be brought back. */
export const planEliminado = z.object({
  id,
  full_name: z.string(),
  programa: z.string(),
  cursos_count: z.int(),
  deleted_at: instante,
  deleted_by: z.string().nullable(),
  dias_restantes: z.int(),
})

const path = '/v1/plan/estudios/{id}'
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
    input: fields.extend({ ciclos: z.int().min(0).max(20).optional() }),
    output: written(plan),
    maxFile: 50 * 1024 * 1024,
  }),
  update: call({
    verb: 'PUT',
    path,
    access: 'estructura.editar',
    summary: 'Cambia, cesa (con fechacese) o restaura (fechacese vacía) un plan de estudios',
    input: changes(fields),
    output: written(plan),
    maxFile: 50 * 1024 * 1024,
  }),
  delete: call({
    verb: 'DELETE',
    path,
    access: 'estructura.eliminar',
    summary: 'Envía un plan entero a la papelera',
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
    output: one(z.object({ cursos: z.int(), perfil_egreso: z.int(), laboratorios: z.int() })),
  }),
  guardarArchivos: call({
    verb: 'POST',
    path: '/v1/plan/estudios/guardar/archivos/json/{parent_id}',
    access: 'contenido.editar',
    summary: 'Adjunta archivos (PDF, imagen, Word, Excel) a una sección de un plan',
    input: adjuntar,
    output: written(z.array(adjunto)),
    maxFile: 50 * 1024 * 1024,
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
    maxFile: 50 * 1024 * 1024,
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
