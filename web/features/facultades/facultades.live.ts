import type { Facultad } from '@malla/contracts/facultades.ts'
import { AGAIN, follow } from '../../app/live/follow.ts'
import {
  added,
  addedToPage,
  byName,
  changed,
  dropped,
  droppedFromPage,
  narrows,
} from '../../app/live/lists.ts'
import { shows, withUpdated } from '../../app/live/patches.ts'
import type { LiveEvent } from '../../app/live/registry.ts'

/** A new faculty as its record says it: without programmes. */
const nueva = ({ id, data }: LiveEvent): Facultad => {
  const { nombre, txt_type, estado, revision, created_at } = (data ?? {}) as unknown as Facultad
  return { id, nombre, txt_type, estado, programas_count: 0, revision, created_at }
}

/** How many programmes it has is counted by the server. */
const deProgramas = <L extends { data: { id: number }[] | { id: number } }>(
  lista: L,
  { de, data }: LiveEvent,
) => {
  const isNuevoOIdo = data === null || 'created_at' in data
  if (isNuevoOIdo) return shows(lista, de?.facultad_id ?? 0) ? AGAIN : lista
  // It went from one faculty to another: which it left is not said.
  return 'facultad_id' in data ? AGAIN : lista
}
const PROGRAMAS = 'programa.created programa.updated programa.deleted'

follow('facultades.list', {
  'facultad.created': (pagina, event, { filtro, estado }) => {
    const fila = nueva(event)
    const cabe = estado && estado !== fila.estado ? false : filtro ? null : true
    return addedToPage(pagina, fila, cabe)
  },
  'facultad.updated': (pagina, { id, data }, input) =>
    narrows(input, { filtro: 'nombre', estado: 'estado' }, data) ? AGAIN : changed(pagina, id, data ?? {}),
  'facultad.deleted': (pagina, { id }) => droppedFromPage(pagina, id),
  [PROGRAMAS]: deProgramas,
})

follow('facultades.porEntidad', {
  'facultad.created': (lista, event, { empresa_id }) => {
    const { revision: _r, created_at: _c, ...fila } = nueva(event)
    return empresa_id ? lista : added(lista, fila, byName)
  },
  'facultad.updated': (lista, { id, data }) => changed(lista, id, data ?? {}, byName),
  'facultad.deleted': (lista, { id }) => dropped(lista, id),
  [PROGRAMAS]: deProgramas,
})

follow('facultades.show', {
  'facultad.updated': (una, { id, data }) => withUpdated(una, id, data ?? {}),
  [PROGRAMAS]: deProgramas,
})
