import { readNow } from '../../../app/live/again.ts'
import { onLive, refreshSoon } from '../../../app/live/registry.ts'

/** Lists and counts of syllabi follow what others write: read again, at most once in a while, since each pause of each writer is a change. */

const CADA_MS = 3000
let isAsked = false

const otraVez = (): void => {
  if (isAsked) return
  isAsked = true
  setTimeout(() => {
    isAsked = false
    readNow(['silabos', 'list'])
    readNow(['recordatorios', 'resumen'])
    readNow(['recordatorios', 'previa'])
  }, CADA_MS)
}

onLive('asignatura', {
  created: otraVez,
  updated: otraVez,
  deleted: otraVez,
  'save.key.silabo': otraVez,
  'save.silabo': otraVez,
  'save.key.silabo.docente': otraVez,
  'save.silabo.docente': otraVez,
})
onLive('silabo', { updated: otraVez })
onLive('carta', { updated: otraVez })
onLive('config_silabo', { created: otraVez, updated: otraVez, deleted: otraVez })
onLive('docente', { created: otraVez, updated: otraVez, deleted: otraVez, reemplazado: otraVez })

const periodo = () => refreshSoon('silabos', 'periodos', 'recordatorios')
onLive('periodo', {
  created: periodo,
  updated: periodo,
  deleted: periodo,
  continuado: periodo,
  empezado: periodo,
})
