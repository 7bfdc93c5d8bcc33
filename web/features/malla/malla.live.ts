import { followEntity, onLive } from '../../app/live/registry.ts'

// Credits, hours and numbers of courses of the plan, its cycles and sections hang on its courses.
onLive('asignatura', followEntity('asignaturas', 'planes', 'ciclos', 'secciones'))
onLive('ciclo', followEntity('ciclos'))
onLive('seccion_electivo', followEntity('secciones', 'planes'))
