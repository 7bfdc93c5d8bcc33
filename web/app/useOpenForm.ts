import { useEffect } from 'react'
import type { Form, FormFields } from '../ui/form/useForm.ts'
import { type SaveOptions, useSaveForm } from './useSaveForm.ts'

interface Answer<R> {
  data: R
  message: string
}

interface Options<V extends object, R> extends Omit<FormFields<V, Answer<R>>, 'initial' | 'onSaved'> {
  /** The record as it is known now. */
  record: R
  /** Its fields that the form edits, its revision among them. */
  valuesOf: (record: R) => V
  /** How the newer record of a 409 reads where it does not come as `record` does. */
  actualOf?: (actual: never) => V
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
  const form = useSaveForm<V, Answer<R>>({
    actualOf: valuesOf,
    ...options,
    initial: valuesOf(record),
    onSaved: ({ data }: Answer<R>, sent: V) => {
      form.adopt(valuesOf(data), sent)
      onSaved?.(data)
    },
  } as unknown as SaveOptions<V, Answer<R>>)
  const { dirty, saving, adopt } = form
  const shown = (form.values as { revision?: number }).revision
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a newer record is taken over, not every new function
  useEffect(() => {
    if (!dirty && !saving && record.revision > (shown ?? 0)) adopt(valuesOf(record))
  }, [record.revision, dirty, saving])
  return form
}
