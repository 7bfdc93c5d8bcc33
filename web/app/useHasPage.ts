import { useRouter } from '@tanstack/react-router'

/** Whether this version has a page behind an address: what has none is not offered. */
export function useHasPage(): (href: string) => boolean {
  const router = useRouter()
  return href => {
    const [path = '/'] = href.split(/[?#]/)
    const [, , found] = router.getMatchedRoutes(path)
    return found !== undefined
  }
}
