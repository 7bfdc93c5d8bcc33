import { faltasDePlan } from '@malla/domain/planes/faltasDePlan.ts'
import { z } from 'zod'
import { call } from './call.ts'
import { id, one } from './campos.ts'
import { registro } from './logs.ts'
import { paginaVisitada } from './paginas.ts'

/** Kinds of things that wait for somebody, in the order in which they press. */
export const clasesDePendiente = [
  'correos_fallidos',
  'usuarios_no_habilitados',
  'entidades_no_activadas',
  'silabos_observados',
  'silabos_por_completar',
  'silabos_por_entregar',
  'silabos_por_revisar',
  'silabos_que_faltan',
  ...faltasDePlan,
] as const
export type ClaseDePendiente = (typeof clasesDePendiente)[number]

/** Something that waits: how much of it, and where it is first met. The screen has the words. */
const pendiente = z.object({
  clase: z.enum(clasesDePendiente),
  /** How many of what the kind names: courses, cycles, plans, users… */
  cuantos: z.int(),
  /** In how many plans; 0 where that says nothing. */
  planes: z.int(),
  /** The plan or course with most of it. */
  plan_id: id.nullable(),
  curso_id: id.nullable(),
  /** «Plan 2026 · Ingeniería Civil» */
  donde: z.string(),
  /** Whether the syllabus that `donde` names was begun; true where that says nothing. */
  empezado: z.boolean(),
  /** Whether the person may mend it; else only look. */
  puede: z.boolean(),
})
export type Pendiente = z.output<typeof pendiente>

/** How far the courses of a programme's plans in force are. */
const avance = z.object({
  programa_id: id,
  programa: z.string(),
  facultad: z.string(),
  /** Its only plan in force; null when it has several or none. */
  plan_id: id.nullable(),
  plan: z.string(),
  planes: z.int(),
  /** Of those plans, how many have no course. */
  sin_cursos: z.int(),
  cursos: z.int(),
  /** With hours and an area. */
  completos: z.int(),
  /** With one of the two. */
  empezados: z.int(),
})
export type Avance = z.output<typeof avance>

/** A change, or several of one kind that one person made in one go. */
const cambioReciente = registro.extend({
  /** How many things it is of: one that was changed twice is one. */
  cuantos: z.int(),
  /** The plan in which it was; null when in none, or in one that is there no more: `donde` then names its programme. */
  plan_id: id.nullable(),
})
export type CambioReciente = z.output<typeof cambioReciente>

export const escritorio = {
  show: call({
    verb: 'GET',
    path: '/v1/escritorio',
    access: 'session',
    summary:
      'Lo que espera a quien pregunta, el avance de sus programas, lo último que cambió y las páginas que abrió',
    input: z.object({}),
    output: one(
      z.object({
        pendientes: z.array(pendiente),
        avance: z.array(avance),
        /** Programmes of the person in all, of which `avance` shows the first. */
        programas: z.int(),
        cambios: z.array(cambioReciente),
        visitadas: z.array(paginaVisitada),
      }),
    ),
  }),
}
