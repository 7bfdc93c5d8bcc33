import { type RefObject, useEffect, useRef, useState } from 'react'

const ZOOMS = [0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 2] as const
const [MIN, MAX] = [ZOOMS[0], ZOOMS.at(-1)!]

/** Zoom kept within its ends and to whole percents. */
export const ajustado = (zoom: number): number => Math.round(Math.min(MAX, Math.max(MIN, zoom)) * 100) / 100

/** The next step of the buttons. */
export const escalon = (zoom: number, sentido: 1 | -1): number =>
  (sentido > 0 ? ZOOMS.find(z => z > zoom + 0.005) : ZOOMS.findLast(z => z < zoom - 0.005)) ?? zoom

const separacion = ([a, b]: TouchList | readonly Touch[]): number =>
  Math.hypot(a!.clientX - b!.clientX, a!.clientY - b!.clientY)

/** What Safari alone tells of two fingers, also on the pad of a Mac. */
const PELLIZCO = ['gesturestart', 'gesturechange'] as const
/** `scale`: how far they are drawn apart since they came down, 1 at first. */
type Pellizco = Event & { scale: number }

/** Ctrl and the wheel, or two fingers, on an element: `poner` is told what the zoom becomes of what it is. Answers how to stop listening. */
export function escucharGestos(
  element: Pick<HTMLElement, 'addEventListener' | 'removeEventListener'>,
  actual: () => number,
  poner: (como: (zoom: number) => number) => void,
): () => void {
  let dedos: { separacion: number; zoom: number } | null = null
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return
    event.preventDefault()
    const vuelta = -Math.sign(event.deltaY) * Math.min(20, Math.abs(event.deltaY))
    poner(zoom => ajustado(zoom * Math.exp(vuelta * 0.006)))
  }
  const onTouchStart = ({ touches }: TouchEvent) => {
    dedos = touches.length === 2 ? { separacion: separacion(touches), zoom: actual() } : null
  }
  const onTouchMove = (event: TouchEvent) => {
    if (!dedos || event.touches.length !== 2) return
    event.preventDefault()
    const zoom = (dedos.zoom * separacion(event.touches)) / dedos.separacion
    poner(() => ajustado(zoom))
  }
  let alEmpezar = 1
  const onPellizco = (event: Event) => {
    event.preventDefault()
    // Phones tell the fingers themselves too.
    if (dedos) return
    if (event.type === 'gesturestart') alEmpezar = actual()
    else poner(() => ajustado(alEmpezar * (event as Pellizco).scale))
  }
  element.addEventListener('wheel', onWheel, { passive: false })
  element.addEventListener('touchstart', onTouchStart, { passive: true })
  element.addEventListener('touchmove', onTouchMove, { passive: false })
  for (const tipo of PELLIZCO) element.addEventListener(tipo, onPellizco, { passive: false })
  return () => {
    element.removeEventListener('wheel', onWheel)
    element.removeEventListener('touchstart', onTouchStart)
    element.removeEventListener('touchmove', onTouchMove)
    for (const tipo of PELLIZCO) element.removeEventListener(tipo, onPellizco)
  }
}

/**
 * Zoom of the board: buttons set it, Ctrl and the wheel or two fingers change it. Where it is off, or the browser draws nothing larger (Firefox before 126),
 * it is 1 and cannot be set: a card would be let go beside the place at which it is seen.
 */
export function useZoom(
  marco: RefObject<HTMLElement | null>,
  on: boolean,
): [number, ((zoom: number) => void) | null] {
  const [zoom, setZoom] = useState(1)
  const hay = on && CSS.supports('zoom', '1')
  const actual = useRef(zoom)
  actual.current = zoom

  useEffect(() => {
    const element = marco.current
    return element && hay ? escucharGestos(element, () => actual.current, setZoom) : undefined
  }, [marco, hay])

  return hay ? [zoom, z => setZoom(ajustado(z))] : [1, null]
}
