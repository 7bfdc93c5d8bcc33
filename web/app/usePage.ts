import type { Pagination } from '@malla/contracts/campos.ts'
import { paginaTrasEliminar } from '@malla/domain/listas/paginas.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { ListState } from '../ui/table/list.ts'
import type { ApiInput, ApiOutput, CallName } from './api.ts'
import { refresh, useCall } from './query.ts'

interface Paged {
  data: unknown[]
  pagination: Pagination
}
/** Calls that answer pages. */
export type PagedName = { [N in CallName]: ApiOutput<N> extends Paged ? N : never }[CallName]
export type RowOf<N extends PagedName> = ApiOutput<N> extends { data: (infer R)[] } ? R : never

type Shown = 'rows' | 'pagination' | 'loading' | 'error' | 'retry'
/** What a list shows of a page. */
export interface ShownPage<Row> extends Pick<ListState<Row>, Shown> {
  /** To be called after rows were deleted: shows this page again, or the first when its last row went (§4). */
  afterDelete: (removed: number) => Promise<void>
}

/**
 * A page of what a call answers, wherever its place is kept: in the address, or in a dialog. `toFirst` goes to the first page, where a page leads
 * that is past the end.
 */
export function usePage<N extends PagedName>(
  name: N,
  asked: ApiInput<N> & { page: number; per_page: number },
  toFirst: () => void,
): ShownPage<RowOf<N>> {
  const { page, per_page } = asked
  const query = useCall(name, asked, { placeholderData: keepPreviousData as never, meta: { shown: true } })
  const answer = query.data as Paged | undefined
  // An old link, or another person deleted what stood here: not the same as an empty list.
  const isPastTheEnd = page > 1 && !!answer && answer.data.length === 0 && answer.pagination.total > 0
  const goFirst = useRef(toFirst)
  goFirst.current = toFirst
  useEffect(() => {
    if (isPastTheEnd && !query.isPlaceholderData) goFirst.current()
  }, [isPastTheEnd, query.isPlaceholderData])

  return {
    rows: isPastTheEnd ? undefined : (answer?.data as RowOf<N>[] | undefined),
    pagination: answer?.pagination ?? { current_page: 1, from: 0, to: 0, total: 0, per_page },
    loading: isPastTheEnd || (query.isFetching && (query.isPlaceholderData || !answer)),
    error: query.error,
    retry: () => void query.refetch(),
    afterDelete: async removed => {
      if (paginaTrasEliminar(page, answer?.data.length ?? 0, removed) !== page) goFirst.current()
      await refresh(name.split('.')[0]!)
    },
  }
}
