/** A statement holds at most 65,535 values. */
const MOST_VALUES = 60_000

/** Rows in portions that one statement can hold; `columns`: how many values each row brings. */
export function portions<V>(values: V[], columns: number): V[][] {
  const size = Math.max(1, Math.floor(MOST_VALUES / columns))
  return Array.from({ length: Math.ceil(values.length / size) }, (_, i) =>
    values.slice(i * size, (i + 1) * size),
  )
}
