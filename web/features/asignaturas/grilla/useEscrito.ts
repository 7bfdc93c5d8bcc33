import { type FormEvent, useEffect, useRef } from 'react'
import { warn } from '../../../ui/dialogs.tsx'
import type { Cursor } from './useCursor.ts'
import { isParaNueva } from './vista.ts'

/** What is told when the line in which somebody wrote is gone: a course, or the place to write a new one. */
export const textoDePerdida = (linea: string, escrito: string): string[] => [
  isParaNueva(linea)
    ? 'Ya no se puede añadir un curso donde usted escribía.'
    : 'El curso en el que usted escribía ya no está.',
  ...(escrito === '' ? [] : [`No se guardó lo escrito: «${escrito}».`]),
]

/** Tells what was typed when the row goes in which it was. The focus stays away until it was read: no letter goes into another course. Answers what hears the typing. */
export function useEscrito({ edicion, perdida, seleccion, ir, dejarDeEditar }: Cursor) {
  const escrito = useRef<string | null>(null)
  useEffect(() => {
    if (edicion) {
      escrito.current ??= edicion.letra
      return
    }
    const texto = escrito.current?.trim() ?? ''
    escrito.current = null
    if (perdida === null) return
    dejarDeEditar(false)
    void warn(textoDePerdida(perdida, texto)).then(() => ir(seleccion))
  })
  return (e: FormEvent) => {
    if (edicion && e.target instanceof HTMLInputElement) escrito.current = e.target.value
  }
}
