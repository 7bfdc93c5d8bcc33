import { followEntity, onLive } from '../../app/live/registry.ts'

// One event for the three catalogues.
for (const catalogo of ['areascursos', 'tiposcursos', 'tipologiasespecialescursos'] as const)
  onLive('parametro', followEntity(catalogo, 'parametros'))
