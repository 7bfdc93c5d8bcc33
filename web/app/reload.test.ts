import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { adelantar, reloadOnMissingChunk } from './reload.ts'

const reload = vi.fn()
const answer = vi.fn<() => Promise<{ ok: boolean }>>()
const window = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  const kept = new Map<string, string>()
  vi.stubGlobal('window', window)
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterEach(() => {
  reload.mockClear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A part fails to load; answers the error that its place then shows. */
async function fail(): Promise<Error> {
  const payload = new Error('Failed to fetch dynamically imported module: /assets/x.js')
  window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }))
  await vi.advanceTimersByTimeAsync(0)
  return payload
}

it('a part that cannot be loaded loads the page again, once a minute at most; never while the server is away', async () => {
  reloadOnMissingChunk()
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect((await fail()).message).toContain('no se pudo cargar')
  expect(reload).not.toHaveBeenCalled()

  answer.mockResolvedValue({ ok: true })
  await fail()
  await fail()
  expect(reload).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(61_000)
  await fail()
  expect(reload).toHaveBeenCalledTimes(2)
})

it('a part that nobody waits for does not load the page again', async () => {
  reloadOnMissingChunk()
  answer.mockResolvedValue({ ok: true })
  await vi.advanceTimersByTimeAsync(120_000)
  reload.mockClear()
  await adelantar(async () => {
    throw await fail()
  })
  expect(reload).not.toHaveBeenCalled()
  await fail()
  expect(reload).toHaveBeenCalled()
})

it('where this tab can keep nothing more it is loaded again all the same, unless it has just been', async () => {
  reloadOnMissingChunk()
  answer.mockResolvedValue({ ok: true })
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  await fail()
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(61_000)
  await fail()
  expect(reload).toHaveBeenCalled()
})

it('parts that fail together ask for the server once', async () => {
  reloadOnMissingChunk()
  answer.mockReset()
  let responder = (_: { ok: boolean }): void => {}
  answer.mockImplementation(
    () =>
      new Promise(resolve => {
        responder = resolve
      }),
  )
  for (let i = 0; i < 5; i++) await fail()
  expect(answer).toHaveBeenCalledTimes(1)
  responder({ ok: false })
  await vi.advanceTimersByTimeAsync(0)
  await fail()
  expect(answer).toHaveBeenCalledTimes(2)
})
