import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { ENCIMA, isEscribiendo } from '../../ui/teclaDePagina.ts'
import { filaDe } from '../arbol/useTeclas.ts'

/** A line that is to have the focus comes within this time, or nobody waits for it any more. */
const ESPERA_MS = 10_000
/** So often it is looked whether what lies over the tree is gone. */
const CADA_MS = 50
/** What is opened over the tree, and takes its keys. */
const SOBRE = `${ENCIMA}, [role=menu]`

interface Pedido {
  clave: string
  hasta: number
  isDado: boolean
  /** What had the focus when it was asked for. */
  desde: Element | null
}

const isNadie = (en: Element | null): boolean => en === null || en === document.body

/**
 * Whether the tree may move the focus, to its line `clave`: it is in the tree or nowhere, writes in no other line, and nothing is open over it. `desde`: where
 * whoever asks for it was, when that is no place to write.
 */
export function isLibre(tree: Element | null, clave: string | null, desde: Element | null = null): boolean {
  if (document.querySelector(SOBRE)) return false
  const en = document.activeElement
  if (isNadie(en)) return true
  const escribe = isEscribiendo({ target: en })
  if (en === desde && !escribe) return true
  return !!tree?.contains(en) && (!escribe || (clave !== null && filaDe(en!)?.dataset.clave === clave))
}

/**
 * Gives the focus to a line as soon as it is there, and back to it whenever lines that move lose it, until the person goes elsewhere. Before the
 * screen is drawn, so that no key falls between. Asked for by an answer (`tarde`) and not by the person, it takes it from nothing that was opened meanwhile.
 */
export function useFoco(tree: RefObject<HTMLDivElement | null>, setFoco: (clave: string) => void) {
  const quiere = useRef<Pedido | null>(null)
  const reloj = useRef<ReturnType<typeof setTimeout>>(undefined)
  const intentar = (): void => {
    clearTimeout(reloj.current)
    const pedido = quiere.current
    if (!pedido) return
    const isPasado = Date.now() > pedido.hasta
    if (!pedido.isDado && isPasado) {
      quiere.current = null
      return
    }
    const row = tree.current?.querySelector<HTMLElement>(`[data-clave="${pedido.clave}"]`)
    if (!row || (pedido.isDado && !isNadie(document.activeElement))) return
    if (!isLibre(tree.current, pedido.clave, pedido.desde)) {
      if (!isPasado) reloj.current = setTimeout(intentar, CADA_MS)
      return
    }
    pedido.isDado = true
    row.focus({ preventScroll: true })
    row.scrollIntoView({ block: 'nearest' })
  }
  useLayoutEffect(intentar)
  useEffect(() => {
    const dejar = () => {
      quiere.current = null
    }
    document.addEventListener('pointerdown', dejar)
    return () => {
      clearTimeout(reloj.current)
      document.removeEventListener('pointerdown', dejar)
    }
  }, [])
  const poner = useRef((clave: string, cuando: 'ya' | 'tarde' = 'ya') => {
    const isTarde = cuando === 'tarde'
    if (isTarde && !isLibre(tree.current, clave)) return
    const desde = isTarde ? null : document.activeElement
    quiere.current = { clave, hasta: Date.now() + ESPERA_MS, isDado: false, desde }
    setFoco(clave)
  })
  return poner.current
}
