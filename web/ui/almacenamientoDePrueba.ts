/** A browser's storage for tests, with room for so many letters in each of its things. */
export function almacenamiento(cabe = Number.POSITIVE_INFINITY): Storage {
  const cosas = new Map<string, string>()
  return {
    get length() {
      return cosas.size
    },
    key: i => [...cosas.keys()][i] ?? null,
    getItem: k => cosas.get(k) ?? null,
    setItem(k, v) {
      if (v.length > cabe) throw new Error('QuotaExceededError')
      cosas.set(k, v)
    },
    removeItem: k => void cosas.delete(k),
    clear: () => cosas.clear(),
  }
}
