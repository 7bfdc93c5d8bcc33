import { useEffect } from 'react'
import { ENCIMA } from './teclaDePagina.ts'

/** How long something that lay over the page may take to go: its way out, and a question that follows it. */
const ESPERA_MS = 1000
const CADA_MS = 30
const RECORDADOS = 12

interface Tenido {
  element: HTMLElement
  id: string
}

/** What had the focus, the latest last. */
let tenidos: Tenido[] = []

/** An item of a menu goes with it: the focus is remembered as that of the button that opened it. */
const quedaDe = (element: HTMLElement): HTMLElement => {
  const menu = element.closest('[role=menu]')
  return (menu && document.getElementById(menu.getAttribute('aria-labelledby') ?? '')) || element
}

function recordar({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement)) return
  const element = quedaDe(target)
  tenidos = [...tenidos.filter(t => t.element !== element), { element, id: element.id }].slice(-RECORDADOS)
}

if (typeof document !== 'undefined') document.addEventListener('focusin', recordar)

const isLost = (): boolean => document.activeElement === document.body || document.activeElement === null

/** The element, or what was put in its place under the same id. */
const ahora = ({ element, id }: Tenido): HTMLElement | null =>
  element.isConnected ? element : id ? document.getElementById(id) : null

/**
 * Who is offered the focus, in this order. `tuvieron`: what had it, the latest last; `encima`: what lies over the page, if anything does. Nothing behind that is
 * offered it; itself it is, where it holds nothing that can have it now, as a form that is being saved.
 */
export const aQuien = (tuvieron: readonly HTMLElement[], encima: HTMLElement | undefined): HTMLElement[] =>
  encima ? [...tuvieron.filter(e => encima.contains(e)).toReversed(), encima] : tuvieron.toReversed()

/** To what had the focus last and is still there. */
function devolver(): void {
  const encima = [...document.querySelectorAll<HTMLElement>(ENCIMA)].at(-1)
  const tuvieron = tenidos.map(ahora).filter(e => e !== null)
  for (const element of aQuien(tuvieron, encima)) {
    element.focus({ preventScroll: true })
    if (!isLost()) return
  }
}

/**
 * When something that lay over the page, or that told why a form was refused, is gone, however it went, the focus is where it was before: else the next
 * key goes nowhere. Mantine does so only for what closes before it is taken away, and for what no menu opened.
 */
export function useFocusBack(opened: boolean): void {
  useEffect(() => {
    if (!opened) return
    return () => {
      const hasta = performance.now() + ESPERA_MS
      // Until all of it is gone: what slides away is still there, may be given the focus, and takes it along.
      const mirar = () => {
        if (isLost()) devolver()
        if (performance.now() < hasta) setTimeout(mirar, CADA_MS)
      }
      setTimeout(mirar)
    }
  }, [opened])
}
