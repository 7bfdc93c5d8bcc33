import { useEffect, useRef } from 'react'

/** What «Atrás» closes before it leaves the page, the lowest first. */
const capas: (() => void)[] = []

/**
 * «Atrás» of the browser closes what lies over the page, the topmost first, and the page stays. For what is open without the address knowing of it; what the
 * address opens «Atrás» closes by itself.
 */
export function useAtras(opened: boolean, close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    if (!opened) return
    const capa = () => latest.current()
    capas.push(capa)
    return () => void capas.splice(capas.indexOf(capa), 1)
  }, [opened])
}

/** Closes what lies on top; false where nothing does. */
export function cerrarLoDeEncima(): boolean {
  const encima = capas.at(-1)
  encima?.()
  return encima !== undefined
}

type Llegada = Pick<PopStateEvent, 'state' | 'stopImmediatePropagation'>

/**
 * What to do with each step through the history, before the router hears of it: the browser has gone already, so that where something was closed instead it is
 * sent back, and the router is told of neither. `donde`: the place in the history that the router is at; `ir`: goes so many steps.
 */
export function alMoverse(
  donde: () => number,
  ir: (pasos: number) => void,
  cerrar = cerrarLoDeEncima,
): (llegada: Llegada) => void {
  let vuelve = false
  return llegada => {
    if (vuelve) {
      vuelve = false
      llegada.stopImmediatePropagation()
      return
    }
    // A step of more than one was chosen from the list of the browser; a place without a number is none of the router's.
    const pasos: number = (llegada.state?.__TSR_index ?? Number.NaN) - donde()
    if (Math.abs(pasos) !== 1 || !cerrar()) return
    llegada.stopImmediatePropagation()
    vuelve = true
    ir(-pasos)
  }
}
