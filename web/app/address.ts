import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { Query } from '../paths.ts'

/** What the query of the address holds now. */
export const useAddress = (): Query => useSearch({ strict: false }) as Query

/**
 * Changes a part of the query; undefined takes a part away. By default «Atrás» comes back to what was before; `replace` for what is typed letter by
 * letter.
 */
export function useSetAddress(): (changes: Query, options?: { replace?: boolean }) => void {
  const navigate = useNavigate()
  return useCallback(
    (changes, options) => {
      void navigate({
        to: '.',
        search: ((now: Query) => ({ ...now, ...changes })) as never,
        replace: options?.replace,
        resetScroll: false,
      })
    },
    [navigate],
  )
}
