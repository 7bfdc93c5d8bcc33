import { followEntity, type LiveEvent, onLive, refreshSoon } from '../../app/live/registry.ts'
import { currentSession } from '../../app/session.ts'
import { encender } from './recientes.ts'

// Codes follow from the place of all others, so a change of one reads the list again; the line itself is lit when somebody else touched it.
const arbol = followEntity('competencias', 'historial')
const luz = ({ id, user }: LiveEvent): void => {
  if (user?.id !== currentSession().user?.id) encender(id)
}
const again = (event: LiveEvent): void => {
  luz(event)
  refreshSoon('competencias', 'historial')
}
onLive('competencia', {
  created: again,
  updated: event => {
    arbol.updated?.(event)
    luz(event)
  },
  deleted: arbol.deleted,
  up: again,
  down: again,
  cursos: () => refreshSoon('competencias'),
})

onLive('grupo.competencia', followEntity('gruposcompetencias', 'competencias'))
onLive('resultado', followEntity('resultados'))

// Letters and names of the levels are the plan's.
onLive('plan_estudio', {
  updated: ({ data }) => {
    if (data && 'config_terminos' in data) refreshSoon('competencias')
  },
})
