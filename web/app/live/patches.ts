/** What the cache holds for a call: one thing or a list, as the server answered it. */
interface Answer {
  data?: unknown
  pagination?: { total: number; to: number }
}
type Row = Record<string, unknown> & { id: number }

const isRow = (v: unknown): v is Row => typeof v === 'object' && v !== null && 'id' in v
const rowsOf = (answer: Answer): Row[] | null =>
  Array.isArray(answer.data) && answer.data.every(isRow) ? answer.data : null

/** Whether a row is already as new as a change: an event may arrive after the answer to the write that followed it. */
const isKnown = (row: Row, change: Record<string, unknown>): boolean =>
  typeof row.revision === 'number' && typeof change.revision === 'number' && change.revision <= row.revision

/** Only fields that the row has: a change record may carry more than this call shows. */
function merge(row: Row, change: Record<string, unknown>): Row {
  if (isKnown(row, change)) return row
  const known = Object.entries(change).filter(([name]) => name in row)
  return { ...row, ...Object.fromEntries(known) }
}

/** Does this answer show the thing? */
export function shows(answer: unknown, id: number): boolean {
  if (typeof answer !== 'object' || answer === null) return false
  const { data } = answer as Answer
  return isRow(data) ? data.id === id : (rowsOf(answer as Answer)?.some(row => row.id === id) ?? false)
}

/** The answer with the changed fields of one thing; the very same object when it does not show it. */
export function withUpdated<T>(answer: T, id: number, change: Record<string, unknown>): T {
  if (!shows(answer, id)) return answer
  const { data } = answer as Answer
  if (isRow(data)) return { ...answer, data: merge(data, change) }
  return { ...answer, data: rowsOf(answer as Answer)!.map(row => (row.id === id ? merge(row, change) : row)) }
}

/** The answer without one thing, its totals one lower; the very same object when it does not show it. */
export function dropped<T>(answer: T, id: number): T {
  const rows = typeof answer === 'object' && answer !== null ? rowsOf(answer as Answer) : null
  if (!rows?.some(row => row.id === id)) return answer
  const { pagination } = answer as Answer
  const fewer = pagination && {
    pagination: { ...pagination, total: pagination.total - 1, to: pagination.to - 1 },
  }
  return { ...answer, data: rows.filter(row => row.id !== id), ...fewer }
}
