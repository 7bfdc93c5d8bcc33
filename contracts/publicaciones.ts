import { DIRECCION, MAX_DIRECCION } from '@malla/domain/publicaciones/direccion.ts'
import { z } from 'zod'
import { call } from './call.ts'
import { byId, deleted, id, instante, one, paged, pageInput, revision, texto, written } from './campos.ts'
import { motivo } from './errores.ts'

/** Plans that anybody may read without signing in. Their pages stand at /publico, outside of these calls. */

/** A plan that is published. `url`: its page; null while the institution lets none be seen. */
const publicacion = z.object({
  id,
  planestudio_id: id,
  full_name: z.string(),
  programa: z.string(),
  direccion: z.string(),
  /** Whether the sheets of its courses show the syllabus, where one is complete. */
  con_silabos: z.boolean(),
  url: z.string().nullable(),
  /** Who published it, for those who work here; never on its page. */
  publicado_por: z.string().nullable(),
  revision: z.int(),
  created_at: instante,
})
export type Publicacion = z.output<typeof publicacion>

/** What the dialog of a plan shows: whether it is published, and under which address it is or would be. */
const publicacionDePlan = z.object({
  publicacion: publicacion.nullable(),
  /** Whether the institution lets published plans be seen. */
  activa: z.boolean(),
  /** What stands before `direccion`: «https://malla.example.edu/publico/uas/»; null while the institution has no short name. */
  base: z.string().nullable(),
  /** An address that no other plan of the institution has. */
  propuesta: z.string(),
})
export type PublicacionDePlan = z.output<typeof publicacionDePlan>

const path = '/v1/plan/estudios/{id}/publicacion'

export const publicaciones = {
  list: call({
    verb: 'GET',
    path: '/v1/publicaciones',
    access: 'curricular.ver',
    summary: 'Los planes publicados de la institución, los últimos primero',
    input: pageInput,
    output: paged(publicacion),
  }),
  show: call({
    verb: 'GET',
    path,
    access: 'curricular.ver',
    summary: 'Si un plan está publicado, y dónde',
    input: byId,
    output: one(publicacionDePlan),
  }),
  save: call({
    verb: 'PUT',
    path,
    access: 'curricular.editar',
    summary: 'Publica un plan, o cambia cómo está publicado',
    input: z.object({
      /** The plan. */
      id,
      direccion: texto(MAX_DIRECCION)
        .min(1)
        .regex(DIRECCION, { error: motivo('solo admite letras minúsculas sin tilde, números y guiones') }),
      con_silabos: z.boolean().optional(),
      /** 0 of a plan that was not published when it was seen. */
      revision,
    }),
    output: written(publicacionDePlan),
  }),
  delete: call({
    verb: 'DELETE',
    path,
    access: 'curricular.editar',
    summary: 'Retira un plan publicado',
    input: byId,
    output: deleted,
  }),
}
