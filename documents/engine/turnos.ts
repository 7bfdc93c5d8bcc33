import { AsyncLocalStorage } from 'node:async_hooks'

/** In whose turn work is done that many ask for and few can do: one who asks for a hundred things is not ahead of all who come after. */

/** Somebody by the id of their user; who has none by where they ask from. */
export type Quien = number | string

const enCurso = new AsyncLocalStorage<Quien>()

/** Does this in somebody's name: what it asks of a crew, now or later, waits in their turn. */
export const enNombreDe = <R>(quien: Quien, hacer: () => R): R => enCurso.run(quien, hacer)

/** Who asks here; all of whom nothing is known share a turn. */
export const quienPide = (): Quien => enCurso.getStore() ?? ''

/**
 * What waits, taken in turn: of those who wait the one who was served least recently, and what they asked first. Who was served is forgotten when nobody
 * waits any more: what one asks then comes first once more, before others take turns with it.
 */
export interface Turnos<T extends { quien: Quien }> {
  poner(cosa: T): void
  /** Puts back what was taken and could not be done: it comes before all others. */
  reponer(cosa: T): void
  /** The next, out of the queue; undefined where nothing waits. */
  tomar(): T | undefined
  /** How much waits. */
  readonly cuantas: number
  /** What came last of who has most waiting, of several the one who came last, out of the queue: where there is too much, it is refused. */
  quitarDeMas(): T | undefined
  /** All of it, out of the queue. */
  vaciar(): T[]
}

/** Things that each say whose they are. */
export function crearTurnos<T extends { quien: Quien }>(): Turnos<T> {
  const cola: T[] = []
  const repuestas: T[] = []
  /** At which turn each was served last, while anybody waits. */
  const servidos = new Map<Quien, number>()
  let turno = 0
  const servido = ({ quien }: T): number => servidos.get(quien) ?? 0

  const deCada = () => Map.groupBy(cola, c => c.quien).values()

  return {
    poner: cosa => void cola.push(cosa),
    reponer: cosa => void repuestas.push(cosa),
    tomar() {
      if (repuestas.length > 0) return repuestas.shift()
      const [primera] = cola
      if (!primera) return undefined
      const elegida = cola.reduce((a, b) => (servido(b) < servido(a) ? b : a), primera)
      cola.splice(cola.indexOf(elegida), 1)
      if (cola.length === 0) servidos.clear()
      else servidos.set(elegida.quien, ++turno)
      return elegida
    },
    get cuantas() {
      return cola.length + repuestas.length
    },
    quitarDeMas() {
      const [primera = [], ...otras] = deCada()
      const deMas = otras.reduce((a, b) => (b.length >= a.length ? b : a), primera).at(-1)
      if (deMas) cola.splice(cola.indexOf(deMas), 1)
      return deMas
    },
    vaciar() {
      servidos.clear()
      return [...repuestas.splice(0), ...cola.splice(0)]
    },
  }
}
