import { type AsyncRouteComponent, useLocation } from '@tanstack/react-router'
import { isParaTodos } from '../guards.ts'
import { hasSessionHint } from '../keptSession.ts'
import { useSession } from '../session.ts'

type Frame = AsyncRouteComponent<object>

/** The shell for whoever is signed in, a frame of their own for others where anybody may read; of the two only the one that is needed is fetched. */
export function shellOr(Shell: Frame, Publica: Frame): Frame {
  function ShellOr() {
    const { user } = useSession()
    const { pathname } = useLocation()
    return !user && isParaTodos(pathname) ? <Publica /> : <Shell />
  }
  const preload = async () => {
    const isPublica = isParaTodos(location.pathname) && !hasSessionHint()
    await (isPublica ? Publica : Shell).preload?.()
  }
  return Object.assign(ShellOr, { preload })
}
