import { useEffect, useRef, useState } from 'react'

/**
 * For a list that is narrowed by typing: the first of what is left is marked, so that Enter takes it. With nothing typed nothing is marked, and Enter takes
 * nothing. `llegados`: what comes later, or how many; once it is there the first is marked anew.
 */
export function useLaPrimera(llegados?: unknown): {
  selectFirstOptionOnChange: boolean
  onSearchChange: (texto: string) => void
} {
  const texto = useRef('')
  const [isNuevo, setNuevo] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has come marks anew
  useEffect(() => setNuevo(texto.current !== ''), [llegados])
  // For one drawing only: left on, the kit would mark the first also where the box is emptied.
  useEffect(() => {
    if (isNuevo) setNuevo(false)
  }, [isNuevo])
  return {
    selectFirstOptionOnChange: isNuevo,
    onSearchChange: escrito => {
      texto.current = escrito
      setNuevo(escrito !== '')
    },
  }
}
