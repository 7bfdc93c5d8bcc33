import { z } from 'zod'
import { call } from './call.ts'
import { id, obligatorio } from './campos.ts'

/** «Revisar redacción» (§7): a person of the institution reads a competency and answers by e-mail. */
export const redaccion = {
  revisar: call({
    verb: 'POST',
    path: '/v1/plan/estudios/revisar/redaccion',
    access: 'contenido.editar',
    summary:
      'Manda un texto por correo a quien revisa la redacción en la institución; la respuesta va a quien lo pide',
    input: z.object({
      planestudio_id: id,
      /** Where the text stands, when it was saved already. */
      competencia_id: id.optional(),
      /** As it stands in the form, saved or not. */
      texto: obligatorio(2000),
    }),
    output: z.object({ message: z.string() }),
    mails: true,
  }),
}
