import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import { notifyManager } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import type { ApiOutput } from '../../app/api.ts'
import { api } from '../../app/api.ts'
import { refreshSoon } from '../../app/live/registry.ts'
import { callKey, queryClient } from '../../app/query.ts'
import { warn } from '../../ui/dialogs.tsx'
import { refusalOf } from '../../ui/reasons.ts'
import { avisoDe, loQueAfecta } from './afecta.tsx'
import { crearEditor, type Editor, type EstadoDelEditor } from './editor.ts'

type Respuesta = ApiOutput<'asignaturas.porPlan'>

/** The editor of a plan's courses, upon the query cache; and what it shows now. */
export function useEditor(planId: number): [Editor, EstadoDelEditor] {
  const editor = useMemo(() => {
    const clave = callKey('asignaturas.porPlan', { planId })
    const leer = () => queryClient.getQueryData<Respuesta>(clave)?.data ?? []
    const editor: Editor = crearEditor({
      filas: leer,
      guardar: async (filas, texto) => {
        const visto = await loQueAfecta(filas, texto)
        const guardadas = await api(
          'asignaturas.savePorPlan',
          { planId, asignaturas: filas },
          { cola: { texto: enFrase(texto) } },
        ).then(
          ({ data }) => data,
          error => {
            // What waits for the connection shows already.
            if (refusalOf(error)?.body.enCola) return []
            throw error
          },
        )
        // Of the last edit only: «Deshacer» takes that one back.
        if (visto && editor.estado().pendientes.length === 1)
          queueMicrotask(() => editor.avisar(avisoDe(visto, editor)))
        return guardadas
      },
      gritar: texto => void warn([texto]),
      releer: () => queryClient.refetchQueries({ queryKey: clave }, { cancelRefetch: true }),
      recibir: nuevas => {
        if (nuevas.length === 0) return cuandoSeVea()
        const porId = new Map(nuevas.map(n => [n.id, n]))
        // A read that set out before this write would bring old rows back.
        void queryClient.cancelQueries({ queryKey: clave })
        queryClient.setQueryData<Respuesta>(clave, antes => ({
          data: (antes?.data ?? []).map(fila => masNueva(fila, porId.get(fila.id))),
        }))
        refreshSoon('asignaturas', 'planes')
        return cuandoSeVea()
      },
    })
    return editor
  }, [planId])
  return [editor, useSyncExternalStore(editor.suscribir, editor.estado)]
}

/** The cache tells in its turn; who asks now is called after that. */
const cuandoSeVea = () => new Promise<void>(resolve => notifyManager.schedule(resolve))

/** «mover Cálculo II» as it stands in a list. */
const enFrase = (texto: string): string => texto.charAt(0).toUpperCase() + texto.slice(1)

/** Of a cached row and a saved one the newer: another person's change may have come by the live channel meanwhile. */
const masNueva = (vista: Asignatura, guardada: Asignatura | undefined): Asignatura =>
  guardada && guardada.revision >= vista.revision ? guardada : vista
