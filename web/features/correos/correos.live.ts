import { onLive, refreshSoon } from '../../app/live/registry.ts'

onLive('correo', { reenviado: () => refreshSoon('correos') })
