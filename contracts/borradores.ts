import { z } from 'zod'
import { call } from './call.ts'
import { deleted, instante, json, obligatorio, one } from './campos.ts'

/** What a draft belongs to: «plan/9/historias». */
const objeto = obligatorio(120).regex(/^[\w-]+(\/[\w-]+)*$/)

/** Which of a person's drafts of one thing: each tab in which it is typed keeps its own. */
const pestana = obligatorio(40)
  .regex(/^[\w-]+$/)
  .optional()

/** Which draft of a thing; told of when, only where nothing was written into it since. */
export const esteBorrador = z.object({ pestana, updated_at: instante.max(40).optional() })

/** What a person typed and did not save yet. Nobody else sees it, and no change record is made of it. */
const borrador = z.object({
  objeto: z.string(),
  pestana: z.string().nullable(),
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
    summary: 'El último borrador propio de un objeto con los otros que haya, o nada',
    input: z.object({ objeto }),
    output: one(borrador.extend({ otros: z.array(borrador) }).nullable()),
  }),
  save: call({
    verb: 'PUT',
    path: '/v1/borradores',
    access: 'propio',
    summary: 'Guarda el borrador propio de un objeto en lugar del anterior de la misma pestaña',
    input: z.object({ objeto, pestana, contenido: json, sobre_revision: z.int().min(0) }),
    output: one(borrador.pick({ objeto: true, updated_at: true })),
  }),
  delete: call({
    verb: 'DELETE',
    path: '/v1/borradores',
    access: 'propio',
    summary: 'Quita el borrador propio de un objeto, si lo hay; con «updated_at», solo si sigue siendo aquel',
    input: esteBorrador.extend({ objeto }),
    output: deleted,
  }),
}
