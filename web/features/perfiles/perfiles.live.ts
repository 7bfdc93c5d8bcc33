import type { LineaDePerfil } from '@malla/contracts/perfiles.ts'
import { follow } from '../../app/live/follow.ts'
import { added, byNumber, changed, dropped, filaDe } from '../../app/live/lists.ts'
import { seMuevenSinConexion } from '../../app/offline/lugares.ts'

const porOrden = byNumber<{ id: number; orden: number }>(x => x.orden)

const CAMPOS = ['planestudio_id', 'orden', 'descripcion', 'revision', 'created_at'] as const

follow('perfiles.porPlan', {
  'perfil_egreso.created': (lista, event, { planId }) =>
    event.de?.plan_id === planId ? added(lista, filaDe<LineaDePerfil>(event, CAMPOS), porOrden) : lista,
  'perfil_egreso.updated': (lista, { id, data }) => changed(lista, id, data ?? {}, porOrden),
  'perfil_egreso.deleted': (lista, { id }) => dropped(lista, id),
})

seMuevenSinConexion('perfiles.mover', 'perfiles.porPlan')
