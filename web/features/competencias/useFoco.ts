import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** A line that is to have the focus comes within this time, or nobody waits for it any more. */
const ESPERA_MS = 10_000

/**
 * Gives the focus to a line as soon as it is there, and back to it whenever lines that move lose it, until the person goes elsewhere. Before the
 * screen is drawn, so that no key falls between.
 */
export function useFoco(tree: RefObject<HTMLDivElement | null>, setFoco: (clave: string) => void) {
  const quiere = useRef<{ clave: string; hasta: number; isDado: boolean } | null>(null)
  useLayoutEffect(() => {
    const pedido = quiere.current
    if (!pedido) return
    if (!pedido.isDado && Date.now() > pedido.hasta) quiere.current = null
    const isPerdido = document.activeElement === document.body || document.activeElement === null
    const row = tree.current?.querySelector<HTMLElement>(`[data-clave="${pedido.clave}"]`)
    if (!row || (pedido.isDado && !isPerdido)) return
    pedido.isDado = true
    row.focus({ preventScroll: true })
    row.scrollIntoView({ block: 'nearest' })
  })
  useEffect(() => {
    const dejar = () => {
      quiere.current = null
    }
    document.addEventListener('pointerdown', dejar)
    return () => document.removeEventListener('pointerdown', dejar)
  }, [])
  const poner = useRef((clave: string) => {
    quiere.current = { clave, hasta: Date.now() + ESPERA_MS, isDado: false }
    setFoco(clave)
  })
  return poner.current
}
