import { z } from 'zod'
import { call } from './call.ts'
import { byId, deleted, id, instante, list, revision, written } from './campos.ts'
import { textoRico } from './textoRico/campo.ts'

/**
 * A line of the graduate profile of a plan, in its order (0, 1, …). Its id stays while it is edited and moved: competencies link to it.
 */
const lineaDePerfil = z.object({
  id,
  planestudio_id: id,
  orden: z.int(),
  descripcion: z.string(),
  revision: z.int(),
  created_at: instante,
})
export type LineaDePerfil = z.output<typeof lineaDePerfil>

/** Longest line, in characters of HTML. */
const LARGO = 20_000
const descripcion = textoRico(LARGO).min(1)
const delPlan = '/v1/plan/estudios/{planId}/perfil/egreso'
const path = '/v1/plan/estudios/perfil/egreso/{id}'

/** The graduate profile (perfil de egreso): writing in it is writing a section of text, so `contenido.editar` allows all of it. */
export const perfiles = {
  porPlan: call({
    verb: 'GET',
    path: delPlan,
    access: 'contenido.ver',
    summary: 'Las líneas del perfil de egreso de un plan, en su orden',
    input: z.object({ planId: id }),
    output: list(lineaDePerfil),
  }),
  create: call({
    verb: 'POST',
    path: delPlan,
    access: 'contenido.editar',
    summary: 'Añade una línea al perfil de egreso, al final o donde se diga',
    input: z.object({ planId: id, descripcion, posicion: z.int().min(0).optional() }),
    output: written(lineaDePerfil),
  }),
  createMany: call({
    verb: 'POST',
    path: `${delPlan}/varias`,
    access: 'contenido.editar',
    summary: 'Añade varias líneas al final del perfil de egreso',
    input: z.object({ planId: id, descripciones: z.array(descripcion).min(1).max(500) }),
    output: written(z.array(lineaDePerfil)),
  }),
  update: call({
    verb: 'PUT',
    path,
    access: 'contenido.editar',
    summary: 'Cambia una línea del perfil de egreso',
    input: byId.extend({ descripcion: descripcion.optional(), revision }),
    output: written(lineaDePerfil),
  }),
  mover: call({
    verb: 'PUT',
    path: `${path}/mover`,
    access: 'contenido.editar',
    summary: 'Pone una línea del perfil de egreso en otro lugar de la lista (0 es el primero)',
    input: byId.extend({ posicion: z.int().min(0).max(10_000) }),
    output: written(z.array(lineaDePerfil)),
  }),
  delete: call({
    verb: 'DELETE',
    path,
    access: 'contenido.editar',
    summary: 'Elimina una línea del perfil de egreso',
    input: byId,
    output: deleted,
  }),
}
