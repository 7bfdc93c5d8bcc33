import type { Pagination } from '@malla/contracts/campos.ts'
import { AGAIN, type Again } from './follow.ts'
import { dropped, shows, withUpdated } from './patches.ts'
import type { LiveEvent } from './registry.ts'

export { dropped } from './patches.ts'

/** How answers that are lists follow what is created, updated and deleted. Nothing here counts: an answer may hold the event already. */

interface Row {
  id: number
}
interface List<R> {
  data: R[]
}
interface Page<R> extends List<R> {
  pagination: Pagination
}
export type Order<R> = (a: R, b: R) => number

const { compare } = new Intl.Collator('es')
/** As a Spanish reader sorts names. */
export const byName = (a: { nombre: string }, b: { nombre: string }): number => compare(a.nombre, b.nombre)
/** By these numbers, then by id. */
export const byNumber =
  <R extends Row>(...of: ((row: R) => number)[]): Order<R> =>
  (a, b) =>
    of.map(n => n(a) - n(b)).find(difference => difference !== 0) ?? a.id - b.id
/** Newest first. */
export const newestFirst = (a: Row & { created_at: string }, b: Row & { created_at: string }): number =>
  Date.parse(b.created_at) - Date.parse(a.created_at) || b.id - a.id

/**
 * A new row of a list: its id, these fields of the event that made it, and what a new one is besides. Null where the event lacks one of them: then only the
 * server can tell.
 */
export const filaDe = <R extends Row>(
  { id, data }: Pick<LiveEvent, 'id' | 'data'>,
  campos: readonly (keyof R & string)[],
  ademas: Partial<R> = {},
): R | null =>
  data && campos.every(campo => campo in data)
    ? ({ id, ...Object.fromEntries(campos.map(campo => [campo, data[campo]])), ...ademas } as R)
    : null

/** With a row in its place; the very same when it is there already. One that is not known whole (null) only the server can tell. */
export function added<R extends Row, A extends List<R>>(
  answer: A & List<R>,
  row: R | null,
  order: Order<R>,
): A | Again {
  if (!row) return AGAIN
  return shows(answer, row.id) ? answer : { ...answer, data: [...answer.data, row].sort(order) }
}

/** With the changed fields of a row, in its place by them. */
export function changed<R extends Row, A extends List<R>>(
  answer: A & List<R>,
  id: number,
  fields: Record<string, unknown>,
  order?: Order<R>,
): A {
  const after = withUpdated(answer, id, fields)
  return order && after !== answer ? { ...after, data: [...after.data].sort(order) } : after
}

/**
 * A page of a list, newest first, with a new row. When it is not known whole (null) or cannot be known whether it belongs there, or the page is another than
 * the first, only the server can tell. `fits`: whether what narrows the list lets it in, null when that is not known.
 */
export function addedToPage<R extends Row & { created_at: string }>(
  answer: Page<R>,
  row: R | null,
  fits: boolean | null,
): Page<R> | Again {
  if (!row) return AGAIN
  if (fits === false || shows(answer, row.id)) return answer
  const { pagination } = answer
  if (fits === null || pagination.current_page !== 1) return AGAIN
  const rows = [...answer.data, row].sort(newestFirst)
  // Older than all that is shown: it stands on a later page, counted already or not.
  if (rows.at(-1) === row && pagination.total > answer.data.length) return AGAIN
  const data = rows.slice(0, pagination.per_page)
  return {
    ...answer,
    data,
    pagination: { ...pagination, from: 1, to: data.length, total: pagination.total + 1 },
  }
}

/** A page without a row; what moves up from the next page is asked for. */
export function droppedFromPage<R extends Row>(answer: Page<R>, id: number): Page<R> | Again {
  const { pagination, data } = answer
  const isWhole = pagination.total === data.length
  if (!isWhole) return AGAIN
  const after = dropped(answer, id)
  return after.data.length > 0 || after === answer
    ? after
    : { ...after, pagination: { ...after.pagination, from: 0, to: 0 } }
}

/** Whether a change leaves it open if a row still belongs to a list that these narrow. */
export const narrows = (
  input: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, string>>,
  data: object | null,
): boolean => Object.entries(fields).some(([key, field]) => input[key] !== undefined && field in (data ?? {}))

/** The fields of an event; none of a deleted thing. */
export const fieldsOf = ({ data }: LiveEvent): Record<string, unknown> => data ?? {}
