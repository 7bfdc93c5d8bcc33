import type { Modalidad } from '@malla/contracts/modalidades.ts'
import type { Nivel } from '@malla/contracts/niveles.ts'
import type { Programa } from '@malla/contracts/programas.ts'
import '../arbol/arbol.live.ts'
import type { ApiOutput } from '../../app/api.ts'
import { AGAIN, type Again, cachedAnswer, follow } from '../../app/live/follow.ts'
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
import { shows } from '../../app/live/patches.ts'
import type { LiveEvent } from '../../app/live/registry.ts'
import { buscaPrograma, programasDe, todas } from '../arbol/ramas.ts'
import { conRegistro, LUGAR } from './registro.ts'

/** A programme after an event of something it shows; null: only the server knows. */
type Cambio = (programa: Programa, event: LiveEvent) => Programa | null

const propio: Cambio = (programa, { id, data }) =>
  programa.id === id && data ? conRegistro(programa, data) : programa
const llamado =
  (de: 'facultad_id' | 'nivel_id' | 'modalidad_id', como: 'facultad' | 'nivel' | 'modalidad'): Cambio =>
  (programa, { id, data }) => {
    if (programa[de] !== id || !data) return programa
    return {
      ...programa,
      ...('nombre' in data && { [como]: String(data.nombre) }),
      ...(como === 'nivel' && 'tiponivel_id' in data && { tiponivel_id: Number(data.tiponivel_id) }),
    }
  }
/** How many plans it has is counted by the server. */
const dePlanes: Cambio = (programa, { de, data }) =>
  de?.programa_id === programa.id && (data === null || 'created_at' in data || 'deleted_at' in data)
    ? null
    : programa

const cambios: Readonly<Record<string, Cambio>> = {
  'programa.updated': propio,
  'facultad.updated': llamado('facultad_id', 'facultad'),
  'nivel.updated': llamado('nivel_id', 'nivel'),
  'modalidad.updated': llamado('modalidad_id', 'modalidad'),
  'plan_estudio.created plan_estudio.deleted': dePlanes,
  // One that moves leaves another.
  'plan_estudio.updated': (programa, { data }) => (data && 'programa_id' in data ? null : programa),
}

function enTodos<L extends { data: Programa[] }>(lista: L, event: LiveEvent, cambio: Cambio): L | Again {
  const data = lista.data.map(programa => cambio(programa, event))
  if (data.includes(null)) return AGAIN
  return data.some((programa, i) => programa !== lista.data[i])
    ? { ...lista, data: data as Programa[] }
    : lista
}

follow(
  'programas.show',
  Object.fromEntries(
    Object.entries(cambios).map(([eventos, cambio]) => [
      eventos,
      (uno: { data: Programa }, event: LiveEvent) => {
        const data = cambio(uno.data, event)
        return data === null ? AGAIN : data === uno.data ? uno : { ...uno, data }
      },
    ]),
  ),
)

/** A new programme with the names that the tree knows by now; null when it does not know them all. */
function nuevo({ id, data }: LiveEvent): Programa | null {
  const arbol = cachedAnswer('facultades.arbol', {})
  const lugar = arbol && buscaPrograma(arbol, id)
  const facultad = lugar && todas(arbol).find(f => f.id === lugar.facultad_id)
  const nivel = cachedAnswer('niveles.list', {})?.data.find(n => n.id === data?.nivel_id)
  if (!facultad || !nivel || !data || lugar.programa.especialidades.length > 0) return null
  const { facultad_id, nivel_id, modalidad_id, created_at } = data as unknown as Programa
  const donde = { facultad_id, nivel_id, modalidad_id, created_at }
  const nombres = { facultad: facultad.nombre, nivel: nivel.nombre, modalidad: lugar.modalidad.nombre }
  const { facultad_id: _f, nivel_id: _n, modalidad_id: _m, especialidades: _e, ...campos } = data
  const vacio = {
    id,
    ...donde,
    ...nombres,
    tiponivel_id: nivel.tiponivel_id,
    especialidades: [],
    planes_count: 0,
  }
  return conRegistro(
    { ...vacio, carrera_id: id, imagen_url: null, revision: 0 } as unknown as Programa,
    campos,
  )
}

const FILTROS = {
  filtro: 'nombre',
  facultad_id: 'facultad_id',
  nivel_id: 'nivel_id',
  modalidad_id: 'modalidad_id',
  estado: 'estado',
}

follow('programas.list', {
  ...Object.fromEntries(
    Object.entries(cambios).map(([eventos, cambio]) => [
      eventos,
      (pagina: ApiOutput<'programas.list'>, event: LiveEvent) => enTodos(pagina, event, cambio),
    ]),
  ),
  'programa.created': (pagina, event, input) => {
    if (shows(pagina, event.id)) return pagina
    const programa = nuevo(event)
    if (!programa) return AGAIN
    const { filtro, facultad_id, nivel_id, modalidad_id, estado } = input
    const fuera = Object.entries({ facultad_id, nivel_id, modalidad_id, estado }).some(
      ([campo, valor]) => valor !== undefined && valor !== programa[campo as 'estado'],
    )
    return addedToPage(pagina, programa, fuera ? false : filtro ? null : true)
  },
  'programa.updated': (pagina, event, input) =>
    narrows(input, FILTROS, event.data) ? AGAIN : enTodos(pagina, event, propio),
  'programa.deleted': (pagina, { id }) => droppedFromPage(pagina, id),
})

const porFacultad = (a: { id: number; facultad: string; nombre: string }, b: typeof a): number =>
  byName({ nombre: a.facultad }, { nombre: b.facultad }) || byName(a, b) || a.id - b.id

follow('programas.porEntidad', {
  'programa.created': (lista, event, { empresa_id }) => {
    if (empresa_id) return lista
    const programa = nuevo(event)
    if (!programa) return AGAIN
    const { id, nombre, facultad, nivel, modalidad } = programa
    return added(lista, { id, nombre, facultad, nivel, modalidad }, porFacultad)
  },
  'programa.updated': (lista, { id, data }) =>
    LUGAR.some(campo => data && campo in data) ? AGAIN : changed(lista, id, data ?? {}, porFacultad),
  'programa.deleted': (lista, { id }) => dropped(lista, id),
  // Its rows name where they stand without an id.
  'facultad.updated nivel.updated modalidad.updated': (lista, { data }) =>
    data && 'nombre' in data ? AGAIN : lista,
})

/** Of a tree that has all that the person sees. */
const contados = (): { num: number } | Again => {
  const arbol = cachedAnswer('facultades.arbol', {})
  return arbol ? { num: todas(arbol).flatMap(programasDe).length } : AGAIN
}

/** How many programmes there are, for the badge of the sidebar (§4). Those who see a part of them are not told it: theirs stand in their tree. */
follow('programas.totalDc', {
  'programa.created programa.deleted programa.updated': (antes, { data }) =>
    data && !('created_at' in data) && !('facultad_id' in data) ? antes : contados(),
  'programa.counter_dc': (antes, { data }) =>
    typeof data?.num === 'number' && data.num !== antes.num ? { ...antes, num: data.num } : antes,
})

const porCodigo = (a: { codigo: string; nombre: string }, b: typeof a): number =>
  a.codigo < b.codigo ? -1 : a.codigo > b.codigo ? 1 : byName(a, b)

follow('niveles.list', {
  'nivel.created': (lista, event) =>
    added(lista, filaDe<Nivel>(event, ['nombre', 'codigo', 'tiponivel_id', 'revision']), porCodigo),
  'nivel.updated': (lista, { id, data }) => changed(lista, id, data ?? {}, porCodigo),
  'nivel.deleted': (lista, { id }) => dropped(lista, id),
})
follow('modalidades.list', {
  'modalidad.created': (lista, event) =>
    added(lista, filaDe<Modalidad>(event, ['nombre', 'revision']), byName),
  'modalidad.updated': (lista, { id, data }) => changed(lista, id, data ?? {}, byName),
  'modalidad.deleted': (lista, { id }) => dropped(lista, id),
})
