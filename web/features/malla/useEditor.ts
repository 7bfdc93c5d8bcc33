import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import { notifyManager } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import type { ApiOutput } from '../../app/api.ts'
import { api } from '../../app/api.ts'
import { refreshSoon } from '../../app/live/registry.ts'
import { callKey, queryClient } from '../../app/query.ts'
import { warn } from '../../ui/dialogs.tsx'
import { crearEditor, type Editor, type EstadoDelEditor } from './editor.ts'

type Respuesta = ApiOutput<'asignaturas.porPlan'>

/** The editor of a plan's courses, upon the query cache; and what it shows now. */
export function useEditor(planId: number): [Editor, EstadoDelEditor] {
  const editor = useMemo(() => {
    const clave = callKey('asignaturas.porPlan', { planId })
    const leer = () => queryClient.getQueryData<Respuesta>(clave)?.data ?? []
    return crearEditor({
      filas: leer,
      guardar: async filas => (await api('asignaturas.savePorPlan', { planId, asignaturas: filas })).data,
      gritar: texto => void warn([texto]),
      releer: () => queryClient.refetchQueries({ queryKey: clave }, { cancelRefetch: true }),
      recibir: nuevas => {
        const porId = new Map(nuevas.map(n => [n.id, n]))
        // A read that set out before this write would bring old rows back.
        void queryClient.cancelQueries({ queryKey: clave })
        queryClient.setQueryData<Respuesta>(clave, antes => ({
          data: (antes?.data ?? []).map(fila => masNueva(fila, porId.get(fila.id))),
        }))
        refreshSoon('asignaturas', 'planes')
        // The cache tells in its turn; who asks now is called after that.
        return new Promise(resolve => notifyManager.schedule(resolve as () => void))
      },
    })
  }, [planId])
  return [editor, useSyncExternalStore(editor.suscribir, editor.estado)]
}

/** Of a cached row and a saved one the newer: another person's change may have come by the live channel meanwhile. */
const masNueva = (vista: Asignatura, guardada: Asignatura | undefined): Asignatura =>
  guardada && guardada.revision >= vista.revision ? guardada : vista
