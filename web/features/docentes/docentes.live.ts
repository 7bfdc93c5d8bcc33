import { onLive, refreshSoon } from '../../app/live/registry.ts'
import { queryClient } from '../../app/query.ts'

// What happens to lecturers is told to administrators, and to others hardly more than that courses changed hands; nobody tells here how courses are called
// by now. So whoever comes to the list, or looks for courses, asks.
queryClient.setQueryDefaults(['docentes'], { staleTime: 0 })

const again = () => refreshSoon('docentes')
onLive('docente', { created: again, updated: again, deleted: again, reemplazado: again })
// They are called as the user is, and go with them.
onLive('usuario', { created: again, updated: again, deleted: again })
