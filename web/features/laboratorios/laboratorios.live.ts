import type { Laboratorio } from '@malla/contracts/laboratorios.ts'
import type { Local } from '@malla/contracts/locales.ts'
import { AGAIN, cachedAnswer, follow } from '../../app/live/follow.ts'
import {
  added,
  addedToPage,
  byName,
  changed,
  dropped,
  droppedFromPage,
  filaDe,
  narrows,
} from '../../app/live/lists.ts'
import { shows, withUpdated } from '../../app/live/patches.ts'
import type { LiveEvent } from '../../app/live/registry.ts'

/** What of a laboratory only the server can say: it names programmes, and gives ids to equipment. */
const NOMBRA = ['programas_ids', 'equipos']
const nombra = (data: object | null): boolean => data !== null && NOMBRA.some(campo => campo in data)

/** With the name of its premises, where these are known; null where they are not. */
function conLocal(data: Readonly<Record<string, unknown>>): Record<string, unknown> | null {
  if (!('local_id' in data)) return { ...data }
  const local = cachedAnswer('locales.list', {})?.data.find(l => l.id === data.local_id)
  return local ? { ...data, local: local.nombre } : null
}

/** The name of premises stands in each of their laboratories. */
const deLocal = <L extends { data: { local_id: number; local: string }[] }>(
  lista: L,
  { id, data }: LiveEvent,
): L =>
  data && 'nombre' in data && lista.data.some(l => l.local_id === id)
    ? { ...lista, data: lista.data.map(l => (l.local_id === id ? { ...l, local: String(data.nombre) } : l)) }
    : lista
/** Which plans need it is counted by the server; programmes are named. */
const dePlanes = <L extends { data: object[] | object }>(lista: L, { data }: LiveEvent) =>
  data === null || ['laboratorios_ids', 'copiado', 'deleted_at'].some(campo => campo in data) ? AGAIN : lista
const dePrograma = <L extends { data: { programas_ids: number[] }[] }>(lista: L, { id, data }: LiveEvent) =>
  (data === null || 'nombre' in data) && lista.data.some(l => l.programas_ids.includes(id)) ? AGAIN : lista
const PLANES = 'plan_estudio.created plan_estudio.updated plan_estudio.deleted'

const DE_LABORATORIO = [
  ...(['nombre', 'tipo', 'local_id', 'local', 'capacidad', 'descripcion'] as const),
  ...(['revision', 'created_at'] as const),
]
const SIN_NADA = { programas_ids: [], programas: [], para_todos: true, equipos: [], planes_count: 0 }

follow('laboratorios.list', {
  'laboratorio_taller.created': (pagina, { id, data }, { filtro, programa_id, tipo, local_id }) => {
    const dicho = data && conLocal(data)
    // Programmes and equipment are told by words or numbers alone.
    const isLlano = NOMBRA.every(campo => !(dicho?.[campo] as unknown[] | undefined)?.length)
    if (!dicho || filtro || programa_id || !isLlano) return AGAIN
    const fila = filaDe<Laboratorio>({ id, data: dicho }, DE_LABORATORIO, SIN_NADA)
    const cabe = (!tipo || tipo === dicho.tipo) && (!local_id || local_id === dicho.local_id)
    return addedToPage(pagina, fila, cabe)
  },
  'laboratorio_taller.updated': (pagina, { id, data }, input) => {
    const dicho = data && conLocal(data)
    if (
      !dicho ||
      nombra(data) ||
      narrows(input, { filtro: 'nombre', tipo: 'tipo', local_id: 'local_id' }, data)
    )
      return shows(pagina, id) || Object.keys(input).length > 2 ? AGAIN : pagina
    return changed(pagina, id, dicho)
  },
  'laboratorio_taller.deleted': (pagina, { id }) => droppedFromPage(pagina, id),
  'local.updated': deLocal,
  [PLANES]: dePlanes,
  'programa.updated programa.deleted': dePrograma,
})

follow('laboratorios.show', {
  'laboratorio_taller.updated': (uno, { id, data }) => {
    if (!shows(uno, id)) return uno
    const dicho = data && conLocal(data)
    return !dicho || nombra(data) ? AGAIN : withUpdated(uno, id, dicho)
  },
  'local.updated': (uno, { id, data }) =>
    uno.data.local_id === id && data?.nombre
      ? { ...uno, data: { ...uno.data, local: String(data.nombre) } }
      : uno,
  [PLANES]: dePlanes,
})

follow('laboratorios.porPlan', {
  'laboratorio_taller.updated': (lista, { id, data }) => {
    if (!shows(lista, id)) return lista
    const dicho = data && conLocal(data)
    if (!dicho || nombra(data) || 'nombre' in dicho || 'tipo' in dicho) return AGAIN
    return changed(lista, id, dicho)
  },
  'laboratorio_taller.deleted': (lista, { id }) => dropped(lista, id),
  'local.updated': deLocal,
  [PLANES]: dePlanes,
  'programa.updated programa.deleted': dePrograma,
})

/** How many laboratories are in premises is counted by the server. */
const deLaboratorios = <L extends object>(lista: L, { data }: LiveEvent) =>
  data === null || 'created_at' in data || 'local_id' in data ? AGAIN : lista

const DE_LOCAL = ['nombre', 'revision', 'created_at'] as const
follow('locales.list', {
  'local.created': (lista, event, { filtro }) =>
    filtro ? AGAIN : added(lista, filaDe<Local>(event, DE_LOCAL, { laboratorios_count: 0 }), byName),
  'local.updated': (lista, { id, data }, input) =>
    narrows(input, { filtro: 'nombre' }, data) ? AGAIN : changed(lista, id, data ?? {}, byName),
  'local.deleted': (lista, { id }) => dropped(lista, id),
  'laboratorio_taller.created laboratorio_taller.updated laboratorio_taller.deleted': deLaboratorios,
})
