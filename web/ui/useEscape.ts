import { useEffect, useRef } from 'react'

/** What is open over the page, the lowest first. */
const layers: (() => void)[] = []

/** An open list of choices in a field closes first; it marks its field so. */
const isTaken = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true'

/** A menu hears Esc only once the focus has come into it: pressed before, it is meant for the menu all the same, and for nothing below it. */
function cerrarMenu(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing || !(event.target instanceof HTMLElement)) return
  const boton = event.target.closest<HTMLElement>('[aria-haspopup="menu"][aria-expanded="true"]')
  if (!boton) return
  event.stopImmediatePropagation()
  boton.click()
}

// From the first on, so that it is asked before every layer.
if (typeof window !== 'undefined') window.addEventListener('keydown', cerrarMenu, { capture: true })

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
