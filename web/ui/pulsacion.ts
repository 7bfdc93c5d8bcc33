export interface Punto {
  x: number
  y: number
}

/** What a press does while it is followed. */
export interface Pulsacion {
  /** Whether something is in the hand; before, the press may still be a click. */
  isEnMano(): boolean
  onMover(punto: Punto): void
  /** Puts away what the drag showed. Answers what letting go here does, or null where nothing was in the hand. */
  alTerminar(): (() => void) | null
}

/** So far the pointer goes before it drags: less is a click. */
const UMBRAL = 5

/** Whether the pointer went so far from where it was pressed that it drags. */
export const isLejos = (inicio: PointerEvent, { x, y }: Punto): boolean =>
  Math.hypot(x - inicio.clientX, y - inicio.clientY) > UMBRAL

/**
 * Follows one press with mouse, pen or finger until it ends, wherever on the page it goes. Esc breaks the drag off, as does what takes the pointer
 * away. `signal` is aborted at its end.
 */
export function seguirPulsacion(
  inicio: PointerEvent,
  { isEnMano, onMover, alTerminar }: Pulsacion,
): { terminar: () => void; signal: AbortSignal } {
  const fin = new AbortController()
  const { signal } = fin
  const acabar = () => {
    fin.abort()
    return alTerminar()
  }
  const terminar = () => void acabar()
  const isSuyo = (event: PointerEvent): boolean => event.pointerId === inicio.pointerId
  const on = <K extends keyof WindowEventMap>(tipo: K, oye: (e: WindowEventMap[K]) => void) =>
    window.addEventListener(tipo, oye, { signal })

  on('pointermove', event => isSuyo(event) && onMover({ x: event.clientX, y: event.clientY }))
  on('pointerup', event => {
    if (!isSuyo(event)) return
    const soltar = acabar()
    if (!soltar) return
    sinClic(true)
    soltar()
  })
  on('pointercancel', event => isSuyo(event) && terminar())
  on('blur', terminar)
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isEnMano()) return
    event.preventDefault()
    event.stopImmediatePropagation()
    terminar()
    sinClic(false)
  }
  window.addEventListener('keydown', onKey, { signal, capture: true })
  return { terminar, signal }
}

/** The click that follows a drag opens nothing: it comes at once where the button is up (`isSuelta`), or when it is let go. */
function sinClic(isSuelta: boolean): void {
  const parar = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  const dejar = () => setTimeout(() => window.removeEventListener('click', parar, { capture: true }), 0)
  window.addEventListener('click', parar, { capture: true, once: true })
  if (isSuelta) dejar()
  else window.addEventListener('pointerup', dejar, { capture: true, once: true })
}
