import { type KeyboardEvent, useRef } from 'react'
import { flushSync } from 'react-dom'

/** What a row is for who does not see it. It can have the focus: in its first text Enter, pressed once more, would send the form. */
export const fila = (nombre: string) =>
  ({ role: 'group', 'aria-label': nombre, 'data-fila': true, tabIndex: -1 }) as const

/** A key that is held too long is meant for what was pressed, and not for what has the focus since; in a text of several lines it is meant as it is. */
function sinRepetir(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat && !(event.target instanceof HTMLTextAreaElement))
    event.preventDefault()
}

/**
 * The rows of a repeated field. `caja` goes to what holds them, `fila` to each, the button that adds one has `data-anadir`.
 * `quitar` takes the row at a place away and leaves the focus on the row that took its place, else on that button.
 */
export function useFilas<E extends HTMLElement>() {
  const ref = useRef<E>(null)
  const quitar = (i: number, quitarla: () => void) => {
    flushSync(quitarla)
    const siguiente = ref.current?.querySelectorAll<HTMLElement>('[data-fila]')[i]
    const destino = siguiente ?? ref.current?.querySelector<HTMLElement>('[data-anadir]')
    destino?.focus()
  }
  return { caja: { ref, onKeyDown: sinRepetir }, quitar }
}
