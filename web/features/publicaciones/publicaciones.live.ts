import { onLive, refreshSoon } from '../../app/live/registry.ts'

const read = () => refreshSoon('publicaciones')

// What is published is asked for by its plan: lists and dialogs are read again. Settings say whether it can be seen at all.
onLive('publicacion', { created: read, updated: read, deleted: read })
onLive('ajustes_empresa', { updated: read })
// The list names plans with their programmes, without those in the Papelera.
const lista = () => refreshSoon('publicaciones.list')
onLive('plan_estudio', { created: lista, updated: lista, deleted: lista })
onLive('programa', { updated: lista })
