import { followEntity, type LiveEvent, onLive } from '../../app/live/registry.ts'
import { callKey, queryClient } from '../../app/query.ts'

onLive<{ num: number }>('programa', {
  ...followEntity('programas', 'facultades', 'planes'),
  /** How many programmes there are, for the badge of the sidebar (§4). */
  counter_dc: ({ data }: LiveEvent<{ num: number }>) => {
    if (data?.num !== undefined) queryClient.setQueryData(callKey('programas.totalDc', {}), { num: data.num })
  },
})

onLive('nivel', followEntity('niveles', 'programas', 'facultades', 'planes'))
onLive('modalidad', followEntity('modalidades', 'programas', 'facultades', 'planes'))
