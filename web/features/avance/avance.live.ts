import { onLive, refreshSoon } from '../../app/live/registry.ts'

// What lacks of a plan, and how it differs from others, follows whatever is written in it; both are reckoned by the server.
const again = () => refreshSoon('avance', 'versiones')
const todo = { created: again, updated: again, deleted: again }
for (const entity of ['asignatura', 'ciclo', 'seccion_electivo', 'perfil_egreso']) onLive(entity, todo)
onLive('plan_estudio', { ...todo, 'save.json': again })
