import { calls } from '@malla/contracts/calls.ts'
import { plantPrograma } from '../../testing/academico.ts'
import { testEntity } from '../../testing/testEntity.ts'

const c = calls.planes

testEntity('planes', {
  create: c.create,
  update: c.update,
  show: c.show,
  list: c.list,
  delete: c.delete,
  evento: 'plan_estudio',
  dice: 'el plan de estudios',
  before: async t => ({ carrera_id: (await plantPrograma(t)).programa }),
  valid: ({ carrera_id }, n) => ({ full_name: `Plan de Prueba ${n}`, carrera_id }),
  required: ['full_name', 'carrera_id'],
  change: n => ({ full_name: `Plan Cambiado ${n}`, semanas: 17, creditos_totales: 200.5 }),
  listInput: () => ({ per_page: 50 }),
})
