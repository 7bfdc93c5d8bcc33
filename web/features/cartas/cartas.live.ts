import { deCadaDia } from '../../app/live/deCadaDia.ts'
import { AGAIN, follow, isOfPlan } from '../../app/live/follow.ts'

// Measured and counted by the server; what a course serves is said by the matrix where its carta does not.
follow('cartas.porPlan', {
  'carta.updated silabo.updated periodo.continuado competencia.cursos competencia.deleted asignatura.created asignatura.deleted':
    (cartas, event, { planId }) => (isOfPlan(event, planId) ? AGAIN : cartas),
  // A syllabus that is begun is one more that shows the carta.
  'asignatura.save.key.silabo asignatura.save.silabo': (cartas, event, { planId }) =>
    isOfPlan(event, planId) && Number(event.data?.revision) <= 1 ? AGAIN : cartas,
  // Those of a period that is over keep the carta of then.
  'periodo.updated': (cartas, { data }) => (data && 'fechafin' in data ? AGAIN : cartas),
})
deCadaDia('cartas.porPlan')
