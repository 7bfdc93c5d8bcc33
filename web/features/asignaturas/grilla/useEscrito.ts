import { type FormEvent, useEffect, useRef } from 'react'
import { warn } from '../../../ui/dialogs.tsx'
import type { Cursor } from './useCursor.ts'

/** What is told when the course in which somebody wrote is gone. */
export const textoDePerdida = (escrito: string): string[] => [
  'Otra persona eliminó el curso en el que usted escribía.',
  ...(escrito === '' ? [] : [`No se guardó lo escrito: «${escrito}».`]),
]

/** Tells what was typed when the row goes in which it was. The focus stays away until it was read: no letter goes into another course. Answers what hears the typing. */
export function useEscrito({ edicion, isPerdida, seleccion, ir, dejarDeEditar }: Cursor) {
  const escrito = useRef('')
  useEffect(() => {
    if (edicion) return
    const texto = escrito.current.trim()
    escrito.current = ''
    if (!isPerdida) return
    dejarDeEditar(false)
    void warn(textoDePerdida(texto)).then(() => ir(seleccion))
  })
  return (e: FormEvent) => {
    if (edicion && e.target instanceof HTMLInputElement) escrito.current = e.target.value
  }
}
