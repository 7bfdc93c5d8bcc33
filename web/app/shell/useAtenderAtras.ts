import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { cerrarLoDeEncima, useHayEncima } from '../../ui/useAtras.ts'

/** Lets «Atrás» and «Adelante» close what lies over the page (ui/useAtras.ts) in place of leaving it. Once, by the shell. */
export function useAtenderAtras(): void {
  const { history } = useRouter()
  const hayEncima = useHayEncima()
  // Only while something does: with somebody to be asked the router goes a moment later wherever it is sent.
  useEffect(() => {
    if (!hayEncima) return
    return history.block({
      blockerFn: ({ action }) => (action === 'BACK' || action === 'FORWARD') && cerrarLoDeEncima(),
      enableBeforeUnload: false,
    })
  }, [history, hayEncima])
}
