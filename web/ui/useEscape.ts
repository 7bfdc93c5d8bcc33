import { useEffect, useRef } from 'react'

/** What is open over the page, the lowest first. */
const layers: (() => void)[] = []

/** Whether an open list of choices in a field takes a key: it closes first; it marks its field so. */
export const isTaken = ({ target }: Pick<Event, 'target'>): boolean =>
  target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true'

/** A menu hears Esc only once the focus has come into it: pressed before, it is meant for the menu all the same, and for nothing below it. */
function cerrarMenu(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing || !(event.target instanceof HTMLElement)) return
  const boton = event.target.closest<HTMLElement>('[aria-haspopup="menu"][aria-expanded="true"]')
  if (!boton) return
  event.stopImmediatePropagation()
  boton.click()
}

/** Presses of Esc that something over the page, or in one of its fields, takes for itself: what is under it never hears them. */
const tomadas = new WeakSet<Event>()

/** Asked before anything has closed by it. */
function mirarQuien(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return
  if (layers.length > 0 || isTaken(event) || document.querySelector('[role=dialog], [role=menu]'))
    tomadas.add(event)
}

// From the first on, so that it is asked before every layer.
if (typeof window !== 'undefined') {
  window.addEventListener('keydown', cerrarMenu, { capture: true })
  window.addEventListener('keydown', mirarQuien, { capture: true })
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key === 'Escape' && !event.isComposing && !isTaken(event)) layers.at(-1)?.()
}

/**
 * Esc closes what lies on top and nothing below it: a question over a form must not ask the form to close as well. Used by everything that
 * opens over the page, in place of Mantine's own listening, which knows no order.
 */
export function useEscape(opened: boolean, close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    if (!opened) return
    const layer = () => latest.current()
    if (layers.push(layer) === 1) window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => {
      layers.splice(layers.indexOf(layer), 1)
      if (layers.length === 0) window.removeEventListener('keydown', onKeyDown, { capture: true })
    }
  }, [opened])
}

interface Panel {
  /** When it was opened: of two that open at once the inner one is drawn later. */
  turno: number
  isSuya: (en: Element) => boolean
  close: () => void
}

/** What is open beside the page. */
const paneles: Panel[] = []
let turnos = 0

/** Which of the panels Esc closes, pressed there: of those that it is meant for the last that was opened. Undefined where it is meant for none. */
export const cualCierra = (abiertos: readonly Panel[], en: Element | null): Panel | undefined =>
  abiertos.toSorted((a, b) => b.turno - a.turno).find(p => en === null || p.isSuya(en))

function alFinal(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || tomadas.has(event)) return
  cualCierra(paneles, event.target instanceof Element ? event.target : null)?.close()
}

/**
 * Esc closes what stands beside the page, once nobody else took the key: nothing that lies over the page, no open list, no field that has a use for it.
 * Of several beside each other the one that was opened last; of those that open at once the innermost. `isSuya`: whether a key pressed there is meant for it.
 */
export function useEscapeAlFinal(opened: boolean, close: () => void, isSuya: (en: Element) => boolean): void {
  const latest = useRef({ close, isSuya })
  latest.current = { close, isSuya }
  // Counted as it is drawn: effects of what is inside run before those of what is around it.
  const turno = useRef(0)
  if (!opened) turno.current = 0
  else if (turno.current === 0) turno.current = ++turnos
  useEffect(() => {
    if (!opened) return
    const panel: Panel = {
      turno: turno.current,
      isSuya: en => latest.current.isSuya(en),
      close: () => latest.current.close(),
    }
    if (paneles.push(panel) === 1) window.addEventListener('keydown', alFinal)
    return () => {
      paneles.splice(paneles.indexOf(panel), 1)
      if (paneles.length === 0) window.removeEventListener('keydown', alFinal)
    }
  }, [opened])
}
