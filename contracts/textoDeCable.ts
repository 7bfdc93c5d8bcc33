/** One value as the text that the wire has for it (spec §7): objects and arrays as JSON, yes and no as 1 and 0, nothing as the empty text. */
export function textoDeCable(v: unknown): string {
  if (v === null) return ''
  if (typeof v === 'object') return JSON.stringify(v)
  if (typeof v === 'boolean') return v ? '1' : '0'
  return String(v)
}
