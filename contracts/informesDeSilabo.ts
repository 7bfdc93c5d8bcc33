import { z } from 'zod'
import { call } from './call.ts'
import { byId, fileAnswer, id, url } from './campos.ts'
import { correo } from './personas.ts'

/** Documents of syllabi (§7, Courses): of one course, and of a whole plan. */

/** `periodo_id`: the syllabus of that period; without it the one that new periods begin with. */
const deUno = byId.extend({ periodo_id: id.optional() })

/** Which syllabi of a plan: all in which something is written, only complete ones (isCompletado 3), only approved ones. */
const cualesSilabos = ['todos', 'completos', 'aprobados'] as const
export type CualesSilabos = (typeof cualesSilabos)[number]

/** Of which period; `ultimos`: of each course the latest. Neither: those that new periods begin with. */
const enPeriodo = { periodo_id: id.optional(), ultimos: z.boolean().optional() }

const dePlan = byId.extend({
  ...enPeriodo,
  cuales: z.enum(cualesSilabos).default('todos'),
})

const archivo = <I extends z.ZodObject>(path: string, summary: string, input: I) =>
  call({ verb: 'GET', path, access: 'informes.ver', summary, input, output: fileAnswer, file: true })

const porPost = <I extends z.ZodObject>(path: string, summary: string, input: I) =>
  call({ verb: 'POST', path, access: 'informes.ver', summary, input, output: url, writes: false })

export const informesDeSilabo = {
  pdf: archivo('/v1/asignaturas/pdf/silabo/{id}', 'El sílabo de un curso, en PDF', deUno),
  abreviado: archivo(
    '/v1/asignaturas/pdf/abreviado/silabo/{id}',
    'El sílabo de un curso en una o dos páginas, en PDF',
    deUno,
  ),
  word: archivo('/v1/asignaturas/word/silabo/{id}', 'El sílabo de un curso, en Word', deUno),
  mail: call({
    verb: 'POST',
    path: '/v1/asignaturas/mail/silabo/{id}',
    access: 'informes.enviar',
    summary: 'Envía por correo el sílabo de un curso',
    input: deUno.extend({ correo }),
    output: z.object({ message: z.string(), job: id }),
  }),
  /** Of one course (`id`; with a plan, one of its own), or of every course of a plan (`planestudio_id`). */
  unidades: porPost(
    '/asignaturas/printUnidades',
    'Las unidades de los sílabos de un curso o de un plan, en PDF',
    z.object({ id: id.optional(), planestudio_id: id.optional(), ...enPeriodo }),
  ),
  sql: porPost(
    '/asignaturas/silabo/download/sql',
    'Los sílabos y las cartas descriptivas de un plan como script de SQL',
    z.object({ planestudio_id: id, ...enPeriodo }),
  ),
  dePlanPdf: archivo(
    '/v1/plan/estudios/{id}/pdf/silabos',
    'Los sílabos de un plan en un solo PDF, con índice',
    dePlan,
  ),
  dePlanZip: archivo(
    '/v1/plan/estudios/{id}/zip/silabos',
    'Los sílabos de un plan en un zip, uno por curso, en PDF y en Word',
    dePlan,
  ),
}
