import { z } from 'zod'
import { call } from './call.ts'
import { id, list } from './campos.ts'

/** What the thread of a plan needs of its syllabi. */

/** The units of a course as its latest syllabus has them; `periodo_id`: that of this syllabus, null for the one without; `semanas`: numbers of the weeks of each. */
const unidadesDeCurso = z.object({
  asignatura_id: id,
  periodo_id: id.nullable(),
  unidades: z.array(z.object({ nombre: z.string(), semanas: z.array(z.int()) })),
})
export type UnidadesDeCurso = z.output<typeof unidadesDeCurso>

export const hilo = {
  unidades: call({
    verb: 'GET',
    path: '/v1/plan/estudios/{planId}/silabos/unidades',
    access: 'contenido.ver',
    summary: 'Las unidades y semanas que dicen los últimos sílabos de los cursos de un plan',
    input: z.object({ planId: id }),
    output: list(unidadesDeCurso),
  }),
}
