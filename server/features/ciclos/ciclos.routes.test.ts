import { calls } from '@malla/contracts/calls.ts'
import { plantPlan } from '../../testing/academico.ts'
import { testEntity } from '../../testing/testEntity.ts'

const c = calls.ciclos

testEntity('ciclos', {
  create: c.create,
  update: c.update,
  list: c.porPlan,
  delete: c.delete,
  evento: 'ciclo',
  dice: 'el ciclo',
  before: async t => ({ planestudio_id: (await plantPlan(t, { ciclos: 0 })).plan }),
  // A description of its own: the usual one would follow the name (ciclos.reglas.test.ts).
  valid: ({ planestudio_id }, n) => ({ nombre: `C${n}`, descripcion: `Periodo ${n}`, planestudio_id }),
  required: ['nombre', 'planestudio_id'],
  change: n => ({ nombre: `D${n}`, estado: 'Desactivado' }),
  listInput: ({ planestudio_id }) => ({ planId: planestudio_id }),
})
