import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import type { Malla } from '@malla/domain/malla/malla.ts'
import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * The focus of the board. A card that changes its column is a new element, whoever moved it (a key, the mouse, another person, a refusal
 * that takes it back): the focus goes with it.
 */
export function useFoco(tablero: RefObject<HTMLElement | null>, malla: Malla) {
  /** The card that has the focus. */
  const tenida = useRef<Id | null>(null)
  /** The card that this person has just moved: it is brought into sight too. */
  const movida = useRef<Id | null>(null)

  const enfocar = (id: Id, options?: FocusOptions): void =>
    tablero.current?.querySelector<HTMLElement>(`#curso-${id}`)?.focus(options)

  // biome-ignore lint/correctness/useExhaustiveDependencies: cards change their element only with the malla
  useLayoutEffect(() => {
    const id = movida.current ?? tenida.current
    if (id !== null) enfocar(id, { preventScroll: movida.current === null })
    movida.current = null
  }, [malla])

  return {
    enfocar,
    /** Says that a card is about to move: it will have the focus. */
    seMueve: (id: Id): void => {
      movida.current = id
    },
    entra: (id: Id | null): void => {
      tenida.current = id
    },
    /** React tells no blur of elements that it takes away, the browser one of a window that is left: the card keeps the focus in both. */
    sale: ({ target }: FocusEvent): void => {
      if (document.activeElement !== target) tenida.current = null
    },
  }
}
