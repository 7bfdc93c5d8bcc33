import { useEffect, useRef } from 'react'
import { elementoDe, leerLugar } from './lugar.ts'

/** Parts of the document are loaded when they are shown: so long a place may take to stand, in milliseconds. */
const PLAZO = 4000
const PASO = 100

/** Brings the place of the address to the eye, each time that it changes; what stands there can be reached by the keyboard from it. */
export function useIrA(escrito: string | undefined, isListo: boolean): void {
  const ido = useRef<string | undefined>(undefined)
  useEffect(() => {
    const lugar = leerLugar(escrito)
    if (!lugar || !isListo || ido.current === escrito) return
    const desde = Date.now()
    let reloj: ReturnType<typeof setTimeout>
    const probar = () => {
      const elemento = elementoDe(lugar)
      const isExacto = lugar.donde === null || elemento?.dataset.donde === lugar.donde
      if (elemento && (isExacto || Date.now() - desde > PLAZO)) {
        ido.current = escrito
        elemento.scrollIntoView({ block: 'start' })
        const foco = elemento.matches('[tabindex]')
          ? elemento
          : elemento.querySelector<HTMLElement>('h2, h3, [tabindex]')
        foco?.focus({ preventScroll: true })
      } else if (Date.now() - desde < PLAZO) reloj = setTimeout(probar, PASO)
    }
    reloj = setTimeout(probar, 0)
    return () => clearTimeout(reloj)
  }, [escrito, isListo])
}
