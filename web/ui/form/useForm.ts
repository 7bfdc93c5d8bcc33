import { useEffect, useId, useRef, useState } from 'react'
import { newKey } from '../newKey.ts'
import { refusalOf } from '../reasons.ts'
import { dropDraft, readDraft, writeDraft } from './draft.ts'
import { changedFields, type Disputed, mergeEdits, withTypedSince } from './merge.ts'

/** What a field component needs to know; comes from `form.field('nombre')`. */
export interface Field<T> {
  id: string
  name: string
  value: T
  // A method, so that a field of a narrower value fits a component of a wider one.
  onChange(value: T): void
  error?: string
}

/** What whoever keeps a save that did not reach the server is told of it. */
export interface EnCola {
  base: object
  borrador?: { nombre: string; cambios: Record<string, unknown>; revision?: number }
}

export interface FormOptions<V extends object, A> {
  /** The record as it is, or an empty one. A `revision` in it goes back with the save. */
  initial: V
  /** Sends the values; `key` is the idempotency key, the same as long as the values are, `cola` what is kept with them should they have to wait. */
  save: (values: V, options: { key: string; cola: EnCola }) => Promise<A>
  onSaved?: (answer: A, values: V) => void
  /** Reasons by field that need no server. */
  check?: (values: V) => Record<string, string[]>
  /** Keeps what was typed under this name until it is saved, e.g. `programa/12` or `programa/nuevo`. */
  draft?: string
}

/** The record changed under the form: what both sides changed differently. */
export interface Conflict<V> {
  theirs: V
  merged: V
  disputed: Disputed[]
}

export interface Form<V extends object> {
  values: V
  set: (changes: Partial<V>) => void
  field: <K extends keyof V & string>(name: K) => Field<V[K]>
  /** Reasons by field, and those of the whole under 'general'. */
  errors: Record<string, string[]>
  /** Id of the element of a field, for links to it. */
  idOf: (name: string) => string
  saving: boolean
  dirty: boolean
  /** Typed before, not saved, brought back. */
  recovered: boolean
  conflict: Conflict<V> | null
  /** Saves; resolves to true when it was saved. */
  save: () => Promise<boolean>
  /** Takes the merged values and saves them over the newer revision. */
  resolve: (values: V) => Promise<boolean>
  closeConflict: () => void
  /** Back to the record as it is; what was typed is gone. */
  discard: () => void
  /**
   * For a form that stays open: the record as it is now, when it changed elsewhere and nothing was typed, or after a save; then with `sent`, the values that
   * were saved: what was typed while they were on their way stays.
   */
  adopt: (record: V, sent?: V) => void
}

interface State<V extends object> {
  base: V
  values: V
  errors: Record<string, string[]>
  conflict: Conflict<V> | null
  recovered: boolean
  /** Idempotency key with which what was recovered had been sent. */
  key?: string
}

function startOf<V extends object>({ initial, draft }: { initial: V; draft?: string }): State<V> {
  const found = draft ? readDraft(draft) : null
  const empty = { base: initial, errors: {}, conflict: null }
  if (!found) return { ...empty, values: initial, recovered: false }
  const revision = found.revision === undefined ? {} : { revision: found.revision }
  return { ...empty, values: { ...initial, ...found.changes, ...revision }, recovered: true, key: found.key }
}

function keepDraft<V extends object>(name: string, base: V, values: V, key?: string): void {
  const typed = values as Record<string, unknown>
  const changed = changedFields(base as Record<string, unknown>, typed)
  const names = changed.filter(n => !(typed[n] instanceof Blob))
  if (names.length === 0) {
    dropDraft(name)
    return
  }
  const changes = Object.fromEntries(names.map(n => [n, typed[n]]))
  // A file is not kept: what comes back without it is another write.
  const isWhole = names.length === changed.length
  writeDraft(name, {
    changes,
    revision: typed.revision as number | undefined,
    ...(isWhole && { key }),
  })
}

/** Reasons of a refusal by field; what is not a refusal of fields stands under 'general'. */
function errorsOf(error: unknown): Record<string, string[]> {
  const refusal = refusalOf(error)
  if (refusal && Object.keys(refusal.errors).length > 0) return refusal.errors
  return { general: [error instanceof Error ? error.message : String(error)] }
}

/**
 * The one form mechanism. Keeps what is typed whatever happens, shows the server's reasons under the fields (422), and turns a stale edit
 * (409 with `actual`) into a merge. Never throws.
 */
export function useForm<V extends object, A>(options: FormOptions<V, A>): Form<V> {
  const prefix = useId()
  const [state, setState] = useState(() => startOf(options))
  const [saving, setSaving] = useState(false)
  const { base, values } = state
  const key = useRef(state.key === undefined ? null : { values, key: state.key })
  const dirty = changedFields(base as Record<string, unknown>, values as Record<string, unknown>).length > 0
  const { draft } = options

  // At each letter: who leaves at once («Atrás», a crash) finds the last one too.
  useEffect(() => {
    if (draft) keepDraft(draft, base, values, key.current?.values === values ? key.current.key : undefined)
  }, [draft, base, values])

  /** The same values carry the same key, so that a save that got lost on its way back is not written twice. */
  const keyFor = (v: V): string => {
    if (key.current?.values !== v) key.current = { values: v, key: newKey() }
    return key.current.key
  }

  const refuse = (sent: V, error: unknown) => {
    const actual = refusalOf(error)?.status === 409 ? refusalOf(error)?.body.actual : undefined
    if (actual) {
      const theirs = { ...base, ...pick(actual as V, base) }
      setState(s => ({ ...s, errors: {}, conflict: { theirs, ...mergeEdits(base, sent, theirs) } }))
    } else setState(s => ({ ...s, errors: errorsOf(error) }))
  }

  const done = (sent: V) => {
    if (draft) dropDraft(draft)
    setState(s => ({ ...s, base: sent, errors: {}, conflict: null, recovered: false }))
  }

  const send = async (sent: V): Promise<boolean> => {
    const early = options.check?.(sent) ?? {}
    if (Object.keys(early).length > 0) {
      setState(s => ({ ...s, errors: early }))
      return false
    }
    setSaving(true)
    try {
      const attempt = keyFor(sent)
      // Kept with the draft: whether this arrives may be known only after a reload.
      if (draft) keepDraft(draft, base, sent, attempt)
      const answer = await options.save(sent, { key: attempt, cola: enCola(base, sent, draft) })
      done(sent)
      options.onSaved?.(answer, sent)
      return true
    } catch (error) {
      // It is in good hands, and is sent from there.
      if (refusalOf(error)?.body.enCola) {
        done(sent)
        return true
      }
      refuse(sent, error)
      return false
    } finally {
      setSaving(false)
    }
  }

  const set = (changes: Partial<V>) =>
    setState(s => {
      const names = Object.keys(changes)
      const errors = Object.fromEntries(
        Object.entries(s.errors).filter(([n]) => !names.includes(n.split('.')[0]!)),
      )
      return { ...s, values: { ...s.values, ...changes }, errors }
    })

  return {
    values,
    set,
    errors: state.errors,
    saving,
    dirty,
    recovered: state.recovered,
    conflict: state.conflict,
    idOf: name => `${prefix}${name}`,
    field: name => ({
      id: `${prefix}${name}`,
      name,
      value: values[name],
      onChange: value => set({ [name]: value } as unknown as Partial<V>),
      error: state.errors[name]?.[0],
    }),
    save: () => (saving ? Promise.resolve(false) : send(values)),
    resolve: merged => {
      setState(s => ({ ...s, base: s.conflict?.theirs ?? s.base, values: merged, conflict: null }))
      return send(merged)
    },
    closeConflict: () => setState(s => ({ ...s, conflict: null })),
    adopt: (record, sent) =>
      setState(s => ({
        base: record,
        values: sent ? withTypedSince(record, sent, s.values) : record,
        errors: {},
        conflict: null,
        recovered: false,
      })),
    discard: () => {
      if (draft) dropDraft(draft)
      setState({ base, values: base, errors: {}, conflict: null, recovered: false })
    },
  }
}

function enCola<V extends object>(base: V, sent: V, nombre?: string): EnCola {
  if (nombre === undefined) return { base }
  const typed = sent as Record<string, unknown>
  const cambios = Object.fromEntries(
    changedFields(base as Record<string, unknown>, typed).map(n => [n, typed[n]]),
  )
  return { base, borrador: { nombre, cambios, revision: typed.revision as number | undefined } }
}

/** Of an answer, only the fields that the form has. */
function pick<V extends object>(from: V, like: V): Partial<V> {
  return Object.fromEntries(
    Object.keys(like)
      .filter(k => k in from)
      .map(k => [k, from[k as keyof V]]),
  ) as Partial<V>
}
