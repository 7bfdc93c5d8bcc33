import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { mapCursos } from '@malla/domain/asignaturas/requisitos.ts'
import { enLista } from '@malla/domain/texto/lista.ts'
import { segun } from '@malla/domain/texto/numero.ts'
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
import { aLasVigentes } from './versiones.ts'
import { palabrasDeVuelta, posible } from './vuelta.ts'

/** The draft of a grid with what was done and undone in it, the latest last. */
export interface Taller {
  borrador: Borrador
  hechos: readonly Cambio[]
  deshechos: readonly Cambio[]
  /** What was asked for last and stays as it is all the same, in words: it was changed since. */
  aviso: string | null
  /** Names of courses that were changed in a version that is not in force any more: what was changed is in the new one. */
  conVersion: readonly string[]
}

/** How many changes can be undone. */
const MAX_DESHACER = 200

export const tallerVacio: Taller = {
  borrador: borradorVacio,
  hechos: [],
  deshechos: [],
  aviso: null,
  conVersion: [],
}

export type AccionDeTaller =
  | { tipo: 'hacer'; cambio: Cambio; guardadas: Guardadas }
  /** Walks back or forth over what is still as the step left it. What others changed since stays theirs. */
  | { tipo: 'deshacer' | 'rehacer'; guardadas: Guardadas }
  /** Other versions of courses are in force: what was changed of the older goes over to them. Of courses that are gone nothing is left to be deleted. */
  | { tipo: 'versiones'; guardadas: Guardadas }
  /** All was saved. `nuevos`: from the id that a row had in the grid to the one that it has now. */
  | { tipo: 'guardado'; nuevos: ReadonlyMap<Id, Id> }
  /** What the server made in one step is taken back there: it is no step any more. */
  | { tipo: 'sinPaquete'; paquete: Id }
  | { tipo: 'descartar' }
  /** A draft that was kept, or merged with what others saved, takes the place of the one that is there. */
  | { tipo: 'poner'; borrador: Borrador }

/** The workshop after an action; the same object when nothing happens. Something new done forgets what was undone. */
export function reducirTaller(t: Taller, accion: AccionDeTaller): Taller {
  switch (accion.tipo) {
    case 'hacer':
      if (isNada(accion.cambio)) return t
      return {
        ...t,
        aviso: null,
        borrador: aplicar(t.borrador, accion.cambio, accion.guardadas),
        hechos: [...t.hechos, accion.cambio].slice(-MAX_DESHACER),
        deshechos: [],
      }
    case 'deshacer': {
      const ultimo = t.hechos.at(-1)
      if (!ultimo) return t
      const vuelta = posible(inverso(ultimo), t.borrador, accion.guardadas)
      const { cambio } = vuelta
      return {
        ...t,
        borrador: aplicar(t.borrador, cambio, accion.guardadas),
        hechos: t.hechos.slice(0, -1),
        // Done again is only what is taken back.
        deshechos: isNada(cambio) ? t.deshechos : [...t.deshechos, inverso(cambio)],
        aviso: palabrasDeVuelta(vuelta, 'deshizo'),
      }
    }
    case 'rehacer': {
      const ultimo = t.deshechos.at(-1)
      if (!ultimo) return t
      const vuelta = posible(ultimo, t.borrador, accion.guardadas)
      const { cambio } = vuelta
      return {
        ...t,
        borrador: aplicar(t.borrador, cambio, accion.guardadas),
        hechos: isNada(cambio) ? t.hechos : [...t.hechos, cambio],
        deshechos: t.deshechos.slice(0, -1),
        aviso: palabrasDeVuelta(vuelta, 'rehizo'),
      }
    }
    case 'versiones': {
      const { ediciones, borradas } = t.borrador
      const { borrador, pasadas } = aLasVigentes(t.borrador, accion.guardadas)
      if (borrador === t.borrador) return t
      const nombres = (estaban: { has(id: Id): boolean }) =>
        [...pasadas].filter(([id]) => estaban.has(id)).map(([, id]) => accion.guardadas.get(id)!.nombre)
      return {
        ...conIds(t, pasadas),
        borrador,
        aviso: seQuedan(nombres(borradas)) ?? t.aviso,
        conVersion: [...new Set([...t.conVersion, ...nombres(ediciones)])],
      }
    }
    case 'guardado':
      return { ...tallerVacio, ...conIds(t, accion.nuevos) }
    case 'sinPaquete':
      return { ...t, hechos: t.hechos.filter(c => c.paquete !== accion.paquete) }
    case 'descartar':
      return tallerVacio
    case 'poner':
      return { ...tallerVacio, borrador: accion.borrador }
  }
}

function seQuedan(nombres: readonly string[]): string | null {
  if (nombres.length === 0) return null
  const seElimina = segun(nombres.length, 'Ya no se elimina', 'Ya no se eliminan')
  const hay = segun(nombres.length, 'hay una versión nueva', 'hay versiones nuevas')
  return `${seElimina} ${enLista(nombres.map(n => `«${n}»`))}: ${hay} desde entonces.`
}

/** The steps with the ids that their rows have by now. */
const conIds = (t: Taller, nuevos: ReadonlyMap<Id, Id>): Pick<Taller, 'hechos' | 'deshechos'> => ({
  hechos: t.hechos.map(c => renombrar(c, nuevos)),
  deshechos: t.deshechos.map(c => renombrar(c, nuevos)),
})

/**
 * A change with the ids that its rows have after saving, so that what was saved can still be undone. A course that was deleted comes back as a
 * new one: its id is then among `nuevos` too.
 */
function renombrar({ filas, creadas, borradas, ...resto }: Cambio, nuevos: ReadonlyMap<Id, Id>): Cambio {
  const idDe = (id: Id): Id => nuevos.get(id) ?? id
  const campos = <C extends Partial<CamposDeFila>>(c: C): C =>
    c.requisitos ? { ...c, requisitos: mapCursos(c.requisitos, nuevos) } : c
  const fila = (f: Fila): Fila => ({ ...campos(f), id: idDe(f.id) })
  const cambio = (f: CambioDeFila): CambioDeFila => ({
    id: idDe(f.id),
    antes: campos(f.antes),
    despues: campos(f.despues),
  })
  return { ...resto, filas: filas.map(cambio), creadas: creadas.map(fila), borradas: borradas.map(fila) }
}
