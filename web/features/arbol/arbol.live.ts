import { onLive, refreshSoon } from '../../app/live/registry.ts'
import { tocaAvance } from './avance.ts'

// The tree says how many courses a plan has and how many of them have hours and an area, and of an open one the state of its texts. What else it
// shows follows the features it belongs to.
const again = () => refreshSoon('facultades')
onLive('asignatura', {
  created: again,
  updated: ({ data }) => {
    if (tocaAvance(data)) again()
  },
  deleted: again,
})
onLive('plan_estudio', { 'save.json': () => refreshSoon('planes') })
