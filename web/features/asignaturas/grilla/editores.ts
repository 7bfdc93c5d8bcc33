import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import type { EditorProps } from './EditorDeCelda.tsx'
import { escribirCelda } from './leer.ts'

/** Where the cursor goes after a cell was written. */
export type Despues = 'abajo' | 'arriba' | 'derecha' | 'izquierda' | 'aqui' | 'nada'

const flechas: Readonly<Record<string, Despues>> = {
  ArrowUp: 'arriba',
  ArrowDown: 'abajo',
  ArrowLeft: 'izquierda',
  ArrowRight: 'derecha',
}

/** Where a key that ends writing leads; null when it does not end it. */
export function despuesDe(e: KeyboardEvent, modo: EditorProps['modo']): Despues | null {
  if (e.nativeEvent.isComposing || e.altKey) return null
  if (e.key === 'Enter') return e.ctrlKey || e.metaKey ? 'aqui' : e.shiftKey ? 'arriba' : 'abajo'
  if (e.key === 'Tab') return e.shiftKey ? 'izquierda' : 'derecha'
  return modo === 'reemplazar' && !e.shiftKey && !e.ctrlKey && !e.metaKey ? (flechas[e.key] ?? null) : null
}

/** What stands in the field at first. */
export const inicial = ({ columna, fila, ctx, modo, letra }: EditorProps): string =>
  modo === 'reemplazar' || !fila ? letra : escribirCelda(columna, fila, ctx)

/** A field that takes the focus when it comes, behind what stands in it: a composition that brought it is written there. */
export function useCampo() {
  const campo = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    campo.current?.focus({ preventScroll: true })
    const fin = campo.current?.value.length ?? 0
    if (fin > 0) campo.current?.setSelectionRange(fin, fin)
  }, [])
  return campo
}

/** Leaving a cell by touching another one writes it; once, also when the field goes for another reason. */
export function useUnaVez(onListo: EditorProps['onListo'], onCancelar: EditorProps['onCancelar']) {
  const hecho = useRef(false)
  return {
    listo: (...datos: Parameters<EditorProps['onListo']>) => {
      if (hecho.current) return
      hecho.current = true
      onListo(...datos)
    },
    cancelar: () => {
      hecho.current = true
      onCancelar()
    },
    /** Leaves the cell as it was; the person has gone elsewhere already. */
    dejar: () => {
      if (hecho.current) return
      hecho.current = true
      onCancelar(false)
    },
  }
}
