import { onLive, refreshSoon } from '../../app/live/registry.ts'

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
