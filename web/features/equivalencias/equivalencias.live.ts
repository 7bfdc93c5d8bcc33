import type { Equivalencia } from '@malla/contracts/equivalencias.ts'
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

// Between each two plans there is a table of its own.
seMuevenSinConexion<Equivalencia>('equivalencias.mover', 'equivalencias.porPlan', e => e.plan_origen_id)
