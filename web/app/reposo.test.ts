import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// The page is put in its place once: each test has a page of its own.
beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

test('what stands beside the page is fetched when the page stands, and then at once', async () => {
  const { paginaPuesta, trasLaPagina } = await import('./reposo.ts')
  const traer = vi.fn(async () => 'parte')
  const traida = trasLaPagina(traer)
  await vi.advanceTimersByTimeAsync(3999)
  expect(traer).not.toHaveBeenCalled()
  paginaPuesta()
  expect(await traida).toBe('parte')
  await trasLaPagina(traer)
  expect(traer).toHaveBeenCalledTimes(2)
})

test('a page that does not come keeps it back for four seconds', async () => {
  const { trasLaPagina } = await import('./reposo.ts')
  const traer = vi.fn(async () => 'parte')
  const traida = trasLaPagina(traer)
  await vi.advanceTimersByTimeAsync(4000)
  expect(await traida).toBe('parte')
})
