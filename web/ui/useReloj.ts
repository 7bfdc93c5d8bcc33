import { useEffect, useState } from 'react'

/** The time, told anew every so many milliseconds while the page is seen: for «hace 2 min». */
export function useReloj(cada: number): Date {
  const [ahora, setAhora] = useState(() => new Date())
  useEffect(() => {
    const mirar = () => {
      if (!document.hidden) setAhora(new Date())
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
