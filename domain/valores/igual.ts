/**
 * Whether two values say the same, as JSON would write them but in whatever order the fields of an object stand: the database keeps them in an
 * order of its own. A field that is undefined is not there; by itself, what is undefined is null.
 */
export function igual(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return (a ?? null) === (b ?? null)
  if (Array.isArray(a) || Array.isArray(b))
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((x, i) => igual(x, b[i]))
  const [x, y] = [a as Record<string, unknown>, b as Record<string, unknown>]
  const campos = new Set([...Object.keys(x), ...Object.keys(y)])
  return [...campos].every(k => (x[k] === undefined) === (y[k] === undefined) && igual(x[k], y[k]))
}
