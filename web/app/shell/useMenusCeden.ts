import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Crumb } from '../../ui/Breadcrumb.tsx'

/** Gap of the bar, and what stands between two crumbs. */
const HUECO = 12
const BARRA = 20

/** How wide a crumb would be with all of its letters. */
function anchoDe(li: Element): number {
  const enlace = li.querySelector('a')
  return enlace ? enlace.scrollWidth + BARRA : li.scrollWidth
}

/**
 * Whether the menus of the top bar give way because where one is does not fit beside them: the side has the same entries. `barra`: the bar, with the
 * breadcrumb and, in `[data-menus]`, the menus.
 */
export function useMenusCeden(barra: RefObject<HTMLElement | null>, crumbs: readonly Crumb[]): boolean {
  const [ceden, setCeden] = useState(false)
  const menus = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other crumbs have other widths
  useLayoutEffect(() => {
    const elemento = barra.current
    if (!elemento) return
    const medir = () => {
      const suyos = elemento.querySelector<HTMLElement>('[data-menus]')?.offsetWidth ?? 0
      if (suyos > 0) menus.current = suyos
      const ruta = elemento.querySelector('nav')
      if (!ruta || menus.current === 0) return
      const sitio = ruta.clientWidth - (suyos > 0 ? 0 : menus.current + HUECO)
      const hacenFalta = [...ruta.querySelectorAll('li')].reduce((n, li) => n + anchoDe(li), 0)
      setCeden(hacenFalta > sitio)
    }
    medir()
    const mira = new ResizeObserver(medir)
    mira.observe(elemento)
    // What comes into the bar later makes it no wider, and leaves less for where one is.
    const ruta = elemento.querySelector('nav')
    if (ruta) mira.observe(ruta)
    return () => mira.disconnect()
  }, [barra, crumbs])
  return ceden
}
