import { useEffect, useRef } from 'react'
import { shared } from './shared.ts'

/** What «Atrás» closes before it leaves the page, the lowest first. */
const capas = shared<readonly (() => void)[]>([])

/** Whether «Atrás» has something to close. */
export const useHayEncima = (): boolean => capas.use().length > 0

/**
 * «Atrás» of the browser closes what lies over the page, the topmost first, and the page stays. For what is open without the address knowing of it: what the
 * address opens «Atrás» closes by itself.
 */
export function useAtras(opened: boolean, close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    if (!opened) return
    const capa = () => latest.current()
    capas.set([...capas.get(), capa])
    return () => capas.set(capas.get().filter(c => c !== capa))
  }, [opened])
}

/** Closes what lies on top; false where nothing does. */
export function cerrarLoDeEncima(): boolean {
  const encima = capas.get().at(-1)
  encima?.()
  return encima !== undefined
}
