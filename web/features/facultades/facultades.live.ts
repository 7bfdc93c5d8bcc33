import { followEntity, onLive } from '../../app/live/registry.ts'

// Programmes and plans name their faculty and show whether it is active.
onLive('facultad', followEntity('facultades', 'programas', 'planes'))
