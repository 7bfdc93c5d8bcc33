import { igual } from '@malla/domain/valores/igual.ts'

type Values = Record<string, unknown>

/** Same content? Files are the same only when they are the same object. */
export const sameValue = (a: unknown, b: unknown): boolean =>
  a instanceof Blob || b instanceof Blob ? a === b : igual(a, b)

/** The fields that differ between two versions. */
export const changedFields = (from: Values, to: Values): string[] =>
  Object.keys(to).filter(name => name !== 'revision' && !sameValue(from[name], to[name]))

/** A record as it came back from a save, with what was typed since: `sent` is what went, `values` what the form holds now. */
export function withTypedSince<V extends object>(record: V, sent: V, values: V): V {
  const now = values as Values
  const typed = changedFields(sent as Values, now)
  return { ...record, ...Object.fromEntries(typed.map(name => [name, now[name]])) }
}

export interface Disputed {
  /** The field; of a field within a block «limites.creditos»; of where a course stands LUGAR. */
  name: string
  mine: unknown
  theirs: unknown
}

/** Where a course stands, as one thing that is disputed: both sides hold its fields by their names. */
export const LUGAR = 'lugar'

/** By a field that takes the place of something kept, the field that says which thing that is. */
export type Encima<V> = Partial<Record<keyof V & string, keyof V & string>>

/** A record in the words of a form, and the newer one: what both changed differently is disputed. */
interface Merged<V> {
  merged: V
  disputed: Disputed[]
}

/** A block of a record, of which each field is its own. What names its own kind (`tipo`: a requisite) means something only as a whole. */
export const isBlock = (v: unknown): v is Values =>
  typeof v === 'object' && v !== null && !Array.isArray(v) && !(v instanceof Blob) && !('tipo' in v)

function mergeBlock(base: Values, mine: Values, theirs: Values): Merged<Values> {
  const merged: Values = { ...mine }
  const disputed: Disputed[] = []
  for (const name of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const [b, m, t] = [base[name], mine[name], theirs[name]]
    if (sameValue(m, t)) continue
    if (sameValue(m, b)) {
      if (t === undefined) delete merged[name]
      else merged[name] = t
    } else if (!sameValue(t, b)) disputed.push({ name, mine: m, theirs: t })
  }
  return { merged, disputed }
}

/** The cycle or the section in which a course stands: never in both, so that of the one the other follows where only that is said. */
function placeOf({ ciclo_id, seccion_id }: Values): Values {
  return { ciclo_id: ciclo_id ?? (seccion_id && 0), seccion_id: seccion_id ?? (ciclo_id && 0) }
}
const samePlace = (a: Values, b: Values): boolean =>
  ['ciclo_id', 'seccion_id'].every(name => sameValue(a[name] || 0, b[name] || 0))

/** Where a course stands that is brought back over a newer record: the half that was typed is beside the other half of that one, which is none then. */
function placeTyped(base: Values, mine: Values, of = mine): Values {
  const strange = sameValue(mine.ciclo_id, base.ciclo_id) ? 'ciclo_id' : 'seccion_id'
  return placeOf(mine.ciclo_id && mine.seccion_id ? { ...of, [strange]: 0 } : of)
}

/** What was typed, by its fields; where a course stands as a whole. */
export function typedOver(base: Values, values: Values): Values {
  const typed = changedFields(base, values)
  const isPlace = typed.includes('ciclo_id') || typed.includes('seccion_id')
  const each = Object.fromEntries(typed.map(name => [name, values[name] ?? null]))
  return { ...each, ...(isPlace && placeTyped(base, values)) }
}

/**
 * Where a course stands is one thing, of which its order there is a part: brought together field by field it would stand in a cycle and in a section at once.
 * Null where mine says nothing of it, theirs not all, or both the same.
 */
function mergePlace(base: Values, mine: Values, theirs: Values): Merged<Values> | null {
  if (!('ciclo_id' in mine || 'seccion_id' in mine)) return null
  if (!('ciclo_id' in theirs && 'seccion_id' in theirs)) return null
  const [was, is] = [placeTyped(base, mine, base), placeTyped(base, mine)]
  const other = placeOf(theirs)
  if (samePlace(is, other)) return null
  const withOrder = (place: Values, of: Values) => ('orden' in mine ? { ...place, orden: of.orden } : place)
  const [m, t] = [withOrder(is, mine), withOrder(other, theirs)]
  if (samePlace(is, was)) return { merged: t, disputed: [] }
  const isTheirs = !samePlace(other, was)
  return { merged: m, disputed: isTheirs ? [{ name: LUGAR, mine: m, theirs: t }] : [] }
}

/**
 * Brings together two edits of one record, after a 409. What only one of the two changed is taken as it is; what both changed
 * differently is disputed and is for the person to decide: until then it stays as mine. Blocks are brought together field by field, where a course
 * stands as a whole. The result carries the newer revision. Throws where the newer record does not have a field that there was: taken for unchanged, it
 * would be written over.
 * `encima`: fields that say nothing of what is kept and take its place (a file), with the one that says what that is: over another than was seen they
 * are disputed too.
 */
export function mergeEdits<V extends object>(base: V, mine: V, theirs: V, encima: Encima<V> = {}): Merged<V> {
  const [b, m, t] = [base as Values, mine as Values, theirs as Values]
  const place = mergePlace(b, m, t)
  const merged: Values = { ...m, ...place?.merged }
  const disputed: Disputed[] = [...(place?.disputed ?? [])]
  const isOverAnother = (name: string) => {
    const kept = (encima as Record<string, string | undefined>)[name]
    return kept !== undefined && !sameValue(b[kept], t[kept])
  }
  for (const name of Object.keys(m)) {
    if (name in b && !(name in t)) throw new Error(`The newer record has no «${name}» to merge with`)
    const [was, is, other] = [b[name], m[name], t[name]]
    if (sameValue(is, other) || (place && name in place.merged)) continue
    if (name === 'revision' || sameValue(is, was)) merged[name] = other
    else if (isBlock(was) && isBlock(is) && isBlock(other)) {
      const block = mergeBlock(was, is, other)
      merged[name] = block.merged
      disputed.push(...block.disputed.map(d => ({ ...d, name: `${name}.${d.name}` })))
    } else if (!sameValue(other, was) || isOverAnother(name)) disputed.push({ name, mine: is, theirs: other })
  }
  return { merged: merged as V, disputed }
}

/** The values with the other person's version of these fields. */
export function withTheirs<V extends object>(values: V, fields: readonly Disputed[]): V {
  const out: Values = { ...(values as Values) }
  for (const { name, theirs } of fields) {
    if (name === LUGAR) {
      Object.assign(out, theirs)
      continue
    }
    const dot = name.indexOf('.')
    if (dot < 0) out[name] = theirs
    else {
      const [block, key] = [name.slice(0, dot), name.slice(dot + 1)]
      const { [key]: _mine, ...rest } = out[block] as Values
      // What they took out is not there: it is no empty one of its kind.
      out[block] = theirs === undefined ? rest : { ...(out[block] as Values), [key]: theirs }
    }
  }
  return out as V
}
