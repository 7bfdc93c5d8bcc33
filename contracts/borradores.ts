import { z } from 'zod'
import { call } from './call.ts'
import { deleted, instante, json, obligatorio, one } from './campos.ts'

/** What a draft belongs to: «plan/9/historias». */
const objeto = obligatorio(120).regex(/^[\w-]+(\/[\w-]+)*$/)

/** What a person typed and did not save yet. Nobody else sees it, and no change record is made of it. */
export const borrador = z.object({
  objeto: z.string(),
  contenido: z.unknown(),
  /** Revision of the thing that it was typed upon. */
  sobre_revision: z.int(),
  updated_at: instante,
})

export const borradores = {
  show: call({
    verb: 'GET',
    path: '/v1/borradores',
    access: 'propio',
    summary: 'El borrador propio de un objeto, o nada',
    input: z.object({ objeto }),
    output: one(borrador.nullable()),
  }),
  save: call({
    verb: 'PUT',
    path: '/v1/borradores',
    access: 'propio',
    summary: 'Guarda el borrador propio de un objeto en lugar del anterior',
    input: z.object({ objeto, contenido: json, sobre_revision: z.int().min(0) }),
    output: one(borrador.pick({ objeto: true, updated_at: true })),
  }),
  delete: call({
    verb: 'DELETE',
    path: '/v1/borradores',
    access: 'propio',
    summary: 'Quita el borrador propio de un objeto, si lo hay',
    input: z.object({ objeto }),
    output: deleted,
  }),
}
