import { useEffect, useRef } from 'react'

/**
 * Says when somebody goes elsewhere: the focus by key at once, a press only after its click. What closes on the press itself would let the page jump
 * under the finger, and the click would miss. `isDentro`: what belongs to the place, wherever it hangs.
 */
export function useFuera(
  isActivo: boolean | object | null,
  isDentro: (elemento: Element) => boolean,
  onFuera: () => void,
): void {
  const ahora = useRef({ isDentro, onFuera })
  ahora.current = { isDentro, onFuera }
  useEffect(() => {
    if (!isActivo) return
    let isApretado = false
    let reloj: ReturnType<typeof setTimeout>
    const isAjeno = ({ target }: Event) =>
      target instanceof Element &&
      target !== document.body &&
      !target.closest('[data-portal]') &&
      !ahora.current.isDentro(target)
    const apretar = (event: Event) => {
      isApretado = isAjeno(event)
    }
    const soltar = () => {
      if (!isApretado) return
      isApretado = false
      reloj = setTimeout(() => ahora.current.onFuera())
    }
    const cancelar = () => {
      isApretado = false
    }
    const enfocar = (event: Event) => {
      if (!isApretado && isAjeno(event)) ahora.current.onFuera()
    }
    document.addEventListener('pointerdown', apretar)
    document.addEventListener('pointerup', soltar)
    document.addEventListener('pointercancel', cancelar)
    document.addEventListener('focusin', enfocar)
    return () => {
      clearTimeout(reloj)
      document.removeEventListener('pointerdown', apretar)
      document.removeEventListener('pointerup', soltar)
      document.removeEventListener('pointercancel', cancelar)
      document.removeEventListener('focusin', enfocar)
    }
  }, [isActivo])
}
