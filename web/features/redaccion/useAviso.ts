import { useEffect, useRef, useState } from 'react'

/** How long somebody must have stopped typing. */
const PAUSA_MS = 1500

/** What a screen reader is told: only after a pause, only when it is something else, and not of what stood there at the start. */
export function useAviso(texto: string, dicho: string): string {
  const [aviso, setAviso] = useState('')
  const inicial = useRef(texto)
  useEffect(() => {
    if (texto === inicial.current) return
    const timer = setTimeout(() => setAviso(dicho), PAUSA_MS)
    return () => clearTimeout(timer)
  }, [texto, dicho])
  return aviso
}
