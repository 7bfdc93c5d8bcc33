import { AGAIN, type Again, eventsOf, follow, isOfPlan } from '../../app/live/follow.ts'
import { type LiveEvent, onLive, refreshSoon } from '../../app/live/registry.ts'
import { currentSession, reloadSession } from '../../app/session.ts'
import { almacenAbierto } from './editor/almacenes.ts'
import { cosaDeCarta, cosaDeSilabo } from './editor/mundos.ts'
import { ponerClaves } from './silabo/cache.ts'
import { nombreCorto } from './silabo/nombreCorto.ts'

/** What a save of keys tells (§4, save.key.silabo and save.silabo). */
interface Guardado {
  periodo_id: number | null
  silabo: Record<string, unknown>
  revisiones: Record<string, number>
  revision: number
  isCompletado: number
}

/** Who it was, for others: what this person changed in another tab comes in without a word. */
const autorDe = ({ user }: LiveEvent): string | null =>
  user && user.id !== currentSession().user?.id ? nombreCorto(user.nombres) : null

function guardado(event: LiveEvent<Guardado>): void {
  const { silabo: valores, revisiones, periodo_id = null, revision = 0, isCompletado = 1 } = event.data ?? {}
  if (!valores || !revisiones) {
    refreshSoon('silabos')
    return
  }
  almacenAbierto(cosaDeSilabo(event.id, periodo_id))?.llego({ valores, revisiones }, autorDe(event))
  ponerClaves(event.id, periodo_id, { valores, revisiones, revision, isCompletado })
}

onLive<Guardado>('asignatura', {
  'save.key.silabo': guardado,
  'save.silabo': guardado,
  'save.key.silabo.docente': guardado,
  'save.silabo.docente': guardado,
  updated: () => refreshSoon('silabos'),
})

onLive<Record<string, unknown>>('carta', {
  updated(event) {
    const { revisiones, ...valores } = event.data ?? {}
    const foto = { valores, revisiones: (revisiones ?? {}) as Record<string, number> }
    almacenAbierto(cosaDeCarta(event.id))?.llego(foto, autorDe(event))
    refreshSoon('silabos', 'cartas.show')
  },
})

const revision = () => refreshSoon('silabos', 'revisiones')
onLive('silabo', { updated: revision })
onLive('observacion', { created: revision, updated: revision, deleted: revision })

const estructura = () => refreshSoon('silabos', 'estructuras')
onLive('config_silabo', { created: estructura, updated: estructura, deleted: estructura })

/** Which courses one teaches: what one sees and may write is asked anew. Others' are told to administrators alone. */
const docente = ({ id }: LiveEvent): void => {
  if (id === currentSession().user?.id) reloadSession()
  refreshSoon('silabos')
}
onLive('docente', { created: docente, updated: docente, deleted: docente, reemplazado: docente })

const periodo = () => refreshSoon('silabos', 'periodos')
onLive('periodo', { created: periodo, updated: periodo, deleted: periodo, empezado: periodo })

/** What an open syllabus tells of its plan: names, whether it may still be written in, the competencies that its course serves. Of one in the Papelera nothing is asked any more. */
const DEL_PLAN = [
  'plan_estudio.created plan_estudio.updated ciclo.updated asignatura.created asignatura.deleted',
  'competencia.cursos competencia.up competencia.down',
  eventsOf('competencia', 'grupo.competencia'),
].join(' ')
follow('silabos.show', {
  [DEL_PLAN]: (abierto, event) => (isOfPlan(event, abierto.data.plan.id) ? AGAIN : abierto),
  'programa.updated': (abierto, { id }) => (id === abierto.data.plan.programa_id ? AGAIN : abierto),
  'facultad.updated': () => AGAIN,
})

/** How many plans and syllabi a structure reaches; many of those begin at once. */
const ALCANZA = [
  `${eventsOf('plan_estudio')} asignatura.created asignatura.deleted`,
  'asignatura.save.key.silabo asignatura.save.silabo silabo.updated periodo.updated periodo.continuado',
].join(' ')
const CON_CALMA: Again = { again: true, en: 40_000 }
follow('estructuras.show', { [ALCANZA]: () => CON_CALMA })
