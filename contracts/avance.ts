import { z } from 'zod'
import { call } from './call.ts'
import { byId, id, instante, list, one } from './campos.ts'

/** How far a plan is: the figures of domain/planes/avance.ts, and who can be asked. */

const luz = z.enum(['success', 'warning', 'danger'])
const cuenta = z.object({ total: z.int(), completos: z.int(), enAvance: z.int(), porHacer: z.int() })
const cuentas = z.object({
  secciones: cuenta,
  registro: cuenta,
  /** Null where this version of the product does not keep that part yet. */
  cartas: cuenta.nullable(),
  silabos: cuenta.nullable(),
  elementos: cuenta.nullable(),
  sumillas: cuenta.nullable(),
})

/** Who changed it last, and when; null when nobody did since it was made. */
const ultimo = z.object({ nombres: z.string(), cuando: instante }).nullable()

const seccion = z.object({
  ruta: z.string(),
  titulo: z.string(),
  clase: z.string(),
  key: z.string().nullable(),
  luz,
  cuantos: z.int(),
  incompletos: z.int(),
  ultimo,
})
const curso = z.object({
  id,
  nombre: z.string(),
  codigo: z.string().nullable(),
  /** Cycle or section of electives in which it stands. */
  lugar: z.string(),
  faltas: z.array(z.enum(['horas', 'area'])),
  problemas: z.array(z.string()),
  registro: luz,
  /** Lecturers who have it among their courses. */
  docentes: z.array(z.string()),
  ultimo,
})

const planMedido = z.object({
  id,
  full_name: z.string(),
  fechacese: z.string().nullable(),
  /** Whole percent. */
  total: z.int(),
  cuentas,
})
export type AvanceDeUnPlan = z.output<typeof planMedido>

const avanceDePlan = planMedido.extend({ secciones: z.array(seccion), cursos: z.array(curso) })
export type AvanceDetallado = z.output<typeof avanceDePlan>

export const avance = {
  plan: call({
    verb: 'GET',
    path: '/v1/plan/estudios/{id}/avance',
    access: 'estructura.ver',
    summary: 'Lo que le falta a un plan: secciones y cursos, con quién los cambió',
    input: byId,
    output: one(avanceDePlan),
  }),
  programa: call({
    verb: 'GET',
    path: '/v1/programas/{id}/avance',
    access: 'estructura.ver',
    summary: 'El avance de los planes de un programa',
    input: byId,
    output: list(planMedido),
  }),
}
