import { onLive, refreshSoon } from '../../app/live/registry.ts'

// The tree says how many courses a plan has. What else it shows follows the features that it belongs to.
const again = () => refreshSoon('facultades')
onLive('asignatura', { created: again, deleted: again })
