import { onLive, refreshSoon } from '../../app/live/registry.ts'
import { reloadSession } from '../../app/session.ts'

// Their counts stand on the page and, out of the session, in the menus; what one does oneself in another tab is told too.
const again = () => {
  refreshSoon('sugerencias')
  reloadSession()
}
onLive('sugerencia', { created: again, updated: again, deleted: again })
