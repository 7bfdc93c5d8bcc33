import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QuietError } from '../ui/QuietError.tsx'
import { Lines } from '../ui/Skeletons.tsx'

/**
 * A part of a page that waits for its own query: skeleton, quiet error with «Reintentar», or the content. Give the query
 * `meta: { shown: true }`, since its failure is shown here and not by the page's error.
 */
export function Loaded<T>({
  query,
  skeleton = <Lines />,
  children,
}: {
  query: UseQueryResult<T, Error>
  skeleton?: ReactNode
  children: (data: T) => ReactNode
}) {
  if (query.data !== undefined)
    return (
      <>
        {query.error && <QuietError error={query.error} retry={() => void query.refetch()} />}
        {children(query.data)}
      </>
    )
  if (query.error) return <QuietError error={query.error} retry={() => void query.refetch()} />
  return skeleton
}
