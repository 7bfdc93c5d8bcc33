import { beforeEach, vi } from 'vitest'

/** The storage of the tab, for tests without a browser: empty before each. Answers what is in it. */
export function almacenDePrueba(): Map<string, string> {
  const kept = new Map<string, string>()
  const almacen = {
    getItem: (k: string) => kept.get(k) ?? null,
    setItem: (k: string, v: string) => void kept.set(k, v),
    removeItem: (k: string) => void kept.delete(k),
  }
  // Its keys are those of what is in it, as in a browser.
  const ownKeys = () => [...kept.keys()]
  const getOwnPropertyDescriptor = () => ({ enumerable: true, configurable: true })
  vi.stubGlobal('sessionStorage', new Proxy(almacen, { ownKeys, getOwnPropertyDescriptor }))
  beforeEach(() => kept.clear())
  return kept
}
