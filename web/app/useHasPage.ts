import { useRouter } from '@tanstack/react-router'
import { isSinInstitucion } from './guards.ts'
import { useSession } from './session.ts'

/** Whether there is a page behind an address: what this version has none for is not offered, nor what shows an institution while none is chosen. */
export function useHasPage(): (href: string) => boolean {
  const router = useRouter()
  const { user } = useSession()
  const hasInstitucion = !user || user.empresa !== null
  return href => {
    const [path = '/'] = href.split(/[?#]/)
    const [, , found] = router.getMatchedRoutes(path)
    return found !== undefined && (hasInstitucion || isSinInstitucion(path))
  }
}
