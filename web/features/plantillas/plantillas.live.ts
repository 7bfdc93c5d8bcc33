import { followEntity, onLive } from '../../app/live/registry.ts'

onLive('plantilla_plan', followEntity('plantillas'))
onLive('plantilla_egresado', followEntity('plantillasEgresado'))
onLive('plantilla_ingresante', followEntity('plantillasIngresante'))
