import { deCadaDia } from '../../../app/live/deCadaDia.ts'
import { type Again, eventsOf, follow } from '../../../app/live/follow.ts'
import { onLive, refreshSoon } from '../../../app/live/registry.ts'

/**
 * Lists and counts of syllabi follow what others write in syllabi, courses and plans: only those of plans in force are listed, and a plan that is copied
 * or brought back is one record, whatever it has in it.
 */
const SE_LISTA = [
  eventsOf('asignatura', 'plan_estudio', 'config_silabo', 'docente'),
  'asignatura.save.key.silabo asignatura.save.silabo',
  'asignatura.save.key.silabo.docente asignatura.save.silabo.docente',
  'silabo.updated carta.updated docente.reemplazado',
  'facultad.updated programa.updated ciclo.updated seccion_electivo.updated',
].join(' ')

/** Each pause of each writer is a change: read again once in a while, in milliseconds. */
const CON_CALMA: Again = { again: true, en: 6000 }

for (const call of ['silabos.list', 'recordatorios.resumen', 'recordatorios.previa'] as const)
  follow(call, { [SE_LISTA]: () => CON_CALMA })

// What is late and which period is over: of one that is open, whether it may still be written in.
deCadaDia('silabos.list', 'silabos.show', 'recordatorios')
const periodo = () => refreshSoon('silabos', 'periodos', 'recordatorios')
onLive('periodo', {
  created: periodo,
  updated: periodo,
  deleted: periodo,
  continuado: periodo,
  empezado: periodo,
})
