import { onLive, refreshSoon } from '../../app/live/registry.ts'

// The tree says how many courses a plan has, and of an open one the state of its texts. What else it shows follows the features it belongs to.
const again = () => refreshSoon('facultades')
onLive('asignatura', { created: again, deleted: again })
onLive('plan_estudio', { 'save.json': () => refreshSoon('planes') })
