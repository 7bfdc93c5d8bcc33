import { useLocation } from '@tanstack/react-router'
import { paths, writeQuery } from '../../paths.ts'

/** Where «Sugerir MEJORAS» leads (§2): the form knows on which page it came to mind. */
export function useSugerir(): string {
  const { href } = useLocation()
  return href.startsWith(paths.sugerir()) ? href : paths.sugerir() + writeQuery({ desde: href })
}
