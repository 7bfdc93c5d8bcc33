import type { Parametro } from '@malla/contracts/parametros.ts'
import { AGAIN, follow } from '../../app/live/follow.ts'
import {
  added,
  addedToPage,
  changed,
  dropped,
  droppedFromPage,
  narrows,
  newestFirst,
} from '../../app/live/lists.ts'
import type { LiveEvent } from '../../app/live/registry.ts'

/** A new row of a catalogue: no course uses it yet. */
const nueva = ({ id, data }: LiveEvent): Parametro => {
  const { tipo, nombre, abreviatura, color, estado, revision, created_at } = (data ??
    {}) as unknown as Parametro
  return { id, tipo, nombre, abreviatura, color, estado, cursos_count: 0, revision, created_at }
}

/** Columns of a course that name a row of a catalogue; how many use it is counted by the server. */
const USAN = ['areacurso_id', 'tipocurso_id', 'tipologiaespecial_id']
const deCursos = <L extends object>(lista: L, { data }: LiveEvent) =>
  data === null ||
  'deleted_at' in data ||
  USAN.some(campo => campo in data && (data[campo] !== null || !('created_at' in data)))
    ? AGAIN
    : lista
const CURSOS = 'asignatura.created asignatura.updated asignatura.deleted'
/** A copy, a plan that comes back from the Papelera and one that goes there have many courses, and tell none. */
const PLANES = 'plan_estudio.created plan_estudio.deleted'

follow('parametros.list', {
  'parametro.created': (lista, event, { tipo }) =>
    event.data?.tipo === tipo ? added(lista, nueva(event), newestFirst) : lista,
  'parametro.updated': (lista, { id, data }) => changed(lista, id, data ?? {}),
  'parametro.deleted': (lista, { id }) => dropped(lista, id),
})

// One event for the three catalogues. Forms choose from the whole list; only these pages say how many courses use a row.
for (const catalogo of ['areascursos', 'tiposcursos', 'tipologiasespecialescursos'] as const)
  follow(`${catalogo}.list`, {
    'parametro.created': (pagina, event, { filtro, estado }) => {
      const fila = nueva(event)
      const cabe = fila.tipo !== catalogo || (estado && estado !== fila.estado) ? false : filtro ? null : true
      return addedToPage(pagina, fila, cabe)
    },
    'parametro.updated': (pagina, { id, data }, input) =>
      narrows(input, { filtro: 'nombre', estado: 'estado' }, data) ? AGAIN : changed(pagina, id, data ?? {}),
    'parametro.deleted': (pagina, { id }) => droppedFromPage(pagina, id),
    [CURSOS]: deCursos,
    [PLANES]: () => AGAIN,
  })
