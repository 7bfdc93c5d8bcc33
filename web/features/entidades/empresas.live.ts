import { followEntity, onLive, refreshSoon } from '../../app/live/registry.ts'
import { reloadSession } from '../../app/session.ts'

onLive('empresa', followEntity('empresas'))

// Name, logo and header of the tree stand on every page.
const again = () => {
  refreshSoon('empresas', 'ajustes')
  reloadSession()
}
onLive('institucion', { updated: again })
onLive('ajustes_empresa', { updated: again })
onLive('ajustes', { updated: () => refreshSoon('ajustes') })
