import { follow } from '../../app/live/follow.ts'
import { added, byNumber, changed, dropped } from '../../app/live/lists.ts'
import { seMuevenSinConexion } from '../../app/offline/lugares.ts'

const porOrden = byNumber<{ id: number; orden: number }>(x => x.orden)

follow('perfiles.porPlan', {
  'perfil_egreso.created': (lista, { id, data, de }, { planId }) => {
    if (de?.plan_id !== planId) return lista
    const { planestudio_id, orden, descripcion, revision, created_at } = (data ?? {}) as never
    return added(lista, { id, planestudio_id, orden, descripcion, revision, created_at }, porOrden)
  },
  'perfil_egreso.updated': (lista, { id, data }) => changed(lista, id, data ?? {}, porOrden),
  'perfil_egreso.deleted': (lista, { id }) => dropped(lista, id),
})

seMuevenSinConexion('perfiles.mover', 'perfiles.porPlan')
