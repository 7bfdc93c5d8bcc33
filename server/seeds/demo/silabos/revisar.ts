import { calls } from '@malla/contracts/calls.ts'
import type { Llamar } from '../llamar.ts'
import { enParalelo } from './enParalelo.ts'

/** The people who take syllabi of the demonstration through their review: each asks as themselves. */
export interface Quienes {
  /** Whoever hands in the syllabus of a course: its lecturer, else the operator. */
  entrega(curso: number): Llamar
  observa: Llamar
  aprueba: Llamar
}

interface Revision {
  periodo_id: number
  /** Courses with a complete syllabus, in the order of the plan. */
  cursos: readonly number[]
}

/** What a reviewer asks, by turns: section and text. */
const OBSERVACIONES: readonly (readonly [clave: string, texto: string])[] = [
  ['bibliografia', 'Agregue al menos una fuente de los últimos cinco años.'],
  ['evaluacion', 'Indique en qué semana se rinde cada evaluación.'],
  [
    'unidadesaprendizaje',
    'Las evidencias de la segunda unidad se repiten: precise qué entrega el estudiante.',
  ],
]
const RESPUESTA = 'Se corrigió según lo indicado; queda por confirmar con la coordinación del área.'

/** Of how many complete syllabi of the current period each state is made, in this order. */
const EN_CURSO = { aprobado: 3, observado: 3, entregado: 5 } as const
const APROBADOS_ANTES = 2

async function entregar({ entrega }: Quienes, id: number, periodo_id: number): Promise<void> {
  await entrega(id)(calls.revisiones.paso, { id, periodo_id, paso: 'entregar' })
}

async function aprobar(q: Quienes, id: number, periodo_id: number): Promise<void> {
  await entregar(q, id, periodo_id)
  await q.aprueba(calls.revisiones.paso, { id, periodo_id, paso: 'aprobar' })
}

/** Observes what was handed in; every second one is answered already, and not handed in again. */
async function observar(q: Quienes, id: number, periodo_id: number, i: number): Promise<void> {
  await entregar(q, id, periodo_id)
  const [clave, texto] = OBSERVACIONES[i % OBSERVACIONES.length]!
  const { data } = await q.observa(calls.revisiones.observar, { id, periodo_id, clave, texto })
  await q.observa(calls.revisiones.paso, { id, periodo_id, paso: 'observar' })
  if (i % 2 === 1) await q.entrega(id)(calls.revisiones.responder, { id: data.id, respuesta: RESPUESTA })
}

/** Some of a period that is over were approved. */
export const aprobarAlgunos = (q: Quienes, { periodo_id, cursos }: Revision): Promise<void> =>
  enParalelo(cursos.slice(0, APROBADOS_ANTES), id => aprobar(q, id, periodo_id))

/** Leads syllabi of the current period to every state of the review, as many as there are. */
export async function darPasos(q: Quienes, { periodo_id, cursos }: Revision): Promise<void> {
  const { aprobado, observado, entregado } = EN_CURSO
  // The first stays a draft that only waits to be handed in.
  const enCurso = cursos.slice(1)
  const hasta = observado + aprobado
  await enParalelo(
    [
      ...enCurso.slice(0, observado).map((id, i) => () => observar(q, id, periodo_id, i)),
      ...enCurso.slice(observado, hasta).map(id => () => aprobar(q, id, periodo_id)),
      ...enCurso.slice(hasta, hasta + entregado).map(id => () => entregar(q, id, periodo_id)),
    ],
    paso => paso(),
  )
}
