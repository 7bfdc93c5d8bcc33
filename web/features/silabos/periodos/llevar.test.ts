import { expect, it } from 'vitest'
import { losQueSeLlevan, whyNotLlevar } from './llevar.ts'

const todo = {}
const delPrograma = { programa_id: 10 }
const delPlan = { programa_id: 10, planestudio_id: 100 }
const soloPlan = { planestudio_id: 100 }

it.each([
  ['all of the institution from a list of everything', todo, 0, undefined, undefined],
  ['one programme from a list of everything', todo, 10, 10, undefined],
  ['the programme of the list', delPrograma, 10, 10, undefined],
  ['the plan of the list, with its programme', delPlan, 10, 10, 100],
  ['another programme than that of the plan', delPlan, 20, 20, undefined],
  ['all of the institution, chosen over a plan', delPlan, 0, undefined, undefined],
  ['the plan of a list that knows no programme', soloPlan, 0, undefined, 100],
  ['a programme, chosen over such a plan', soloPlan, 10, 10, undefined],
])('carries %s', (_case, lugar, elegido, programa_id, planestudio_id) =>
  expect(losQueSeLlevan(lugar, elegido)).toEqual({ programa_id, planestudio_id }),
)

it.each([
  ['no period is chosen', null, soloPlan, true, /periodo/],
  ['it is not known yet of which programme the plan is', {}, soloPlan, false, /plan/],
  ['that is known', {}, soloPlan, true, null],
  ['no plan is chosen', {}, todo, false, null],
])('is offered, or not, when %s', (_case, periodo, lugar, isLeido, why) => {
  const motivo = whyNotLlevar(periodo, lugar, isLeido)
  if (why) expect(motivo).toMatch(why)
  else expect(motivo).toBeNull()
})
