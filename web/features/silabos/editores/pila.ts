import { isEscribiendo } from '../../../ui/teclaDePagina.ts'
import { ordenDe } from './programacion/lugares.ts'

/** The steps of all editors of a page in the order in which they were done: Ctrl Z outside of every text takes back the last one, wherever it was. */

/** Whoever can take back its own last step; false when there is none (any more). */
export interface Deshacible {
  deshacer(): boolean
  rehacer(): boolean
  /** Whoever did something to several sections in one step: what it did to this one is not taken back any more. */
  olvidar?(clave: string): void
}

const MAS = 500

/** One page is on the screen at a time. */
let hechos: Deshacible[] = []
let deshechos: Deshacible[] = []

/** `quien` has just done a step. */
export function anotarEnPila(quien: Deshacible): void {
  hechos = [...hechos, quien].slice(-MAS)
  deshechos = []
}

const sinUltimo = (pila: Deshacible[], quien: Deshacible): Deshacible[] => {
  const i = pila.lastIndexOf(quien)
  return i < 0 ? pila : pila.toSpliced(i, 1)
}

/** `quien` took its last step back, or did it again, by itself or because the page asked. `isAlgo`: false where nothing of the step was left. */
export function anotarVuelta(quien: Deshacible, como: 'deshacer' | 'rehacer', isAlgo = true): void {
  const otraVez = isAlgo ? [quien] : []
  if (como === 'deshacer') {
    hechos = sinUltimo(hechos, quien)
    deshechos = [...deshechos, ...otraVez]
  } else {
    deshechos = sinUltimo(deshechos, quien)
    hechos = [...hechos, ...otraVez]
  }
}

/** `quien` left the screen, and its steps with it. */
export function quitarDePila(quien: Deshacible): void {
  hechos = hechos.filter(x => x !== quien)
  deshechos = deshechos.filter(x => x !== quien)
}

/** An earlier version of this section was brought back: no step of before is undone over it. The section's own editor begins anew by itself. */
export function olvidarEnPila(clave: string): void {
  for (const quien of [...hechos, ...deshechos]) quien.olvidar?.(clave)
}

/** Takes back the last step of the page, or does again what was taken back last; false when there is nothing. */
export function volverEnPila(como: 'deshacer' | 'rehacer'): boolean {
  const pila = como === 'deshacer' ? hechos : deshechos
  for (const quien of pila.toReversed()) {
    if (quien[como]()) return true
    quitarDePila(quien)
  }
  return false
}

/** Nothing that was done can be taken back any more: it was done on another page, or by another person. */
export function olvidarPila(): void {
  hechos = []
  deshechos = []
}

/**
 * Ctrl Z and Ctrl Mayús Z where nobody writes: the last step of the page. Never left to the browser, which would undo letters of a field that is far
 * off the screen. `whyNot`: why nothing can be written there, and so nothing taken back, or null. Answers how to end it, with which the steps of the
 * page go: whoever did them may have left no editor there that takes them along.
 */
export function atenderPagina(pagina: Document, whyNot: string | null): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const en = event.target as Element | null
    if (event.defaultPrevented || isEscribiendo(event) || en?.closest?.('[role="dialog"]')) return
    const orden = ordenDe(event, 'leer')
    if (orden !== 'deshacer' && orden !== 'rehacer') return
    event.preventDefault()
    if (whyNot === null) volverEnPila(orden)
  }
  pagina.addEventListener('keydown', onKeyDown)
  return () => {
    pagina.removeEventListener('keydown', onKeyDown)
    olvidarPila()
  }
}
