import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { crearEditor, type Editor, type EstadoDeMatriz } from './editor.ts'
import { puertosDe } from './puertos.ts'

/** The editor of the matrix of a plan, upon the query cache; and what is on its way now. */
export function useEditor(planId: number): [Editor, EstadoDeMatriz] {
  const editor = useMemo(() => crearEditor(puertosDe(planId)), [planId])
  const estado = useSyncExternalStore(editor.suscribir, editor.estado)
  const hayPendientes = estado.pendientes.size > 0
  useEffect(() => {
    if (!hayPendientes) return
    const quedarse = (e: BeforeUnloadEvent) => e.preventDefault()
    window.addEventListener('beforeunload', quedarse)
    return () => window.removeEventListener('beforeunload', quedarse)
  }, [hayPendientes])
  return [editor, estado]
}
