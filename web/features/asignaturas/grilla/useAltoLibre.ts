import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'

const MINIMO = 360
/** What the page leaves free under its content. */
const DEBAJO = 49

/** The height from where an element begins to the lower edge of the window, so that it scrolls in itself and the page does not. */
export function useAltoLibre(caja: RefObject<HTMLElement | null>): number {
  const [alto, setAlto] = useState(MINIMO)
  const medir = useCallback(() => {
    const arriba = caja.current!.getBoundingClientRect().top + window.scrollY
    setAlto(Math.max(MINIMO, Math.floor(window.innerHeight - arriba - DEBAJO)))
  }, [caja])
  // What stands above comes and goes with every drawing: bars, notices, warnings.
  useLayoutEffect(medir)
  useEffect(() => {
    window.addEventListener('resize', medir)
    return () => window.removeEventListener('resize', medir)
  }, [medir])
  return alto
}
