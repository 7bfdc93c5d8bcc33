import { useEffect, useRef } from 'react'

export interface CopiarYPegar {
  /** Whether what is copied, cut and pasted now is meant for this: the focus is in it, and nothing is being written. */
  isAqui: () => boolean
  /** Puts what is chosen on the clipboard; false where nothing is chosen. */
  copiar: (datos: DataTransfer) => boolean
  /** Empties what was just copied. */
  vaciar: () => void
  /** Takes what is on the clipboard; false where it holds nothing for this. */
  pegar: (datos: DataTransfer) => boolean
}

/** Whether a person writes there: the browser copies and pastes by itself. */
const seEscribe = (en: EventTarget | null): boolean =>
  en instanceof Element && en.closest('input, textarea, select, [contenteditable="true"]') !== null

/**
 * Copying, cutting and pasting for cells that have the focus without holding text of their own. Heard on the document: Firefox sends these events to where text
 * is chosen, and to the body where none is, not to what has the focus.
 */
export function useCopiarYPegar(suyo: CopiarYPegar): void {
  const latest = useRef(suyo)
  latest.current = suyo
  useEffect(() => {
    const oir = (event: ClipboardEvent): void => {
      const { isAqui, copiar, vaciar, pegar } = latest.current
      const datos = event.clipboardData
      if (!datos || event.defaultPrevented || seEscribe(event.target) || !isAqui()) return
      const isTomado = event.type === 'paste' ? pegar(datos) : copiar(datos)
      if (!isTomado) return
      event.preventDefault()
      if (event.type === 'cut') vaciar()
    }
    const tipos = ['copy', 'cut', 'paste'] as const
    for (const tipo of tipos) document.addEventListener(tipo, oir)
    return () => {
      for (const tipo of tipos) document.removeEventListener(tipo, oir)
    }
  }, [])
}
