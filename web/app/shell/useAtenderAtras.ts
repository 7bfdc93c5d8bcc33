import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { alMoverse } from '../../ui/useAtras.ts'

/** Lets «Atrás» close what lies over the page (ui/useAtras.ts). Once, by the shell. */
export function useAtenderAtras(): void {
  const { history } = useRouter()
  useEffect(() => {
    const atender = alMoverse(
      () => history.location.state.__TSR_index,
      pasos => window.history.go(pasos),
    )
    // Before the router, which hears of it where it bubbles.
    window.addEventListener('popstate', atender, { capture: true })
    return () => window.removeEventListener('popstate', atender, { capture: true })
  }, [history])
}
