import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { isEscribiendo } from '../../../ui/teclaDePagina.ts'

interface Teclas {
  guardar: () => void
  deshacer: () => void
  rehacer: () => void
}

/** Which of them a key of the page means. Undoing is left to fields where something is being written, and to the grid its own. */
function teclaDe(e: KeyboardEvent): keyof Teclas | null {
  if (!(e.ctrlKey || e.metaKey) || e.altKey || document.querySelector('[role=dialog]')) return null
  const tecla = e.key.toLowerCase()
  if (tecla === 's') return 'guardar'
  const isEnGrilla = e.target instanceof HTMLElement && e.target.closest('[role=grid]') !== null
  if (tecla !== 'z' || isEnGrilla || isEscribiendo(e)) return null
  return e.shiftKey ? 'rehacer' : 'deshacer'
}

/** Saving and undoing from anywhere on the page. What is being written goes in before it is saved. */
export function useTeclasGenerales(teclas: Teclas): void {
  const ultimas = useRef(teclas)
  ultimas.current = teclas
  useEffect(() => {
    const pulsar = (e: KeyboardEvent) => {
      const cual = teclaDe(e)
      if (!cual) return
      e.preventDefault()
      const campo = document.activeElement
      if (cual === 'guardar' && campo instanceof HTMLInputElement) flushSync(() => campo.blur())
      ultimas.current[cual]()
    }
    // Before the fields hear it: they keep their keys to themselves.
    window.addEventListener('keydown', pulsar, true)
    return () => window.removeEventListener('keydown', pulsar, true)
  }, [])
}
