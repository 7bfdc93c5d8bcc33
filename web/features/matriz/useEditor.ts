import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { pedirQuedarse } from '../../ui/quedarse.ts'
import { crearEditor, type Editor, type EstadoDeMatriz } from './editor.ts'
import { puertosDe } from './puertos.ts'

/** The editor of the matrix of a plan, upon the query cache; and what is on its way now. */
export function useEditor(planId: number): [Editor, EstadoDeMatriz] {
  const editor = useMemo(() => crearEditor(puertosDe(planId)), [planId])
  const estado = useSyncExternalStore(editor.suscribir, editor.estado)
  const hayPendientes = estado.pendientes.size > 0
  useEffect(() => (hayPendientes ? pedirQuedarse() : undefined), [hayPendientes])
  return [editor, estado]
}
