import { type Draft, dropDraft, readDraft, writeDraft } from './draft.ts'
import { changedFields, sameValue } from './merge.ts'

type Values = Record<string, unknown>

/** What a form begins with. */
export interface Start<V extends object> {
  /** The record as it is: what «Descartar» goes back to. */
  record: V
  /** What was typed upon: the record, or of a draft the fields as they were then. A merge compares with it. */
  base: V
  values: V
  /** Typed before, not saved, brought back. */
  recovered: boolean
  /** Idempotency key with which what was recovered had been sent. */
  key?: string
}

/** Stands for what a field was typed upon where nobody knows it: it equals neither side of a merge, so that both are shown. */
const UNKNOWN = Symbol('unknown')

/** A base as it can be kept: undefined where it is not known. */
export const known = (base: object): Values =>
  Object.fromEntries(Object.entries(base).map(([name, v]) => [name, v === UNKNOWN ? undefined : v]))

/** What a draft was typed upon. Of before that was kept, it is what the record is, or nobody knows it where the record is a newer one. */
function baseOf(initial: Values, { changes, base = {}, revision }: Draft): Values {
  const names = revision === initial.revision ? [] : Object.keys(changes).filter(n => !(n in base))
  return { ...initial, ...base, ...Object.fromEntries(names.map(n => [n, UNKNOWN])) }
}

/** The record, or what was typed before and not saved. */
export function startOf<V extends object>({
  initial,
  proposed,
  draft,
}: {
  initial: V
  proposed?: Partial<V>
  draft?: string
}): Start<V> {
  const found = draft ? readDraft(draft) : null
  if (!found) return { record: initial, base: initial, values: { ...initial, ...proposed }, recovered: false }
  const revision = found.revision === undefined ? {} : { revision: found.revision }
  return {
    record: initial,
    base: baseOf(initial as Values, found) as V,
    values: { ...initial, ...found.changes, ...revision },
    recovered: true,
    key: found.key,
  }
}

/** Whether something was typed: what a form proposes is not, as long as it stands as it did. */
export const isTyped = (base: object, values: object, proposed: object = {}): boolean =>
  changedFields(base as Values, values as Values).some(
    n => !(n in proposed && sameValue((proposed as Values)[n], (values as Values)[n])),
  )

const pick = (from: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map(name => [name, from[name] ?? null]))

/** What differs, with what it was typed upon. Files are not kept. */
export function draftOf(base: object, values: object): Draft {
  const [was, typed] = [base as Values, values as Values]
  const names = changedFields(was, typed).filter(name => !(typed[name] instanceof Blob))
  return {
    changes: Object.fromEntries(names.map(name => [name, typed[name]])),
    base: known(pick(was, names)),
    revision: typed.revision as number | undefined,
  }
}

/** Keeps what differs, or nothing where nothing does. */
export function keepDraft(name: string, base: object, values: object, key?: string): void {
  const draft = draftOf(base, values)
  const kept = Object.keys(draft.changes).length
  if (kept === 0) {
    dropDraft(name)
    return
  }
  // A file is not kept: what comes back without it is another write.
  const isWhole = kept === changedFields(base as Values, values as Values).length
  writeDraft(name, { ...draft, ...(isWhole && { key }) })
}
