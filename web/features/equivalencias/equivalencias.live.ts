import type { Equivalencia } from '@malla/contracts/equivalencias.ts'
import { AGAIN, follow } from '../../app/live/follow.ts'
import { onLive, refreshSoon } from '../../app/live/registry.ts'
import { seMuevenSinConexion } from '../../app/offline/lugares.ts'

// A record says ids of courses, the table shows their names: it is read again.
const again = () => refreshSoon('equivalencias')
onLive('equivalencia', { created: again, updated: again, deleted: again })
// Its courses are named with code, name and credits, in the version that is in force.
onLive('asignatura', {
  created: ({ data }) => {
    if (data?.base_id) again()
  },
  updated: ({ data }) => {
    if (['codigo', 'nombre', 'credits'].some(campo => data && campo in data)) again()
  },
  deleted: again,
})
// Rows of a plan of origin go to the Papelera and come back with it, and name it. Of a plan that goes itself nothing is asked any more.
follow('equivalencias.porPlan', {
  'plan_estudio.created': (tabla, { id }, { planId }) => (id === planId ? tabla : AGAIN),
  'plan_estudio.updated plan_estudio.deleted': (tabla, { id, data }) =>
    (data === null || 'full_name' in data) && tabla.data.some(e => e.plan_origen_id === id) ? AGAIN : tabla,
})

// Between each two plans there is a table of its own.
seMuevenSinConexion<Equivalencia>('equivalencias.mover', 'equivalencias.porPlan', e => e.plan_origen_id)
