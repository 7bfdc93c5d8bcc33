/** Whether a field holds nothing: null, an empty text or an empty list. */
export const isVacio = (v: unknown): boolean =>
  v === null || v === undefined || v === '' || (Array.isArray(v) && v.length === 0)
