import { z } from 'zod'
import { call } from './call.ts'
import { id, list } from './campos.ts'

/** Who else looks at the same thing at this moment. */

/** `donde`: the section in which the person is, null when none. `escribe`: a letter was typed there lately. */
const presente = z.object({
  usuario_id: id,
  nombres: z.string(),
  imagen_url: z.string().nullable(),
  donde: z.string().nullable(),
  escribe: z.boolean(),
})
export type Presente = z.output<typeof presente>

/** Parts of a plan in which one can be, as others are told them. */
export const partesDePlan = ['malla', 'secciones', 'competencias', 'cursos', 'avance', 'documentos'] as const

export const presencias = {
  /**
   * A sign of life, every 20 seconds and when the place changes; what was not heard of for 45 seconds is gone. The others hear of it on their own
   * channel as `presencia.updated`, with `{ id, periodo_id, data }`: course, period (null without one), and the others as each of them sees them.
   */
  estar: call({
    verb: 'POST',
    path: '/v1/asignaturas/{id}/silabo/presencia',
    access: 'silabos.ver',
    summary: 'Dice que la persona mira un sílabo, y quién más lo mira',
    input: z.object({
      id,
      periodo_id: id.optional(),
      /** Of the browser tab: one person may look twice. */
      pestana: z.string().min(1).max(60),
      /** Key of a section. Everybody there is told it in one notice, which must stay small: no letter is longer there than here. */
      donde: z
        .string()
        .max(80)
        .regex(/^[\w.:-]*$/)
        .nullable()
        .optional(),
      escribe: z.boolean().optional(),
      /** The person leaves. */
      sale: z.boolean().optional(),
    }),
    output: list(presente),
  }),
  /** The same of a plan; the others hear `presencia_plan.updated`, with `{ id, data }`. */
  estarEnPlan: call({
    verb: 'POST',
    path: '/v1/plan/estudios/{id}/presencia',
    access: 'estructura.ver',
    summary: 'Dice que la persona tiene abierto un plan, y quién más lo tiene',
    input: z.object({
      id,
      pestana: z.string().min(1).max(60),
      donde: z.enum(partesDePlan).nullable().optional(),
      sale: z.boolean().optional(),
    }),
    output: list(presente),
  }),
}
