import { useEffect, useState } from 'react'
import { ahora as ahoraMismo } from './ahora.ts'

/** The time, told anew every so many milliseconds while the page is seen: for «hace 2 min». */
export function useReloj(cada: number): Date {
  const [ahora, setAhora] = useState(ahoraMismo)
  useEffect(() => {
    const mirar = () => {
      if (!document.hidden) setAhora(ahoraMismo())
    }
    const reloj = setInterval(mirar, cada)
    document.addEventListener('visibilitychange', mirar)
    return () => {
      clearInterval(reloj)
      document.removeEventListener('visibilitychange', mirar)
    }
  }, [cada])
  return ahora
}
