import { calls } from '@malla/contracts/calls.ts'
import { plantPlan } from '../../testing/academico.ts'
import { testEntity } from '../../testing/testEntity.ts'

const c = calls.secciones

testEntity('secciones', {
  create: c.create,
  update: c.update,
  list: c.porPlan,
  delete: c.delete,
  evento: 'seccion_electivo',
  dice: 'la sección',
  before: async t => ({ planestudio_id: (await plantPlan(t)).plan }),
  valid: ({ planestudio_id }, n) => ({ nombre: `Sección ${n}`, planestudio_id }),
  required: ['nombre', 'planestudio_id'],
  change: n => ({ nombre: `Electivos ${n}`, creditos_requeridos: 7.5 }),
  listInput: ({ planestudio_id }) => ({ planId: planestudio_id }),
  deleteInput: (id, { planestudio_id }) => ({ id, planestudio_id }),
})
