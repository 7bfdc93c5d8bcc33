import { useEffect, useRef } from 'react'

/**
 * Where a list begins that shows another page from now on: it is seen from there. At either end the button that was pressed can be pressed no more, and the focus
 * goes on to the list.
 */
export function useAlPrincipio(leida: number | undefined) {
  const lista = useRef<HTMLDivElement>(null)
  const antes = useRef(leida)
  useEffect(() => {
    if (antes.current !== undefined && antes.current !== leida) {
      lista.current?.scrollIntoView()
      if (document.activeElement?.matches('body, :disabled')) lista.current?.focus()
    }
    antes.current = leida
  }, [leida])
  return lista
}
