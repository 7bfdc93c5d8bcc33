import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { mapCursos } from '@malla/domain/asignaturas/requisitos.ts'
import {
  aplicar,
  type Borrador,
  borradorVacio,
  type Cambio,
  type CambioDeFila,
  type Guardadas,
  inverso,
  isNada,
} from './borrador.ts'
import type { CamposDeFila, Fila } from './fila.ts'

/** The draft of a grid with what was done and undone in it, the latest last. */
export interface Taller {
  borrador: Borrador
  hechos: readonly Cambio[]
  deshechos: readonly Cambio[]
}

/** How many changes can be undone. */
const MAX_DESHACER = 200

export const tallerVacio: Taller = { borrador: borradorVacio, hechos: [], deshechos: [] }

export type AccionDeTaller =
  | { tipo: 'hacer'; cambio: Cambio; guardadas: Guardadas }
  | { tipo: 'deshacer' | 'rehacer'; guardadas: Guardadas }
  /** All was saved. `nuevos`: from the id that a row had in the grid to the one that it has now. */
  | { tipo: 'guardado'; nuevos: ReadonlyMap<Id, Id> }
  | { tipo: 'descartar' }
  /** A draft that was kept, or merged with what others saved, takes the place of the one that is there. */
  | { tipo: 'poner'; borrador: Borrador }

/** The workshop after an action; the same object when nothing happens. Something new done forgets what was undone. */
export function reducirTaller(t: Taller, accion: AccionDeTaller): Taller {
  switch (accion.tipo) {
    case 'hacer':
      if (isNada(accion.cambio)) return t
      return {
        borrador: aplicar(t.borrador, accion.cambio, accion.guardadas),
        hechos: [...t.hechos, accion.cambio].slice(-MAX_DESHACER),
        deshechos: [],
      }
    case 'deshacer': {
      const ultimo = t.hechos.at(-1)
      if (!ultimo) return t
      return {
        borrador: aplicar(t.borrador, inverso(ultimo), accion.guardadas),
        hechos: t.hechos.slice(0, -1),
        deshechos: [...t.deshechos, ultimo],
      }
    }
    case 'rehacer': {
      const ultimo = t.deshechos.at(-1)
      if (!ultimo) return t
      return {
        borrador: aplicar(t.borrador, ultimo, accion.guardadas),
        hechos: [...t.hechos, ultimo],
        deshechos: t.deshechos.slice(0, -1),
      }
    }
    case 'guardado':
      return {
        borrador: borradorVacio,
        hechos: t.hechos.map(c => renombrar(c, accion.nuevos)),
        deshechos: t.deshechos.map(c => renombrar(c, accion.nuevos)),
      }
    case 'descartar':
      return tallerVacio
    case 'poner':
      return { borrador: accion.borrador, hechos: [], deshechos: [] }
  }
}

/**
 * A change with the ids that its rows have after saving, so that what was saved can still be undone. A course that was deleted comes back as a
 * new one: its id is then among `nuevos` too.
 */
function renombrar({ texto, filas, creadas, borradas }: Cambio, nuevos: ReadonlyMap<Id, Id>): Cambio {
  const idDe = (id: Id): Id => nuevos.get(id) ?? id
  const campos = <C extends Partial<CamposDeFila>>(c: C): C =>
    c.requisitos ? { ...c, requisitos: mapCursos(c.requisitos, nuevos) } : c
  const fila = (f: Fila): Fila => ({ ...campos(f), id: idDe(f.id) })
  const cambio = (f: CambioDeFila): CambioDeFila => ({
    id: idDe(f.id),
    antes: campos(f.antes),
    despues: campos(f.despues),
  })
  return { texto, filas: filas.map(cambio), creadas: creadas.map(fila), borradas: borradas.map(fila) }
}
