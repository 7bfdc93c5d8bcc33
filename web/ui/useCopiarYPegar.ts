import { useEffect, useRef } from 'react'
import { isEscribiendo } from './teclaDePagina.ts'

export interface CopiarYPegar {
  /** Whether what is copied, cut and pasted now is meant for this: the focus is in it. */
  isAqui: () => boolean
  /** Puts what is chosen on the clipboard; false where nothing is chosen. Without it the browser copies. */
  copiar?: (datos: DataTransfer) => boolean
  /** Empties what was just copied. */
  vaciar?: () => void
  /** Takes what is on the clipboard; false where it holds nothing for this. */
  pegar: (datos: DataTransfer) => boolean
}

/** Whether the focus is in something; of whoever only touched a text, and has the focus nowhere, whether that text is. */
export function isFocoEn(caja: Element | null): boolean {
  const { activeElement, body } = document
  const donde = activeElement === body ? getSelection()?.anchorNode : activeElement
  return !!donde && caja?.contains(donde) === true
}

/** Does what an event of the clipboard asks for where it is meant for this; where a person writes the browser does it by itself. */
export function atender(event: ClipboardEvent, { isAqui, copiar, vaciar, pegar }: CopiarYPegar): void {
  const datos = event.clipboardData
  // Not where it was sent to: that is where text is chosen, which may be a field that was left.
  const isEscrito = isEscribiendo({ target: document.activeElement })
  if (!datos || event.defaultPrevented || isEscrito || !isAqui()) return
  const isTomado = event.type === 'paste' ? pegar(datos) : copiar?.(datos)
  if (!isTomado) return
  event.preventDefault()
  if (event.type === 'cut') vaciar?.()
}

/**
 * Copying, cutting and pasting for cells that have the focus without holding text of their own. Heard on the document: Firefox and Safari send these events to
 * where text is chosen, and to the body where none is, not to what has the focus.
 */
export function useCopiarYPegar(suyo: CopiarYPegar): void {
  const latest = useRef(suyo)
  latest.current = suyo
  useEffect(() => {
    const oir = (event: ClipboardEvent): void => atender(event, latest.current)
    const tipos = ['copy', 'cut', 'paste'] as const
    for (const tipo of tipos) document.addEventListener(tipo, oir)
    return () => {
      for (const tipo of tipos) document.removeEventListener(tipo, oir)
    }
  }, [])
}
