import { type MouseEvent, useEffect, useState } from 'react'
import { notifyBad } from './alerts.tsx'
import { copiar } from './copiar.ts'

/** How long its button says that it was copied (ms). */
const DICHO_MS = 2000

/** What a button «Copiar» does with a value, and whether it was just done; where it cannot be done, that is said. */
export function useCopiar(valor: string): {
  copiado: boolean
  onCopiar: (event: MouseEvent<Element>) => Promise<void>
} {
  const [copiado, setCopiado] = useState(false)
  useEffect(() => {
    if (!copiado) return
    const reloj = setTimeout(() => setCopiado(false), DICHO_MS)
    return () => clearTimeout(reloj)
  }, [copiado])
  const onCopiar = async (event: MouseEvent<Element>) => {
    const isHecho = await copiar(valor, event.currentTarget)
    setCopiado(isHecho)
    if (!isHecho) notifyBad('No se pudo copiar: selecciónelo y cópielo usted.')
  }
  return { copiado, onCopiar }
}
