const BORDE = 56
const MAX_PASO = 18

/** How far to scroll for a point so near to the ends of a stretch; 0 in its middle. */
export function pasoDeRodado(p: number, desde: number, hasta: number): number {
  const dentro = Math.min(p - desde, hasta - p)
  if (dentro >= BORDE) return 0
  const fuerza = Math.min(1, (BORDE - dentro) / BORDE)
  const signo = p - desde < hasta - p ? -1 : 1
  return signo * Math.ceil(fuerza * MAX_PASO)
}

/**
 * While something is dragged near the edge of the window, or of a board that is wider than its frame, scrolls there and says so.
 * Answers how to stop.
 */
export function rodar(
  tablero: HTMLElement,
  punto: () => { x: number; y: number },
  onScroll: () => void,
): () => void {
  const marco = tablero.closest<HTMLElement>('[data-marco]')
  const paso = () => {
    const { x, y } = punto()
    const dy = pasoDeRodado(y, 0, window.innerHeight)
    const r = marco?.getBoundingClientRect()
    const dx = marco && r && marco.scrollWidth > marco.clientWidth ? pasoDeRodado(x, r.left, r.right) : 0
    const antes = [window.scrollY, marco?.scrollLeft]
    if (dy) window.scrollBy(0, dy)
    if (dx) marco!.scrollLeft += dx
    if (antes[0] !== window.scrollY || antes[1] !== marco?.scrollLeft) onScroll()
    cuadro = requestAnimationFrame(paso)
  }
  let cuadro = requestAnimationFrame(paso)
  return () => cancelAnimationFrame(cuadro)
}
