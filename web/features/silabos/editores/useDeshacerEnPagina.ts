import { useEffect } from 'react'
import { volverEnPila } from './pila.ts'
import { ordenDe } from './programacion/lugares.ts'

const ESCRIBE = 'input, textarea, select, [contenteditable="true"]'

/**
 * Ctrl Z and Ctrl Mayús Z where nobody writes: the last step of the page. Never left to the browser, which would undo letters of a field that is far
 * off the screen.
 */
export function useDeshacerEnPagina(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const en = event.target as Element | null
      if (event.defaultPrevented || en?.closest?.(`${ESCRIBE}, [role="dialog"]`)) return
      const orden = ordenDe(event, 'leer')
      if (orden !== 'deshacer' && orden !== 'rehacer') return
      event.preventDefault()
      volverEnPila(orden)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
