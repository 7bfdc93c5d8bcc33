import { afterEach, expect, it, vi } from 'vitest'
import { insistir } from './insistir.ts'

afterEach(() => vi.useRealTimers())

it('what does not come is asked for again until it does', async () => {
  vi.useFakeTimers()
  const traer = vi
    .fn(async () => 'channel')
    .mockRejectedValueOnce(new Error('no line'))
    .mockRejectedValueOnce(new Error('no line'))
  const comes = insistir(traer, () => true)
  await vi.advanceTimersByTimeAsync(1999)
  expect(traer).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1 + 4000)
  expect(await comes).toBe('channel')
  expect(traer).toHaveBeenCalledTimes(3)
})

it('what nobody wants any more is not asked for again', async () => {
  vi.useFakeTimers()
  let wanted = true
  const traer = vi.fn(() => Promise.reject(new Error('no line')))
  const comes = insistir(traer, () => wanted)
  await vi.advanceTimersByTimeAsync(1000)
  wanted = false
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await comes).toBeNull()
  expect(traer).toHaveBeenCalledTimes(1)
})
