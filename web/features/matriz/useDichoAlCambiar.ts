import { useEffect, useRef, useState } from 'react'

/**
 * What is said aloud when the cell that has the focus is given another level: its new name is heard by itself only when the focus comes to it.
 * `sitio` is the cell, `texto` what it holds.
 */
export function useDichoAlCambiar(sitio: string | null, texto: string): string {
  const [dicho, setDicho] = useState('')
  const antes = useRef({ sitio, texto })
  useEffect(() => {
    const { current } = antes
    antes.current = { sitio, texto }
    setDicho(current.sitio === sitio && current.texto !== texto ? texto : '')
  }, [sitio, texto])
  return sitio === null ? '' : dicho
}
