import { z } from 'zod'
import { call } from './call.ts'
import { byId, id, list, one, written } from './campos.ts'
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

const luz = z.enum(['success', 'warning', 'danger'])

/** How far the carta of a course is (domain/silabos/medirCarta.ts): the whole, the competencies that it serves, its sumilla. */
const cartaMedida = z.object({
  /** The base course. */
  asignatura_id: id,
  cartas: luz,
  elementos: luz,
  sumillas: luz,
  /** Syllabi that show it as it is now: those of all versions that are not approved, in no period or one that is not over. */
  silabos: z.int(),
})
export type CartaMedida = z.output<typeof cartaMedida>

const path = '/v1/asignaturas/{id}/carta'

export const cartas = {
  porPlan: call({
    verb: 'GET',
    path: '/v1/plan/estudios/{planId}/cartas',
    access: 'contenido.ver',
    summary: 'Cuánto falta a las cartas descriptivas de los cursos de un plan y cuántos sílabos las muestran',
    input: z.object({ planId: id }),
    output: list(cartaMedida),
  }),
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
