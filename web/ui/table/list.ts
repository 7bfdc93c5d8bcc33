import type { Pagination } from '@malla/contracts/campos.ts'

/** A page of rows as a table needs it, wherever it comes from. `useList` of web/app gives it from a call and the address. */
export interface ListState<Row> {
  /** What its rows are, by the name of their events («facultad»): those that somebody else has just changed light up. */
  thing?: string | undefined
  /** Ids of rows of which a change waits for the connection: their table says so. */
  waiting?: ReadonlySet<number>
  /** Undefined until the first answer. */
  rows: readonly Row[] | undefined
  pagination: Pick<Pagination, 'current_page' | 'from' | 'to' | 'total' | 'per_page'>
  /** A filter is set: an empty table then says that nothing matches. */
  filtered: boolean
  filter: string
  /** The first answer, or the one for another page, is on its way. */
  loading: boolean
  error: Error | null
  retry: () => void
  setPage: (page: number) => void
  setPageSize: (size: number) => void
  setFilter: (text: string) => void
}

/** A list that is here whole and needs no pages. */
export const wholeList = <Row>(
  rows: readonly Row[] | undefined,
  over: Partial<ListState<Row>> = {},
): ListState<Row> => ({
  rows,
  pagination: {
    current_page: 1,
    from: rows?.length ? 1 : 0,
    to: rows?.length ?? 0,
    total: rows?.length ?? 0,
    per_page: 0,
  },
  filtered: false,
  filter: '',
  loading: rows === undefined,
  error: null,
  retry: () => {},
  setPage: () => {},
  setPageSize: () => {},
  setFilter: () => {},
  ...over,
})
