import { useEffect, useId, useRef, useState } from 'react'
import { newKey } from '../newKey.ts'
import { useQuedarse } from '../quedarse.ts'
import { errorsOf, refusalOf } from '../reasons.ts'
import { type Conflict, conflictOf, isDeOtraClave, isPropia, newerOf } from './conflict.ts'
import { type Draft, draftOwner, dropDraft } from './draft.ts'
import { useElegido } from './elegidos.ts'
import { limpio, type State } from './estadoDeForm.ts'
import { type Encima, withTypedSince } from './merge.ts'
import { reparosDe } from './noDia.ts'
import { filesIn, keepDraft, paraLaCola, type Start, startOf, typedIn } from './recover.ts'

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
  /** The record that was typed upon, in the words of the form. */
  base: object
  /** The refused write that the form brought back, by its place. */
  corrige?: number
  borrador?: { nombre: string; cambios: Draft['changes'] } & Pick<Draft, 'base' | 'revision'>
}

/** The record that a save answers with; a 409 carries the newer one in the same shape. */
type RecordOf<A> = A extends { data: infer R } ? R : unknown

/** How the newer record of a 409 reads in a form. One that saves with a revision says it; without it the record is taken as the form's own values. */
type Reading<V, A> = 'revision' extends keyof V
  ? { actualOf: (actual: RecordOf<A>) => V }
  : { actualOf?: (actual: RecordOf<A>) => V }

export type FormOptions<V extends object, A> = FormFields<V, A> & Reading<V, A>

export interface FormFields<V extends object, A> {
  /** The record as it is, or an empty one. A `revision` in it goes back with the save. */
  initial: V
  /** What the form has in it where the record has nothing yet: today's date. Saved it is as good as typed; closing loses nothing by it. */
  proposed?: Partial<V>
  /** Sends the values; `key` is the idempotency key, the same as long as the values are, `cola` what is kept with them should they have to wait. */
  save: (values: V, options: { key: string; cola: EnCola }) => Promise<A>
  onSaved?: (answer: A, values: V) => void
  /** Instead of it where the server was not reached, and the save waits to be sent. */
  onEnCola?: (values: V) => void
  /** Reasons by field that need no server; `base`: what the values were typed upon. */
  check?: (values: V, base: V) => Record<string, string[]>
  /** Keeps what was typed under this name until it is saved, e.g. `programa/12` or `programa/nuevo`. */
  draft?: string
  /** Files: a field with a new one, and the field that says which one is kept. Who puts one over another than the one they saw is asked. */
  encima?: Encima<V>
  /** Fields that are not kept with it, nor with a save that waits: passwords. That a call with one never waits is said by its contract (contracts/espera.ts). */
  secret?: readonly (keyof V & string)[]
}

export interface Form<V extends object> {
  values: V
  /** What they were typed upon: the record as it was then. */
  base: V
  set: (changes: Partial<V>) => void
  field: <K extends keyof V & string>(name: K) => Field<V[K]>
  /** Reasons by field, and those of the whole under 'general'. */
  errors: Record<string, string[]>
  /** How often it was refused: each time its reasons are told. */
  refusals: number
  /** Id of the element of a field, for links to it. */
  idOf: (name: string) => string
  saving: boolean
  dirty: boolean
  /** What is typed is kept until it is saved: who closes finds it the next time. */
  keeps: boolean
  /** What of it is not: typed, and gone when the form closes. */
  lost: readonly string[]
  /** Fields in which a file is chosen: kept nowhere but on the screen. */
  files: readonly string[]
  /** Typed before, not saved, brought back. */
  recovered: boolean
  /** Fields whose file, chosen before, was not brought back with the rest, and is not chosen again. */
  faltan: readonly string[]
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

/**
 * The one form mechanism. Keeps what is typed whatever happens, shows the server's reasons under the fields (422), and turns a stale edit
 * (409 with `actual`) into a merge. Throws only what is a fault of the form itself: a newer record that it cannot read.
 */
export function useForm<V extends object, A>(options: FormOptions<V, A>): Form<V> {
  const prefix = useId()
  const [state, setState] = useState<State<V>>(() => ({ ...startOf(options), errors: {}, conflict: null }))
  const [saving, setSaving] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const [cabe, setCabe] = useState(true)
  const { base, values } = state
  const key = useRef(state.key === undefined ? null : { values, key: state.key })
  const { draft, proposed, encima } = options
  const secret: readonly string[] | undefined = options.secret
  const typed = typedIn(base, values, proposed)
  const files = filesIn(values)
  const isKept = (name: string): boolean => !secret?.includes(name) && !files.includes(name)
  const lost = draft === undefined ? [] : typed.filter(name => !isKept(name))
  const { faltan, corrige }: Partial<Start<V>> = state.recovered ? state : {}
  useElegido(prefix, files.length > 0)
  useQuedarse(!cabe)

  // At each letter: who leaves at once («Atrás», a crash) finds the last one too.
  useEffect(() => {
    const sent = key.current?.values === values ? key.current.key : undefined
    if (draft) setCabe(keepDraft(draft, base, values, { key: sent, secret, encima, faltan, corrige }))
  }, [draft, base, values, secret, encima, faltan, corrige])

  /** The same values carry the same key, so that a save that got lost on its way back is not written twice. */
  const keyFor = (v: V): string => {
    if (key.current?.values !== v) key.current = { values: v, key: newKey() }
    return key.current.key
  }

  const tell = (errors: Record<string, string[]>) => {
    setRefusals(n => n + 1)
    setState(s => ({ ...s, errors }))
  }

  const refuse = (from: V, sent: V, error: unknown) => {
    const actual = newerOf(error)
    if (!actual) return tell(errorsOf(error))
    try {
      const theirs = options.actualOf ? options.actualOf(actual as RecordOf<A>) : actual
      const conflict = { ...conflictOf(from, sent, theirs, encima), propia: isPropia(error) }
      setState(s => ({ ...s, errors: {}, conflict }))
    } catch (fault) {
      // The person reads why it was refused; whoever can mend the form hears of the fault.
      tell(errorsOf(error))
      throw fault
    }
  }

  const done = (sent: V, de: string) => {
    if (draft) dropDraft(draft, de)
    setState(s => ({ ...s, ...limpio(sent), values: s.values }))
  }

  const attempt = (sent: V, from: V): Promise<A> => {
    const key = keyFor(sent)
    // Kept with the draft: whether this arrives may be known only after a reload.
    if (draft) keepDraft(draft, from, sent, { key, secret, encima, faltan, corrige })
    return options.save(sent, { key, cola: { ...paraLaCola(from, sent, draft, secret), corrige } })
  }

  /** Where their key is another save's by now the values go under a new one, and meet what stands there. `de`: in whose name. */
  const deliver = (sent: V, from: V, de: string): Promise<A> =>
    attempt(sent, from).catch(error => {
      if (!isDeOtraClave(error, sent) || de !== draftOwner()) throw error
      key.current = null
      return attempt(sent, from)
    })

  /** `from`: what it was typed upon. */
  const send = async (sent: V, from: V): Promise<boolean> => {
    const early = reparosDe(sent, v => options.check?.(v, from) ?? {})
    if (Object.keys(early).length > 0) {
      tell(early)
      return false
    }
    setSaving(true)
    // Whoever is at work when it is answered may be another.
    const de = draftOwner()
    try {
      const answer = await deliver(sent, from, de)
      done(sent, de)
      options.onSaved?.(answer, sent)
      return true
    } catch (error) {
      // It is in good hands, and is sent from there.
      if (refusalOf(error)?.body.enCola) {
        done(sent, de)
        options.onEnCola?.(sent)
        return true
      }
      refuse(from, sent, error)
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
    base,
    set,
    errors: state.errors,
    refusals,
    saving,
    dirty: typed.length > 0,
    keeps: draft !== undefined && cabe && (lost.length === 0 || lost.length < typed.length),
    lost,
    files,
    recovered: state.recovered,
    faltan: (faltan ?? []).filter(name => !files.includes(name)),
    conflict: state.conflict,
    idOf: name => `${prefix}${name}`,
    field: name => ({
      id: `${prefix}${name}`,
      name,
      value: values[name],
      onChange: value => set({ [name]: value } as unknown as Partial<V>),
      error: state.errors[name]?.[0],
    }),
    save: () => (saving ? Promise.resolve(false) : send(values, base)),
    resolve: merged => {
      const theirs = state.conflict?.theirs ?? base
      setState(s => ({ ...s, record: theirs, base: theirs, values: merged, conflict: null }))
      return send(merged, theirs)
    },
    closeConflict: () => setState(s => ({ ...s, conflict: null })),
    adopt: (record, sent) =>
      setState(s => ({ ...limpio(record), ...(sent && { values: withTypedSince(record, sent, s.values) }) })),
    discard: () => {
      if (draft) dropDraft(draft)
      const { record } = state
      setState({ ...limpio(record), values: { ...record, ...proposed } })
    },
  }
}
