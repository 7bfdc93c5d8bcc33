import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { useCallback, useEffect, useRef, useState } from 'react'

const CALMA_MS = 120

/** The card under the pointer or with the focus, once it rests there: passing over the board lights nothing. */
export function useTocada(): [Id | null, (id: Id | null) => void] {
  const [tocada, setTocada] = useState<Id | null>(null)
  const reloj = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(reloj.current), [])
  const tocar = useCallback((id: Id | null) => {
    clearTimeout(reloj.current)
    reloj.current = setTimeout(setTocada, CALMA_MS, id)
  }, [])
  return [tocada, tocar]
}
