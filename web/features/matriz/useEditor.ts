import { segun } from '@malla/domain/texto/numero.ts'
import { notifyManager } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { type ApiOutput, api } from '../../app/api.ts'
import { callKey, queryClient, refresh } from '../../app/query.ts'
import { warn } from '../../ui/dialogs.tsx'
import { refusalOf } from '../../ui/reasons.ts'
import { conPedidas } from './celdas.ts'
import { crearEditor, type Editor, type EstadoDeMatriz } from './editor.ts'

type Respuesta = ApiOutput<'competencias.cursos'>

const textoDe = (n: number): string => `Cambia ${segun(n, 'una celda', '# celdas')} de la matriz`

/** The editor of the matrix of a plan, upon the query cache; and what is on its way now. */
export function useEditor(planId: number): [Editor, EstadoDeMatriz] {
  const editor = useMemo(() => {
    const clave = callKey('competencias.cursos', { planId })
    return crearEditor({
      celdas: () => queryClient.getQueryData<Respuesta>(clave)?.data ?? [],
      guardar: celdas =>
        api('competencias.saveCursos', { planId, celdas }, { cola: { texto: textoDe(celdas.length) } }).then(
          ({ data }) => data,
          error => {
            // What waits for the connection shows already.
            if (refusalOf(error)?.body.enCola)
              return conPedidas(queryClient.getQueryData<Respuesta>(clave)?.data ?? [], celdas)
            throw error
          },
        ),
      gritar: texto => void warn([texto]),
      releer: () => refresh('competencias', 'asignaturas'),
      recibir: data => {
        // A read that set out before this write would bring old cells back.
        void queryClient.cancelQueries({ queryKey: clave })
        queryClient.setQueryData<Respuesta>(clave, { data: [...data] })
        // The cache tells in its turn; who asks now is called after that.
        return new Promise(resolve => notifyManager.schedule(resolve as () => void))
      },
    })
  }, [planId])
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
