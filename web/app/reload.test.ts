import { afterEach, expect, it, vi } from 'vitest'
import { reloadOnMissingChunk } from './reload.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('a part that cannot be loaded loads the page again, once a minute at most', () => {
  vi.useFakeTimers()
  const kept = new Map<string, string>()
  const reload = vi.fn()
  const window = new EventTarget()
  vi.stubGlobal('window', window)
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  reloadOnMissingChunk()
  const fail = (): boolean => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))

  expect(fail()).toBe(false)
  expect(fail()).toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(61_000)
  fail()
  expect(reload).toHaveBeenCalledTimes(2)
})
