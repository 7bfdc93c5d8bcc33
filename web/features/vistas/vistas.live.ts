import { onLive, refreshSoon } from '../../app/live/registry.ts'

const again = () => refreshSoon('vistas')
const seAbren = { created: again, updated: again, deleted: again }

onLive('vista', seAbren)
onLive('vista_administrativa', seAbren)
