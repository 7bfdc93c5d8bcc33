import { useEffect } from 'react'
import type { Form, FormOptions } from '../ui/form/useForm.ts'
import { useSaveForm } from './useSaveForm.ts'

interface Options<V extends object, R>
  extends Omit<FormOptions<V, { data: R; message: string }>, 'initial' | 'onSaved'> {
  /** The record as it is known now. */
  record: R
  /** Its fields that the form edits, its revision among them. */
  valuesOf: (record: R) => V
  touches: readonly string[]
  onSaved?: (record: R) => void
}

/** `useSaveForm` for a form that stays open on its page: after a save, and when the record changed elsewhere while nothing was typed, it shows the record as it is. */
export function useOpenForm<V extends object, R extends { revision: number }>({
  record,
  valuesOf,
  onSaved,
  ...options
}: Options<V, R>): Form<V> {
  const form = useSaveForm<V, { data: R; message: string }>({
    ...options,
    initial: valuesOf(record),
    onSaved: ({ data }, sent) => {
      form.adopt(valuesOf(data), sent)
      onSaved?.(data)
    },
  })
  const { dirty, saving, adopt } = form
  const shown = (form.values as { revision?: number }).revision
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a newer record is taken over, not every new function
  useEffect(() => {
    if (!dirty && !saving && record.revision > (shown ?? 0)) adopt(valuesOf(record))
  }, [record.revision, dirty, saving])
  return form
}
