import { formularios } from '@malla/contracts/formularios.ts'
import { useEffect } from 'react'
import { api } from '../../../app/api.ts'
import { callKey, queryClient } from '../../../app/query.ts'

/** What was only passed through is nothing to come back to. */
const PACIENCIA_MS = 1500

/** Notes that this syllabus was opened, so that the desk and the search lead back to it (§7, Forms). What fails here nobody needs to hear of. */
export function useVisitaDeSilabo(curso: number): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      api('paginas.visited', { form: formularios.silabos.id, subruta: 'silabo', asignatura_id: curso }).then(
        visitadas => {
          queryClient.setQueryData(callKey('paginas.visitadas', {}), visitadas)
          void queryClient.invalidateQueries({ queryKey: ['escritorio'] })
        },
        () => undefined,
      )
    }, PACIENCIA_MS)
    return () => clearTimeout(timer)
  }, [curso])
}
