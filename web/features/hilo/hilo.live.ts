import { AGAIN, type Follower, follow, isOfPlan } from '../../app/live/follow.ts'

/** Whoever writes units of a syllabus changes the weeks of the thread; one that is begun may stand in the place of another. */
const guardado: Follower<'hilo.unidades'> = (hilo, event, { planId }) => {
  const { silabo = {}, revision } = (event.data ?? {}) as { silabo?: object; revision?: number }
  const toca = 'unidadesaprendizaje' in silabo || Number(revision) <= 1
  return toca && isOfPlan(event, planId) ? AGAIN : hilo
}
const deOtraVersion: Follower<'hilo.unidades'> = (hilo, event, { planId }) =>
  isOfPlan(event, planId) && (event.data === null || event.data.base_id) ? AGAIN : hilo

follow('hilo.unidades', {
  'asignatura.save.key.silabo asignatura.save.silabo': guardado,
  // Without a step of its review: what a change with all that follows from it has left.
  'silabo.updated': (hilo, event, { planId }) =>
    isOfPlan(event, planId) && !event.data?.paso ? AGAIN : hilo,
  'asignatura.created asignatura.deleted': deOtraVersion,
  // Which syllabus of a course is looked at goes by where its period begins.
  'periodo.updated': (hilo, { data }) => (data && 'fechainicio' in data ? AGAIN : hilo),
  'periodo.empezado periodo.continuado': () => AGAIN,
})
