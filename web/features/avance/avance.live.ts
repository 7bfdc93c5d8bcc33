import { AGAIN, type Again, eventsOf, type Follower, follow, isOfPlan } from '../../app/live/follow.ts'

// What lacks of a plan, what it weighs and how it differs from others is reckoned by the server of all that is written in it.

/** Of a plan that goes to the Papelera nothing is asked any more: whoever has it open keeps what there is to see. */
const PLAN = 'plan_estudio.created plan_estudio.updated'
const SIN_PLAN = 'plan_estudio.deleted'

const DEL_PLAN = [
  eventsOf('asignatura', 'ciclo', 'seccion_electivo', 'perfil_egreso'),
  `${PLAN} plan_estudio.save.json programa.updated facultad.updated nivel.updated`,
].join(' ')

/** How far a syllabus is follows from what it is made of, its period and the weeks of the institution too; lecturers are named. */
const AVANZA = [
  DEL_PLAN,
  'silabo.updated carta.updated',
  'competencia.cursos competencia.deleted periodo.updated periodo.empezado periodo.continuado',
  'ajustes_empresa.updated docente.reemplazado equivalencia.created equivalencia.deleted',
  eventsOf('config_silabo', 'docente'),
].join(' ')

/** Every lecturer of a plan saves every few seconds while they write, and hardly a save changes a figure: it is reckoned anew after a while, in milliseconds. */
const SE_ESCRIBE = 'asignatura.save.key.silabo asignatura.save.silabo'
const CON_CALMA: Again = { again: true, en: 40_000 }

const delPlan =
  (otraVez: Again): Follower<'avance.plan'> =>
  (plan, event, { id }) =>
    isOfPlan(event, id) ? otraVez : plan
const delPrograma =
  (otraVez: Again): Follower<'avance.programa'> =>
  (planes, { de, data }, { id }) => {
    // A plan that goes to another programme does not say which it leaves.
    const isOtro = de?.programa_id !== undefined && de.programa_id !== id
    return isOtro && !(data && 'programa_id' in data) ? planes : otraVez
  }

follow('avance.plan', {
  [AVANZA]: delPlan(AGAIN),
  [SE_ESCRIBE]: delPlan(CON_CALMA),
  // Equivalences with a plan that rests in the Papelera do not count.
  [`plan_estudio.created ${SIN_PLAN}`]: (plan, event, { id }) => (event.id === id ? plan : AGAIN),
})
follow('avance.programa', {
  [`${AVANZA} ${SIN_PLAN}`]: delPrograma(AGAIN),
  [SE_ESCRIBE]: delPrograma(CON_CALMA),
})

const SE_COMPARA = [
  DEL_PLAN,
  'competencia.cursos competencia.up competencia.down',
  eventsOf('competencia', 'grupo.competencia', 'resultado', 'parametro', 'adjunto'),
].join(' ')

follow('versiones.comparar', {
  [SE_COMPARA]: (dos, event, { id, otro }) => (isOfPlan(event, id, otro) ? AGAIN : dos),
})
follow('versiones.relacionados', { [`${eventsOf('plan_estudio')} programa.updated`]: () => AGAIN })

/** How courses hang together and weigh, and what SUNEDU's form lacks: told by courses, where they stand, and what plan and programme say of themselves. */
const DE_LA_MALLA = `${eventsOf('asignatura', 'ciclo', 'seccion_electivo')} ${PLAN} programa.updated`

follow('analitica.show', {
  [DE_LA_MALLA]: (analisis, event, { id }) => (isOfPlan(event, id) ? AGAIN : analisis),
})
follow('formatos.avisosC1', {
  [DE_LA_MALLA]: (avisos, event, { id }) => (isOfPlan(event, id) ? AGAIN : avisos),
})
