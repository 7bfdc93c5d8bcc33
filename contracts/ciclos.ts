import { MAX_CICLOS } from '@malla/domain/ciclos/ciclo.ts'
import { MAX_NOMBRE_DE_SECCION } from '@malla/domain/planes/conservarSecciones.ts'
import { z } from 'zod'
import { asignatura } from './asignaturas.ts'
import { call } from './call.ts'
import {
  byId,
  changes,
  creditos,
  deleted,
  estado,
  id,
  instante,
  list,
  obligatorio,
  texto,
  written,
} from './campos.ts'

/** A cycle of a plan; `numero` orders the cycles from 1, `descripcion` is "Ciclo" plus its name unless said otherwise (§3). */
const ciclo = z.object({
  id,
  nombre: z.string(),
  descripcion: z.string(),
  numero: z.int(),
  estado,
  planestudio_id: id,
  cursos_count: z.int(),
  revision: z.int(),
  created_at: instante,
})
export type Ciclo = z.output<typeof ciclo>

const cicloFields = z.object({
  nombre: obligatorio(80),
  descripcion: texto(160).optional(),
  estado: estado.optional(),
  planestudio_id: id,
  /** Up to 20 for what is new; older plans may have more, and are sent back as they were answered. */
  numero: z.int().min(1).max(99).optional(),
})

export const ciclos = {
  porPlan: call({
    verb: 'GET',
    path: '/v1/ciclos/por/plan/{planId}',
    access: 'estructura.ver',
    summary: 'Los ciclos de un plan',
    input: z.object({ planId: id }),
    output: list(ciclo),
  }),
  cursos: call({
    verb: 'GET',
    path: '/v1/ciclos/cursos/{id}',
    access: 'estructura.ver',
    summary: 'Los cursos de un ciclo',
    input: byId,
    output: list(asignatura),
  }),
  create: call({
    verb: 'POST',
    path: '/v1/ciclos',
    access: 'estructura.crear',
    summary: 'Crea un ciclo',
    input: cicloFields,
    output: written(ciclo),
  }),
  primeros: call({
    verb: 'POST',
    path: '/v1/ciclos/por/plan/{planId}',
    access: 'estructura.crear',
    summary: 'Crea los primeros ciclos de un plan que no tiene ninguno',
    input: z.object({ planId: id, ciclos: z.int().min(1).max(MAX_CICLOS) }),
    output: z.object({ data: z.array(ciclo), message: z.string() }),
  }),
  update: call({
    verb: 'PUT',
    path: '/v1/ciclos/{id}',
    access: 'estructura.editar',
    summary: 'Cambia un ciclo',
    input: changes(cicloFields),
    output: written(ciclo),
  }),
  ordenar: call({
    verb: 'PUT',
    path: '/v1/ciclos/por/plan/{planId}',
    access: 'estructura.editar',
    summary: 'Pone los ciclos de un plan en otro orden',
    /** `vistos_ids`: the order that its person saw. */
    input: z.object({
      planId: id,
      ids: z.array(id).min(1).max(99),
      vistos_ids: z.array(id).max(99).optional(),
    }),
    output: z.object({ data: z.array(ciclo), message: z.string() }),
  }),
  delete: call({
    verb: 'DELETE',
    path: '/v1/ciclos/{id}',
    access: 'estructura.eliminar',
    summary: 'Elimina un ciclo sin cursos',
    input: byId,
    output: deleted,
  }),
}

/** A section of electives; `creditos_requeridos` is what a student must take of it. */
const seccion = z.object({
  id,
  nombre: z.string(),
  creditos_requeridos: z.number().nullable(),
  planestudio_id: id,
  cursos_count: z.int(),
  revision: z.int(),
  created_at: instante,
})
export type Seccion = z.output<typeof seccion>

const seccionFields = z.object({
  nombre: obligatorio(MAX_NOMBRE_DE_SECCION),
  planestudio_id: id,
  creditos_requeridos: creditos.nullable().optional(),
})

export const secciones = {
  porPlan: call({
    verb: 'GET',
    path: '/v1/secciones/electivos/por/plan/{planId}',
    access: 'estructura.ver',
    summary: 'Las secciones de electivos de un plan',
    input: z.object({ planId: id }),
    output: list(seccion),
  }),
  cursos: call({
    verb: 'GET',
    path: '/v1/secciones/electivos/cursos/{id}',
    access: 'estructura.ver',
    summary: 'Los cursos de una sección de electivos',
    input: byId,
    output: list(asignatura),
  }),
  create: call({
    verb: 'POST',
    path: '/v1/secciones/electivos',
    access: 'estructura.crear',
    summary: 'Crea una sección de electivos',
    input: seccionFields,
    output: written(seccion),
  }),
  update: call({
    verb: 'PUT',
    path: '/v1/secciones/electivos/{id}',
    access: 'estructura.editar',
    summary: 'Cambia una sección de electivos',
    input: changes(seccionFields),
    output: written(seccion),
  }),
  delete: call({
    verb: 'DELETE',
    path: '/v1/secciones/electivos/{id}/{planestudio_id}',
    access: 'estructura.eliminar',
    summary: 'Elimina una sección de electivos sin cursos',
    input: byId.extend({ planestudio_id: id }),
    output: deleted,
  }),
}
