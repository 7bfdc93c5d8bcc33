import { useEffect } from 'react'
import { onSessionEnd } from '../../../app/session.ts'
import { atenderPagina, olvidarPila } from './pila.ts'

onSessionEnd(olvidarPila)

/** Ctrl Z and Ctrl Mayús Z where nobody writes: the last step of this page, while it is on the screen. */
export function useDeshacerEnPagina(): void {
  useEffect(() => atenderPagina(document), [])
}
