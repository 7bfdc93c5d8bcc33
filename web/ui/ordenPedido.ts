import { mover } from '@malla/domain/listas/mover.ts'
import { useReducer, useState } from 'react'
import { crearFila } from './fila.ts'

type Id = string | number

/**
 * Puts a thing at another place, counted from 0. A promise: it is on its way, and the list follows once that is kept; rejected, it was refused, as whoever
 * rejects it has said.
 */
export type PonerEnLugar<I extends Id = Id> = (id: I, to: number) => unknown

/** A list in the order that was asked for; what came meanwhile stands where it came, what went is gone. */
function enOrden<I extends Id>(ids: readonly I[], pedido: readonly I[]): readonly I[] {
  const quedan = pedido.filter(id => ids.includes(id))
  return ids.reduce(
    (orden, id, lugar) => (orden.includes(id) ? orden : orden.toSpliced(lugar, 0, id)),
    quedan,
  )
}

/**
 * The order of a list while things are moved in it: each step counts from where the one before leads, also when that is still on its way, and is asked for
 * once that is done. With one that is refused go those that counted on it. `alCambiar` hears that the order is another.
 */
export function crearOrden<I extends Id>(alCambiar: () => void) {
  const enFila = crearFila()
  let pedido: readonly I[] | null = null
  let enCamino = 0
  let rechazadas = 0
  const pedir = (orden: readonly I[] | null) => {
    pedido = orden
    alCambiar()
  }
  const llevar = async (paso: () => unknown) => {
    const antes = rechazadas
    enCamino++
    await enFila(() => (antes === rechazadas ? paso() : undefined)).catch(() => rechazadas++)
    // A list that was read again reaches the screen a moment later than whoever waited for it hears of it.
    await new Promise(seguir => setTimeout(seguir))
    if (--enCamino === 0) pedir(null)
  }
  const ordenDe = (ids: readonly I[]): readonly I[] => (pedido ? enOrden(ids, pedido) : ids)
  return {
    de: ordenDe,
    mover(ids: readonly I[], id: I, to: number, poner: PonerEnLugar<I>): void {
      const orden = mover(ordenDe(ids), id, to)
      if (enCamino > 0) {
        pedir(orden)
        void llevar(() => poner(id, to))
        return
      }
      const hecho = poner(id, to)
      // A list that is at hand is in its new order already.
      if (!(hecho instanceof Promise)) return
      pedir(orden)
      void llevar(() => hecho)
    },
  }
}

/** The ids of a list in the order that was asked for, and what puts one of them at another place. */
export function useOrden<I extends Id>(ids: readonly I[], poner: PonerEnLugar<I> | undefined) {
  const [, redibujar] = useReducer((n: number) => n + 1, 0)
  const [pedido] = useState(() => crearOrden<I>(redibujar))
  return {
    orden: pedido.de(ids),
    mover: (id: I, to: number) => poner && pedido.mover(ids, id, to, poner),
  }
}
