import { type RefObject, useEffect, useRef } from 'react'

/** Gives the focus to a line as soon as it is there, and back to it when moving lines lost it. */
export function useFoco(tree: RefObject<HTMLDivElement | null>, setFoco: (clave: string) => void) {
  const quiere = useRef<{ clave: string; hasta: number; isDado: boolean } | null>(null)
  useEffect(() => {
    const pedido = quiere.current
    if (!pedido) return
    if (Date.now() > pedido.hasta) quiere.current = null
    const isPerdido = document.activeElement === document.body || document.activeElement === null
    const row = tree.current?.querySelector<HTMLElement>(`[data-clave="${pedido.clave}"]`)
    if (!row || (pedido.isDado && !isPerdido)) return
    pedido.isDado = true
    row.focus({ preventScroll: true })
    row.scrollIntoView({ block: 'nearest' })
  })
  const poner = useRef((clave: string) => {
    quiere.current = { clave, hasta: Date.now() + ESPERA_MS, isDado: false }
    setFoco(clave)
  })
  return poner.current
}
/** A move is answered and drawn within this time. */
const ESPERA_MS = 1500
