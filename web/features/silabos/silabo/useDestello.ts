import { type RefObject, useEffect, useRef } from 'react'
import type { EstadoDeAlmacen } from '../editor/estadoDeAlmacen.ts'
import { elementoDe } from './lugar.ts'

/** How long a place that somebody else changed stays marked, in milliseconds. */
export const DESTELLO = 6000

/** Marks the units, weeks, lines and texts that somebody else changed, for a moment, where they stand. */
export function useDestello(raiz: RefObject<HTMLElement | null>, ajenos: EstadoDeAlmacen['ajenos']): void {
  const vistos = useRef(new Map<string, number>())
  useEffect(() => {
    for (const [clave, { lugares, cuando }] of Object.entries(ajenos)) {
      if (vistos.current.get(clave) === cuando || !raiz.current) continue
      vistos.current.set(clave, cuando)
      for (const id of lugares) {
        const elemento = elementoDe({ clave, donde: id === '' ? null : id })
        if (!elemento) continue
        elemento.dataset.destello = ''
        setTimeout(() => delete elemento.dataset.destello, DESTELLO)
      }
    }
  }, [raiz, ajenos])
}
