import { tiposDeEquivalencia } from '@malla/domain/equivalencias/catalogos.ts'
import { z } from 'zod'
import { call } from './call.ts'
import { byId, deleted, id, instante, list, parrafo, revision, written } from './campos.ts'

/** A course as a row of the table names it; of its versions the one in force. */
const curso = z.object({
  id,
  nombre: z.string(),
  codigo: z.string().nullable(),
  credits: z.number().nullable(),
})

/**
 * A row of the table of equivalences: `origen`, courses of the plan in which they were taken (plan_origen_id), stand for `destino`, courses of
 * the plan that recognises them (planestudio_id). Many to many; `orden` counts among the rows of the same two plans.
 */
const equivalencia = z.object({
  id,
  planestudio_id: id,
  plan_origen_id: id,
  plan_origen: z.string(),
  programa_origen: z.string(),
  tipo: z.enum(tiposDeEquivalencia.map(t => t.valor)),
  nota: z.string().nullable(),
  orden: z.int(),
  origen: z.array(curso),
  destino: z.array(curso),
  revision: z.int(),
  created_at: instante,
})
export type Equivalencia = z.output<typeof equivalencia>

/** Courses of one side; versions of a course count as the course. */
const lado = z.array(id).min(1).max(30)
const fila = z.object({
  tipo: z.enum(tiposDeEquivalencia.map(t => t.valor)).optional(),
  nota: parrafo(1000).nullable().optional(),
  origen: lado,
  destino: lado,
})
const delPlan = '/v1/plan/estudios/{planId}/equivalencias'
const path = '/v1/plan/estudios/equivalencias/{id}'
const entrePlanes = z.object({ planId: id, plan_origen_id: id })

/** The table belongs to the section Cursos de Convalidación of the plan that recognises: who writes sections writes it. */
export const equivalencias = {
  porPlan: call({
    verb: 'GET',
    path: delPlan,
    access: 'contenido.ver',
    summary: 'La tabla de equivalencias de un plan, con todos los planes de los que reconoce cursos',
    input: z.object({ planId: id }),
    output: list(equivalencia),
  }),
  create: call({
    verb: 'POST',
    path: delPlan,
    access: 'contenido.editar',
    summary: 'Añade una equivalencia entre cursos de dos planes',
    input: entrePlanes.extend(fila.shape),
    output: written(equivalencia),
  }),
  createMany: call({
    verb: 'POST',
    path: `${delPlan}/varias`,
    access: 'contenido.editar',
    summary: 'Añade varias equivalencias entre dos planes: todas o ninguna',
    input: entrePlanes.extend({ filas: z.array(fila).min(1).max(300) }),
    output: written(z.array(equivalencia)),
  }),
  update: call({
    verb: 'PUT',
    path,
    access: 'contenido.editar',
    summary: 'Cambia una equivalencia',
    input: fila.partial().extend({ id, revision }),
    output: written(equivalencia),
  }),
  mover: call({
    verb: 'PUT',
    path: `${path}/mover`,
    access: 'contenido.editar',
    summary: 'Pone una equivalencia en otro lugar de la tabla (0 es el primero)',
    input: byId.extend({ posicion: z.int().min(0).max(10_000) }),
    output: written(z.array(equivalencia)),
  }),
  delete: call({
    verb: 'DELETE',
    path,
    access: 'contenido.editar',
    summary: 'Elimina una equivalencia',
    input: byId,
    output: deleted,
  }),
}
