import { beforeEach, vi } from 'vitest'

/** The storage of the tab, for tests without a browser: empty before each. Answers what is in it. */
export function almacenDePrueba(): Map<string, string> {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (k: string) => kept.get(k) ?? null,
    setItem: (k: string, v: string) => void kept.set(k, v),
    removeItem: (k: string) => void kept.delete(k),
  })
  beforeEach(() => kept.clear())
  return kept
}
