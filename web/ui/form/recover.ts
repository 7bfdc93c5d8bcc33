import { type Draft, dropDraft, readDraft, writeDraft } from './draft.ts'
import { changedFields, sameValue, typedOver } from './merge.ts'

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
  /** Of what was brought back: fields in which a file was chosen, which is not. */
  faltan?: readonly string[]
  /** Idempotency key with which what was recovered had been sent. */
  key?: string
  /** What was recovered is a refused write of the queue: its place there. */
  corrige?: number
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

/** The values but for these. */
export const without = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))

/** What was kept under this name, whatever stands there of what is never to be kept; null: nothing. */
function foundOf(name: string, secret: readonly string[]): Draft | null {
  const found = readDraft(name)
  if (!found || !secret.some(campo => campo in found.changes)) return found
  const changes = without(found.changes, secret)
  if (Object.keys(changes).length === 0) return null
  const { revision, archivos } = found
  return { changes, base: without(found.base ?? {}, secret), revision, ...(archivos && { archivos }) }
}

/** Whether the record says all that was typed: it was saved, and only the answer was lost. What mends a refused write is not over before it is saved. */
const isGuardado = ({ changes, archivos = [], corrige }: Draft, record: Values): boolean =>
  archivos.length === 0 &&
  corrige === undefined &&
  Object.entries(changes).every(([name, v]) => sameValue(v, record[name]))

/** The record, or what was typed before and not saved. */
export function startOf<V extends object>({
  initial,
  proposed,
  draft,
  secret = [],
}: {
  initial: V
  proposed?: Partial<V>
  draft?: string
  secret?: readonly string[]
}): Start<V> {
  const found = draft ? foundOf(draft, secret) : null
  if (!found || isGuardado(found, initial as Values))
    return { record: initial, base: initial, values: { ...initial, ...proposed }, recovered: false }
  const revision = found.revision === undefined ? {} : { revision: found.revision }
  return {
    record: initial,
    base: baseOf(initial as Values, found) as V,
    values: { ...initial, ...(found.base as Partial<V>), ...found.changes, ...revision },
    recovered: true,
    faltan: found.archivos,
    key: found.key,
    corrige: found.corrige,
  }
}

/** What was typed: what a form proposes is not, as long as it stands as it did. */
export const typedIn = (base: object, values: object, proposed: object = {}): string[] =>
  changedFields(base as Values, values as Values).filter(
    n => !(n in proposed && sameValue((proposed as Values)[n], (values as Values)[n])),
  )

/** Fields in which a file is chosen. */
export const filesIn = (values: object): string[] =>
  Object.entries(values).flatMap(([name, v]) => (v instanceof Blob ? name : []))

const pick = (from: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map(name => [name, from[name] ?? null]))

/** What differs, with what it was typed upon; of what takes the place of something kept (`encima`, merge.ts) also that. Files are not kept, secrets never. */
export function draftOf(
  base: object,
  values: object,
  secret: readonly string[] = [],
  encima: Readonly<Record<string, string | undefined>> = {},
): Draft {
  const [was, typed] = [base as Values, values as Values]
  const names = changedFields(was, typed).filter(
    name => !(typed[name] instanceof Blob || secret.includes(name)),
  )
  return {
    changes: Object.fromEntries(names.map(name => [name, typed[name]])),
    base: known(pick(was, [...names, ...names.flatMap(n => encima[n] ?? [])])),
    revision: typed.revision as number | undefined,
  }
}

/** Keeps what differs, or nothing where nothing does; false where this browser has no room for it. `faltan`: fields whose file was not kept the last time, and is not chosen again. */
export function keepDraft(
  name: string,
  base: object,
  values: object,
  {
    key,
    secret,
    encima,
    faltan = [],
    corrige,
  }: {
    key?: string
    corrige?: number
    secret?: readonly string[]
    encima?: Readonly<Record<string, string | undefined>>
    faltan?: readonly string[]
  } = {},
): boolean {
  const draft = draftOf(base, values, secret, encima)
  const kept = Object.keys(draft.changes).length
  if (kept === 0) {
    dropDraft(name)
    return true
  }
  // What comes back without its file or its secret is another write.
  const isWhole = kept === changedFields(base as Values, values as Values).length
  const archivos = [...new Set([...filesIn(values), ...faltan])]
  return writeDraft(name, {
    ...draft,
    corrige,
    ...(archivos.length > 0 && { archivos }),
    ...(isWhole && { key }),
  })
}

/**
 * Keeps what was typed into one record for the form of another one, which begins with it: `de` what it was typed upon, `a` the other. `corrige`: the
 * refused write that it mends.
 */
export function llevarEscrito<V extends object>(
  name: string,
  { de, a, escritos, corrige }: { de: V; a: V; escritos: V; corrige?: number | undefined },
): void {
  keepDraft(name, a, { ...a, ...typedOver(de as Values, escritos as Values) }, { corrige })
}

/** What is kept of a form with a save that has to wait. `nombre`: under which its draft is. */
export function paraLaCola(from: object, sent: object, nombre?: string, secret: readonly string[] = []) {
  const base = without(known(from), secret)
  if (nombre === undefined) return { base }
  const { changes: cambios, ...rest } = draftOf(from, sent, secret)
  return { base, borrador: { nombre, cambios, ...rest } }
}
