import { type RefObject, useEffect, useRef } from 'react'

/** Whether the pointer is being dragged: set where it goes down on something that can be chosen, and over wherever it is let go. */
export function useTirando(): RefObject<boolean> {
  const tirando = useRef(false)
  useEffect(() => {
    const soltar = () => {
      tirando.current = false
    }
    window.addEventListener('pointerup', soltar)
    return () => window.removeEventListener('pointerup', soltar)
  }, [])
  return tirando
}
