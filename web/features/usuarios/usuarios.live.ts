import { onLive, refreshSoon } from '../../app/live/registry.ts'
import { callKey, queryClient } from '../../app/query.ts'

// Users are of the installation, and what is done in another institution is not told in this one, nor is it told that somebody came in.
for (const call of ['usuarios.list', 'usuarios.estructura', 'usuarios.cursos'] as const)
  queryClient.setQueryDefaults(callKey(call), { staleTime: 0 })

const again = () => refreshSoon('usuarios.list', 'usuarios.show')
onLive('usuario', { created: again, updated: again, deleted: again })
// A lecturer is a user with that role.
onLive('docente', { created: again, updated: again, deleted: again, reemplazado: again })
