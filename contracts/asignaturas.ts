import { MAX_EN_GRUPO } from '@malla/domain/asignaturas/asignatura.ts'
import { modalidadesDeCurso, tiposDeEstudio } from '@malla/domain/asignaturas/catalogos.ts'
import { z } from 'zod'
import { MAYOR_ARCHIVO } from './archivos.ts'
import { call } from './call.ts'
import {
  archivo,
  byId,
  changes,
  creditos,
  deleted,
  fileAnswer,
  horas,
  id,
  idOrZero,
  instante,
  list,
  obligatorio,
  one,
  parrafo,
  revision,
  texto,
  written,
} from './campos.ts'
import { celda, creados, hallados } from './importar.ts'
import { requisito, requisitoPedido } from './requisito.ts'

const tipoEstudio = z.enum(tiposDeEstudio.map(t => t.valor))
const modalidadCurso = z.enum(modalidadesDeCurso.map(m => m.valor))

/**
 * A course of a plan. It stands in one cycle or in one section of electives (the other is 0). `asignatura_id` is 0 for a
 * base course, else its base; of a base course and its versions, lists show the highest `version`. `horastotal` is weekly
 * theory + practice + virtual (§5). `prerequisito` is the flat view of `requisitos`.
 */
export const asignatura = z.object({
  id,
  nombre: z.string(),
  codigo: z.string().nullable(),
  planestudio_id: id,
  ciclo_id: z.int(),
  seccion_id: z.int(),
  orden: z.int(),
  asignatura_id: z.int(),
  version: z.int(),
  horasteoria: z.number(),
  horaspractica: z.number(),
  horasvirtual: z.number(),
  horasvirtualteoria: z.number(),
  horasvirtualpractica: z.number(),
  horastotal: z.number(),
  credits: z.number().nullable(),
  prerequisito: z.array(id),
  requisitos: requisito.nullable(),
  areacurso_id: z.int(),
  tipocurso_id: z.int(),
  tipologiaespecial_id: z.int(),
  tipoestudio: tipoEstudio.nullable(),
  modalidad: modalidadCurso.nullable(),
  silabo: z.object({ isCompletado: z.int() }),
  revision: z.int(),
  created_at: instante,
})
export type Asignatura = z.output<typeof asignatura>

const fields = z.object({
  nombre: obligatorio(),
  codigo: texto(40).nullable().optional(),
  planestudio_id: id,
  ciclo_id: idOrZero.optional(),
  seccion_id: idOrZero.optional(),
  orden: z.int().min(0).max(10_000).optional(),
  /** Hours that are emptied are 0. */
  horasteoria: horas.nullable().optional(),
  horaspractica: horas.nullable().optional(),
  /** The sum of the two below; where only the sum is given it counts as theory. Beside it empty parts say nothing, and it beside them. */
  horasvirtual: horas.nullable().optional(),
  horasvirtualteoria: horas.nullable().optional(),
  horasvirtualpractica: horas.nullable().optional(),
  credits: creditos.nullable().optional(),
  /** Any one of the three; the structure wins over the list, the list over the text. */
  requisitos: requisitoPedido.nullable().optional(),
  prerequisito: z.array(id).max(MAX_EN_GRUPO).optional(),
  requisitos_texto: parrafo(2000).optional(),
  areacurso_id: idOrZero.nullable().optional(),
  tipocurso_id: idOrZero.nullable().optional(),
  tipologiaespecial_id: idOrZero.nullable().optional(),
  tipoestudio: tipoEstudio.nullable().optional(),
  modalidad: modalidadCurso.nullable().optional(),
})
export type CamposDeAsignatura = z.output<typeof fields>

/** One row of the grid: with an id it changes that course, without one it makes a new one. */
export const fila = fields.omit({ planestudio_id: true }).partial().extend({ id: id.optional(), revision })

/** Columns that /asignaturas/list may be asked for. */
export const columnas = [
  'id',
  'nombre',
  'codigo',
  'planestudio_id',
  'ciclo_id',
  'seccion_id',
  'orden',
  'asignatura_id',
  'version',
  'horasteoria',
  'horaspractica',
  'horasvirtualteoria',
  'horasvirtualpractica',
  'horasvirtual',
  'horastotal',
  'credits',
  'prerequisito',
  'requisitos',
  'areacurso_id',
  'tipocurso_id',
  'tipologiaespecial_id',
  'tipoestudio',
  'modalidad',
  'silabo',
  'revision',
  'created_at',
] as const

const path = '/v1/asignaturas/{id}'

export const asignaturas = {
  list: call({
    verb: 'POST',
    path: '/asignaturas/list',
    access: 'estructura.ver',
    summary: 'Los cursos de un plan, solo con las columnas pedidas',
    input: z.object({
      planestudio_id: id,
      /** Without them, or of an empty list, all. */
      columns: z.array(z.enum(columnas)).max(columnas.length).optional(),
    }),
    output: list(asignatura.partial()),
    writes: false,
  }),
  porPlan: call({
    verb: 'GET',
    path: '/v1/asignaturas/por/plan/estudio/{planId}',
    access: 'estructura.ver',
    summary: 'Los cursos de un plan: de cada uno, su última versión',
    input: z.object({ planId: id }),
    output: list(asignatura),
  }),
  savePorPlan: call({
    verb: 'PUT',
    path: '/v1/asignaturas/por/plan/estudio/{planId}',
    access: 'contenido.editar',
    summary: 'Guarda muchos cursos de un plan a la vez, todos o ninguno',
    input: z.object({
      planId: id,
      asignaturas: z.array(fila).max(1000),
      eliminar: z.array(id).max(1000).optional(),
    }),
    output: z.object({ data: z.array(asignatura), message: z.string(), avisos: z.array(z.string()) }),
  }),
  show: call({
    verb: 'GET',
    path,
    access: 'estructura.ver',
    summary: 'Un curso',
    input: byId,
    output: one(asignatura),
  }),
  create: call({
    verb: 'POST',
    path: '/v1/asignaturas',
    access: 'contenido.crear',
    summary: 'Crea un curso, o una versión nueva de otro (asignatura_id)',
    /** `version_vista`: of a new version, the highest one that its person has seen. */
    input: fields.extend({ asignatura_id: idOrZero.optional(), version_vista: z.int().min(1).optional() }),
    output: written(asignatura),
  }),
  update: call({
    verb: 'PUT',
    path,
    access: 'contenido.editar',
    summary: 'Cambia un curso',
    /** `version_vista`: the highest one that its person has seen. Where it was this one and a later one is there by now, that is answered (409) and nothing written. */
    input: changes(fields.extend({ version_vista: z.int().min(1) })),
    output: written(asignatura),
  }),
  delete: call({
    verb: 'DELETE',
    path,
    access: 'contenido.eliminar',
    summary: 'Elimina un curso que ningún otro requiere',
    input: byId,
    output: deleted,
  }),
  versiones: call({
    verb: 'GET',
    path: '/v1/asignaturas/{id}/versiones',
    access: 'estructura.ver',
    summary: 'Las versiones de un curso, la más nueva primero',
    input: byId,
    output: list(asignatura),
  }),
  exportar: call({
    verb: 'GET',
    path: '/v1/asignaturas/exportar/plantilla',
    access: 'informes.ver',
    summary: 'La plantilla de Excel de los cursos de un plan',
    input: z.object({
      planestudio_id: id,
      is_electivos: z.boolean().optional(),
      vacia: z.boolean().optional(),
    }),
    output: fileAnswer,
    file: true,
  }),
  importar: call({
    verb: 'POST',
    path: '/v1/asignaturas/importar/plantilla',
    access: 'contenido.crear',
    summary: 'Lee una plantilla de Excel; con vista_previa no escribe nada',
    input: z.object({
      planestudio_id: id,
      is_electivos: z.boolean().optional(),
      vista_previa: z.boolean().optional(),
      archivo,
    }),
    output: z.object({
      count: z.int(),
      total: z.int(),
      message: z.string(),
      avisos: z.array(celda),
      errores: z.array(celda),
      hallados,
      creados,
      filas: z.array(
        z.object({
          fila: z.int(),
          hoja: z.string().optional(),
          accion: z.enum(['crear', 'cambiar', 'igual']),
          codigo: z.string().nullable(),
          nombre: z.string(),
          grupo: z.string(),
          credits: z.number().nullable(),
          horas: z.number(),
          requisitos: z.string(),
        }),
      ),
    }),
    maxFile: MAYOR_ARCHIVO,
  }),
}
