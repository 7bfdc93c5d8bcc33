import { z } from 'zod'
import { call } from './call.ts'
import { byId, id, one, written } from './campos.ts'
import { valoresDeCarta } from './valoresDeSilabo.ts'

/** The carta descriptiva of a course: what every syllabus of it inherits and no lecturer changes. */

/** `asignatura_id`: the base course, whose versions share it. `revisiones`: of each key that was written. */
export const carta = z.object({
  asignatura_id: id,
  planestudio_id: id,
  carta: valoresDeCarta,
  revisiones: z.record(z.string(), z.int()),
})
export type Carta = z.output<typeof carta>

const path = '/v1/asignaturas/{id}/carta'

export const cartas = {
  show: call({
    verb: 'GET',
    path,
    access: 'silabos.ver',
    summary: 'La carta descriptiva de un curso',
    input: byId,
    output: one(carta),
  }),
  save: call({
    verb: 'PUT',
    path,
    access: 'carta.editar',
    summary: 'Guarda las partes nombradas de la carta descriptiva; las demás quedan como están',
    input: z.object({
      id,
      carta: valoresDeCarta.strict(),
      /** The revision of each key that the person saw; 0: nobody had written it. */
      revisiones: z.record(z.string(), z.int().min(0)).optional(),
    }),
    output: written(carta),
  }),
}
