import { followEntity, onLive } from '../../app/live/registry.ts'

// The tree of faculties and the counts of programmes show plans too.
onLive('plan_estudio', followEntity('planes', 'facultades', 'programas'))
