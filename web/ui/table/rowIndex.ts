/** The descending number of a row (§2): total + 1 − (from + position). `from` counts from 1, `position` from 0. */
export const rowIndex = (total: number, from: number, position: number): number =>
  total + 1 - (from + position)

/** Rows a page may have: 5 to 50 in steps of 5; 10 unless chosen (§9). */
export const pageSizes: readonly number[] = Array.from({ length: 10 }, (_, i) => (i + 1) * 5)
export const DEFAULT_PAGE_SIZE = 10

/** The page to show after `removed` rows of a page went (§4): the same one, or the first when it was its last row. */
export const pageAfterDelete = (page: number, rowsOnPage: number, removed: number): number =>
  rowsOnPage > removed ? page : 1
