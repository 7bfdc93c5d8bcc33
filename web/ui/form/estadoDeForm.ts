import type { Conflict } from './conflict.ts'
import type { Start } from './recover.ts'

/** What a form is made of: what it began with, why it was refused, and the newer record that it met. */
export interface State<V extends object> extends Start<V> {
  errors: Record<string, string[]>
  conflict: Conflict<V> | null
}

/** With nothing typed over the record. */
export function limpio<V extends object>(record: V): State<V> {
  return { record, base: record, values: record, errors: {}, conflict: null, recovered: false }
}
