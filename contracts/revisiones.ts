import { z } from 'zod'
import { call } from './call.ts'
import { byId, deleted, id, instante, list, parrafoObligatorio, written } from './campos.ts'
import { pasos, silaboAbierto } from './silabos.ts'

/** The review of a syllabus: handed in, observed, approved (domain/silabos/revision.ts); what the reviewer asks and the lecturer answers. */

const deUno = { id, periodo_id: id.optional() }
const path = '/v1/asignaturas/{id}/silabo/observaciones'

/** What a reviewer asks of one section (`clave`), or of the whole (null), and the lecturer's answer. */
const observacion = z.object({
  id,
  /** The version of the course of whose syllabus it was asked: an earlier one where the text has gone on in a later one. */
  version: z.int(),
  clave: z.string().nullable(),
  texto: z.string(),
  quien: z.string(),
  /** Its author: two people may have one name. */
  usuario_id: id,
  created_at: instante,
  respuesta: z.string().nullable(),
  respondida: z.object({ cuando: instante, quien: z.string().nullable() }).nullable(),
  resuelta: z.boolean(),
  revision: z.int(),
})
export type Observacion = z.output<typeof observacion>

const texto = parrafoObligatorio(4000)

export const revisiones = {
  paso: call({
    verb: 'POST',
    path: '/v1/asignaturas/{id}/silabo/pasos',
    access: 'silabos.ver',
    summary: 'Da un paso en la revisión de un sílabo: entregar, retirar, observar, aprobar o reabrir',
    input: z.object({
      ...deUno,
      paso: z.enum(pasos),
      /** The revision of the whole that the person saw: nobody hands in or approves what is not on the screen. */
      revision: z.int().min(0).optional(),
    }),
    output: written(silaboAbierto),
  }),
  list: call({
    verb: 'GET',
    path,
    access: 'silabos.ver',
    summary:
      'Las observaciones a un sílabo, con las que trae de las versiones anteriores del curso; la primera primero',
    input: z.object(deUno),
    output: list(observacion),
  }),
  observar: call({
    verb: 'POST',
    path,
    access: 'revision.observar',
    summary: 'Observa una sección de un sílabo, o el sílabo entero',
    input: z.object({ ...deUno, clave: z.string().max(80).nullable().optional(), texto }),
    output: written(observacion),
  }),
  responder: call({
    verb: 'PUT',
    path: '/v1/observaciones/{id}/responder',
    access: 'silabos.editar',
    summary: 'Responde a una observación',
    input: byId.extend({ respuesta: texto, revision: z.int().min(0).optional() }),
    output: written(observacion),
  }),
  resolver: call({
    verb: 'PUT',
    path: '/v1/observaciones/{id}/resolver',
    access: 'revision.observar',
    summary: 'Da por resuelta una observación, o la vuelve a abrir',
    input: byId.extend({ resuelta: z.boolean(), revision: z.int().min(0).optional() }),
    output: written(observacion),
  }),
  delete: call({
    verb: 'DELETE',
    path: '/v1/observaciones/{id}',
    access: 'revision.observar',
    summary: 'Elimina una observación propia que nadie ha respondido',
    input: byId,
    output: deleted,
  }),
}
