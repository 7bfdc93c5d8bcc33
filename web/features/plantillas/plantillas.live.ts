import { followEntity, onLive } from '../../app/live/registry.ts'

onLive('plantilla_plan', followEntity('plantillas'))
