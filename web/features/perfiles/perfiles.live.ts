import { followEntity, onLive } from '../../app/live/registry.ts'

onLive('perfil_egreso', followEntity('perfiles'))
