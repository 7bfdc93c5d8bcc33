import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { aplicar } from '@malla/domain/malla/ediciones.ts'
import { type Malla, mallaDe } from '@malla/domain/malla/malla.ts'
import { type Lugar, mover } from '@malla/domain/malla/mover.ts'
import type { Colocacion } from './colocar.ts'

/** A card in the hand, as far as it changes what is seen. */
interface EnMano {
  id: Id
  lugar: Lugar | null
  motivo: string | null
}

/** The malla as it would be if the card in the hand were let go now; the very same object when nothing would change. */
export function vistaDe(malla: Malla, enMano: EnMano | null): Malla {
  if (!enMano?.lugar || enMano.motivo) return malla
  const ediciones = mover(malla, enMano.id, enMano.lugar)
  if (ediciones.length === 0) return malla
  const de = (tipo: 'ciclo' | 'seccion') => malla.columnas.filter(c => c.tipo === tipo)
  return mallaDe({
    cursos: aplicar([...malla.cursos.values()], ediciones),
    ciclos: de('ciclo').map(({ id, nombre, numero }) => ({ id, nombre, numero: numero! })),
    secciones: de('seccion').map(({ id, nombre }) => ({ id, nombre, creditos_requeridos: null })),
  })
}

/** The board with the card in the hand at its own place: the pointer carries it from there. */
export function conEnMano(colocacion: Colocacion, base: Colocacion, id: Id | undefined): Colocacion {
  const propia = id === undefined ? undefined : base.cajas.get(id)
  if (!propia || colocacion === base) return colocacion
  return { ...colocacion, cajas: new Map(colocacion.cajas).set(propia.id, propia) }
}

/** The card that Tab reaches: the last one in use while it is there, else the first. */
export const puertaDe = (malla: Malla, id: Id | null): Id | null =>
  id !== null && malla.columnaDe.has(id) ? id : (malla.columnas.flatMap(c => c.cursos)[0]?.id ?? null)
