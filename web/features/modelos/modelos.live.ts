import { followEntity, onLive } from '../../app/live/registry.ts'

onLive('modelo_educativo', followEntity('modelos'))
