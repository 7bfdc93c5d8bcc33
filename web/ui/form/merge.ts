type Values = Record<string, unknown>

/** Same content? Files are the same only when they are the same object. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (a instanceof Blob || b instanceof Blob) return false
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
}

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
  name: string
  mine: unknown
  theirs: unknown
}

/**
 * Brings together two edits of one record, after a 409. What only one of the two changed is taken as it is; what both changed
 * differently is disputed and is for the person to decide: until then it stays as mine. The result carries the newer revision.
 */
export function mergeEdits<V extends object>(
  base: V,
  mine: V,
  theirs: V,
): { merged: V; disputed: Disputed[] } {
  const [b, m, t] = [base as Values, mine as Values, theirs as Values]
  const merged: Values = { ...m }
  const disputed: Disputed[] = []
  for (const name of Object.keys(m)) {
    if (!(name in t) || sameValue(m[name], t[name])) continue
    if (name === 'revision' || sameValue(m[name], b[name])) merged[name] = t[name]
    else if (!sameValue(t[name], b[name])) disputed.push({ name, mine: m[name], theirs: t[name] })
  }
  return { merged: merged as V, disputed }
}
