import { useEffect } from 'react'
import { onSessionEnd } from '../../../app/session.ts'
import { atenderPagina, olvidarPila } from './pila.ts'

onSessionEnd(olvidarPila)

/**
 * Ctrl Z and Ctrl Mayús Z where nobody writes: the last step of this page, while it is on the screen and can be written. `whyNot`: why it cannot, or
 * null; what was done before it was handed in is not taken back after that, also once it comes back to be mended.
 */
export function useDeshacerEnPagina(whyNot: string | null): void {
  useEffect(() => atenderPagina(document, whyNot), [whyNot])
}
