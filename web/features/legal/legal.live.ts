import { deCadaDia } from '../../app/live/deCadaDia.ts'
import { type LiveEvent, onLive, refreshSoon } from '../../app/live/registry.ts'

// What the law observes follows whatever is written in a plan and what the institution decides; the server reckons it for lists and trees.
const again = () => refreshSoon('legal')
// And the day: norms begin, and terms run out.
deCadaDia('legal')
const todo = { created: again, updated: again, deleted: again }
for (const cosa of ['hallazgo_legal', 'asignatura', 'ciclo', 'seccion_electivo', 'programa', 'parametro'])
  onLive(cosa, todo)
for (const cosa of ['plan_estudio', 'nivel', 'modalidad', 'ajustes_empresa', 'config_silabo'])
  onLive(cosa, todo)
// Of a faculty only whether it is in use: the desk speaks of those alone.
onLive('facultad', {
  updated: ({ data }) => {
    if (data && 'estado' in data) again()
  },
})
// The first syllabus that is written in a plan has its weeks looked at; each later save of all lecturers changes nothing of it.
const primera = ({ data }: LiveEvent<{ revision?: number }>) => {
  if (data?.revision === 1) again()
}
onLive('asignatura', {
  'save.key.silabo': primera,
  'save.silabo': primera,
  'save.key.silabo.docente': primera,
  'save.silabo.docente': primera,
})
