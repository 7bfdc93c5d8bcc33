import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { warnOf } from '../ui/dialogs.tsx'

/**
 * What the address says is open over a page (a form, a panel), once it has come. When it cannot be read, because somebody deleted it or the
 * address was never right, «¡Cuidado!» says so and `onClose` takes it out of the address; the page stays. Give the query `meta: { shown: true }`.
 */
export function Opened<T>({
  query: { data, error },
  onClose,
  children,
}: {
  query: Pick<UseQueryResult<T, Error>, 'data' | 'error'>
  onClose: () => void
  children: (data: T) => ReactNode
}) {
  const close = useRef(onClose)
  close.current = onClose
  const refused = data === undefined ? error : null
  useEffect(() => {
    if (!refused) return
    close.current()
    void warnOf(refused)
  }, [refused])
  return data === undefined ? null : children(data)
}
