import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import type { Ciclo, Seccion } from '@malla/contracts/ciclos.ts'
import { baseDe } from '@malla/domain/asignaturas/versiones.ts'
import { AGAIN, type Again, cachedAnswer, eventsOf, follow } from '../../app/live/follow.ts'
import { added, byNumber, changed, dropped, fieldsOf, filaDe } from '../../app/live/lists.ts'
import { shows } from '../../app/live/patches.ts'
import type { LiveEvent } from '../../app/live/registry.ts'
import {
  conCursoNuevo,
  conRegistro,
  type NumerosDeCiclos,
  porLugar,
  vigentesDe,
} from '../asignaturas/registro.ts'

interface Cursos {
  data: Asignatura[]
}

/** A course as it is after a change, wherever it is shown; one that is as new already stays. */
function cambiado(curso: Asignatura, { data }: LiveEvent, cursos: readonly Asignatura[]): Asignatura {
  const { revision } = fieldsOf({ data } as LiveEvent)
  if (typeof revision === 'number' && revision <= curso.revision) return curso
  return conRegistro(data ?? {}, vigentesDe(cursos), curso)
}

/** How far a syllabus is follows from the hours of its course too: measured by the server. */
const remide = (curso: Asignatura | undefined, data: object | null): boolean =>
  curso !== undefined &&
  curso.silabo.isCompletado !== 1 &&
  Object.keys(data ?? {}).some(k => k.startsWith('horas'))

/** How the cycles of the plan of these courses stand, where they are known: whoever sees its malla has them. */
function numerosDe({ data }: Cursos): NumerosDeCiclos {
  const planId = data[0]?.planestudio_id
  const ciclos = planId === undefined ? undefined : cachedAnswer('ciclos.porPlan', { planId })?.data
  return new Map(ciclos?.map(c => [c.id, c.numero]))
}

function enLista(lista: Cursos, event: LiveEvent): Cursos | Again {
  const curso = lista.data.find(c => c.id === event.id)
  if (!curso) return lista
  if (remide(curso, event.data)) return AGAIN
  const data = lista.data.map(c => (c.id === event.id ? cambiado(c, event, lista.data) : c))
  return { ...lista, data: data.sort(porLugar(numerosDe(lista))) }
}

const nuevo = (lista: Cursos, { id, data }: LiveEvent): Cursos =>
  shows(lista, id)
    ? lista
    : {
        ...lista,
        data: conCursoNuevo(lista.data, conRegistro(data ?? {}, vigentesDe(lista.data)), numerosDe(lista)),
      }

/**
 * A version takes its syllabi along, which are measured after it was recorded: how far they are only the server knows. Until it is asked they are as far as
 * those of the version before.
 */
function version(lista: Cursos, event: LiveEvent): Cursos | Again {
  if (shows(lista, event.id)) return lista
  const antes = lista.data.find(c => baseDe(c) === event.data?.base_id)
  const silabo_estado = antes?.silabo.isCompletado ?? 1
  return { ...AGAIN, mientras: nuevo(lista, { ...event, data: { ...event.data, silabo_estado } }) }
}

const SILABO =
  'asignatura.save.key.silabo asignatura.save.silabo asignatura.save.key.silabo.docente asignatura.save.silabo.docente'
const dice = (data: object | null, ...campos: string[]): boolean =>
  campos.some(campo => data !== null && campo in data)

/** Whether an event may change how far the syllabus of a course is: that is measured by the server. */
type Mide = (curso: Asignatura, event: LiveEvent) => boolean
const miden: Readonly<Record<string, Mide>> = {
  [SILABO]: (curso, { id, data }) => curso.id === id && curso.silabo.isCompletado !== data?.isCompletado,
  // A carta is of the course, whatever its versions.
  'carta.updated': (curso, { id }) => baseDe(curso) === id,
  // Of the steps of a review only this one measures anew; without a step it is what a change with all that follows from it has left.
  'silabo.updated': (curso, { id, data }) => curso.id === id && (!data?.paso || data.paso === 'reabrir'),
  [eventsOf('config_silabo')]: () => true,
  'ajustes_empresa.updated': (_curso, { data }) => dice(data, 'semanas'),
  'periodo.updated': (_curso, { data }) => dice(data, 'fechainicio', 'fechafin'),
  // Of the syllabi of a course that of the period that runs is shown.
  'periodo.empezado': () => true,
  'periodo.continuado': (curso, { data }) =>
    ((data?.asignaturas_ids ?? []) as number[]).some(id => id === curso.id),
  // Another programme may have its syllabi made of other things.
  'plan_estudio.updated': (curso, { id, data }) => curso.planestudio_id === id && dice(data, 'programa_id'),
}
const alMedir = <A>(cursosDe: (answer: A) => readonly Asignatura[]) =>
  Object.fromEntries(
    Object.entries(miden).map(([eventos, mide]) => [
      eventos,
      (answer: A, event: LiveEvent) => (cursosDe(answer).some(c => mide(c, event)) ? AGAIN : answer),
    ]),
  )

follow('asignaturas.porPlan', {
  'asignatura.created': (lista, event, { planId }) => {
    if (event.de?.plan_id !== planId) return lista
    return event.data?.base_id ? version(lista, event) : nuevo(lista, event)
  },
  'asignatura.updated': enLista,
  // Cycles in another order put all courses in another.
  'ciclo.updated': (lista, { id, data }) =>
    dice(data, 'numero') && lista.data.some(c => c.ciclo_id === id) ? AGAIN : lista,
  ...alMedir<Cursos>(lista => lista.data),
  'asignatura.deleted': (lista, { id }) => {
    const curso = lista.data.find(c => c.id === id)
    // Of a version that goes the one before comes back.
    return curso?.asignatura_id ? AGAIN : dropped(lista, id)
  },
})
follow('asignaturas.show', {
  ...alMedir<{ data: Asignatura }>(una => [una.data]),
  'asignatura.updated': (una, event) => {
    if (una.data.id !== event.id) return una
    if (remide(una.data, event.data)) return AGAIN
    // Requisites are told by their bases: which version is in force is known where the whole plan is.
    const plan = cachedAnswer('asignaturas.porPlan', { planId: una.data.planestudio_id })?.data
    if (event.data && 'requisitos' in event.data && !plan) return AGAIN
    return { ...una, data: cambiado(una.data, event, plan ?? []) }
  },
  'asignatura.created asignatura.deleted': (una, { id, data }) =>
    data?.base_id || una.data.asignatura_id === id ? AGAIN : una,
})
follow('asignaturas.versiones', {
  ...alMedir<Cursos>(lista => lista.data),
  'asignatura.created': (lista, { data }) =>
    data?.base_id && lista.data.some(c => baseDe(c) === data.base_id) ? AGAIN : lista,
  'asignatura.updated': (lista, { id }) => (shows(lista, id) ? AGAIN : lista),
  'asignatura.deleted': (lista, { id }) => dropped(lista, id),
})

/** How many courses stand in a cycle or section: counted where the plan is open, else asked for. */
const contados =
  (campo: 'ciclo_id' | 'seccion_id') =>
  <L extends { data: { id: number; cursos_count: number }[] }>(
    lista: L,
    { de, data }: LiveEvent,
    { planId }: { planId: number },
  ): L | typeof AGAIN => {
    if (de?.plan_id !== planId || (data && !('created_at' in data) && !(campo in data))) return lista
    const cursos = cachedAnswer('asignaturas.porPlan', { planId })?.data
    if (!cursos) return AGAIN
    const cuantos = (id: number): number => cursos.filter(c => c[campo] === id).length
    return { ...lista, data: lista.data.map(x => ({ ...x, cursos_count: cuantos(x.id) })) }
  }
const CURSOS = 'asignatura.created asignatura.updated asignatura.deleted'

const DE_LOS_DOS = ['nombre', 'planestudio_id', 'revision', 'created_at'] as const
const DE_CICLO = [...DE_LOS_DOS, 'descripcion', 'numero', 'estado'] as const
const DE_SECCION = [...DE_LOS_DOS, 'creditos_requeridos'] as const
/** Nothing stands in a new one yet. */
const VACIO = { cursos_count: 0 }

const porNumero = byNumber<{ id: number; numero: number }>(c => c.numero)
follow('ciclos.porPlan', {
  'ciclo.created': (lista, event, { planId }) =>
    event.de?.plan_id === planId ? added(lista, filaDe<Ciclo>(event, DE_CICLO, VACIO), porNumero) : lista,
  'ciclo.updated': (lista, { id, data }) => changed(lista, id, data ?? {}, porNumero),
  'ciclo.deleted': (lista, { id }) => dropped(lista, id),
  [CURSOS]: contados('ciclo_id'),
})

const porHechas = (a: { id: number; created_at: string }, b: { id: number; created_at: string }): number =>
  Date.parse(a.created_at) - Date.parse(b.created_at) || a.id - b.id
follow('secciones.porPlan', {
  'seccion_electivo.created': (lista, event, { planId }) =>
    event.de?.plan_id === planId ? added(lista, filaDe<Seccion>(event, DE_SECCION, VACIO), porHechas) : lista,
  'seccion_electivo.updated': (lista, { id, data }) => changed(lista, id, data ?? {}),
  'seccion_electivo.deleted': (lista, { id }) => dropped(lista, id),
  [CURSOS]: contados('seccion_id'),
})
