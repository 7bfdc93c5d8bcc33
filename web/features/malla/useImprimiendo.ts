import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being drawn for paper: the browser waits for what is drawn in answer. */
export function useImprimiendo(): boolean {
  const [imprimiendo, setImprimiendo] = useState(false)
  useEffect(() => {
    const papel = window.matchMedia('print')
    const decir = (valor: boolean) => flushSync(() => setImprimiendo(valor))
    const antes = () => decir(true)
    const despues = () => decir(papel.matches)
    window.addEventListener('beforeprint', antes)
    window.addEventListener('afterprint', despues)
    papel.addEventListener('change', despues)
    return () => {
      window.removeEventListener('beforeprint', antes)
      window.removeEventListener('afterprint', despues)
      papel.removeEventListener('change', despues)
    }
  }, [])
  return imprimiendo
}
