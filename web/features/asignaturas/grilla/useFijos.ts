import { useCallback, useRef } from 'react'
import type { EditorProps } from './EditorDeCelda.tsx'
import type { Fila } from './fila.ts'

/** What the lines of the grid call. */
export interface Manos {
  onListo: EditorProps['onListo']
  onCancelar: EditorProps['onCancelar']
  onAbrir: (clave: string) => void
  onMarcar: (filas: readonly Fila[], isMas: boolean) => void
  onRestaurar: (fila: Fila) => void
}

/** The same functions at every drawing, so that lines that did not change are not drawn again; they call the latest ones. */
export function useFijos(manos: Manos) {
  const ultimas = useRef(manos)
  ultimas.current = manos
  return {
    onListo: useCallback<EditorProps['onListo']>((...datos) => ultimas.current.onListo(...datos), []),
    onCancelar: useCallback<EditorProps['onCancelar']>(conFoco => ultimas.current.onCancelar(conFoco), []),
    onAbrir: useCallback((clave: string) => ultimas.current.onAbrir(clave), []),
    onRestaurar: useCallback((fila: Fila) => ultimas.current.onRestaurar(fila), []),
    onMarcar: useCallback((fila: Fila, isMas: boolean) => ultimas.current.onMarcar([fila], isMas), []),
  }
}

export type Fijos = ReturnType<typeof useFijos>
