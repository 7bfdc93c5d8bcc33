import { notifyManager } from '@tanstack/react-query'
import { type ApiOutput, api } from '../../app/api.ts'
import { readAgain } from '../../app/live/again.ts'
import { callKey, queryClient, refresh } from '../../app/query.ts'
import { warn } from '../../ui/dialogs.tsx'
import { refusalOf } from '../../ui/reasons.ts'
import { claveDe, conPedidas } from './celdas.ts'
import type { Puertos } from './editor.ts'
import { enCamino } from './enCamino.ts'
import './enCola.ts'

type Respuesta = ApiOutput<'competencias.cursos'>

/** Without the number of several: some of them may be sent, and others wait. */
const textoDe = (n: number): string => `Cambia ${n === 1 ? 'una celda' : 'celdas'} de la matriz`

/** What the editor of a plan's matrix stands on: the query cache and the server. */
export function puertosDe(planId: number): Puertos {
  const clave = callKey('competencias.cursos', { planId })
  return {
    celdas: () => queryClient.getQueryData<Respuesta>(clave)?.data ?? [],
    guardar: async celdas => {
      const suyas = celdas.map(c => [claveDe(c.competencia_id, c.asignatura_id), c.nivel] as const)
      for (const [nombre, nivel] of suyas) enCamino.set(nombre, nivel)
      try {
        await api('competencias.saveCursos', { planId, celdas }, { cola: { texto: textoDe(celdas.length) } })
      } catch (error) {
        // What waits for the connection shows already.
        if (!refusalOf(error)?.body.enCola) throw error
      } finally {
        for (const [nombre] of suyas) enCamino.delete(nombre)
      }
    },
    gritar: texto => void warn([texto]),
    releer: () => refresh('competencias', 'asignaturas'),
    recibir: celdas => {
      const query = queryClient.getQueryCache().find({ queryKey: clave })
      const isVieja = query && (query.state.isInvalidated || query.state.fetchStatus === 'fetching')
      if (query?.state.data !== undefined) {
        // A read that set out before this write would bring old cells back.
        void queryClient.cancelQueries({ queryKey: clave })
        queryClient.setQueryData<Respuesta>(
          clave,
          antes => antes && { ...antes, data: conPedidas(antes.data, celdas) },
        )
      }
      // What it was to bring besides is still to be read.
      if (isVieja) readAgain(query)
      // The cache tells in its turn; who asks now is called after that.
      return new Promise(resolve => notifyManager.schedule(resolve as () => void))
    },
  }
}
