import type { Rol } from '@malla/domain/permisos/acciones.ts'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { api } from '../api.ts'
import { callKey, queryClient } from '../query.ts'
import { useUser } from '../session.ts'
import { isSuForm, visitOf } from './visits.ts'

/** The page itself comes first: its visit is noted when it has stood for a moment. */
const PATIENCE_MS = 800

/** Tells the server which form the person opened (§7, Forms), once each time a page opens. What fails here nobody needs to hear of. */
export function useVisits(): void {
  const { pathname } = useLocation()
  const { rol, empresa } = useUser()
  const isDentro = empresa !== null
  useEffect(() => {
    const visit = visitOf(pathname)
    if (!isDentro || !visit || !isSuForm(visit, rol as Rol)) return
    const timer = setTimeout(() => {
      api('paginas.visited', visit).then(
        visited => {
          queryClient.setQueryData(callKey('paginas.visitadas', {}), visited)
          void queryClient.invalidateQueries({ queryKey: ['escritorio'] })
        },
        () => undefined,
      )
    }, PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [pathname, rol, isDentro])
}
