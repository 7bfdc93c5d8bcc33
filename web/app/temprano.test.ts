import { afterEach, expect, it, vi } from 'vitest'
import { askNow } from './api.ts'
import { pedirTemprano, tomarTemprana } from './temprano.ts'

vi.mock('./api.ts', () => ({ askNow: vi.fn() }))
const servidor = vi.mocked(askNow as unknown as () => Promise<unknown>)

afterEach(() => {
  vi.useRealTimers()
  servidor.mockReset()
})

it('what was asked for early is taken once', async () => {
  servidor.mockResolvedValue({ data: 7 })
  pedirTemprano([['planes.show', { id: 3 }]])
  expect(await tomarTemprana('planes.show', { id: 3 })).toEqual({ data: 7 })
  expect(await tomarTemprana('planes.show', { id: 3 })).toBeUndefined()
  expect(servidor).toHaveBeenCalledTimes(1)
})

it('another input is another question', async () => {
  servidor.mockResolvedValue({ data: 7 })
  pedirTemprano([['planes.show', { id: 3 }]])
  expect(await tomarTemprana('planes.show', { id: 4 })).toBeUndefined()
})

it('a refusal leaves the question to the page', async () => {
  servidor.mockRejectedValue(new Error('401'))
  pedirTemprano([['planes.show', { id: 3 }]])
  expect(await tomarTemprana('planes.show', { id: 3 })).toBeUndefined()
})

it('an answer that nobody took grows old', async () => {
  vi.useFakeTimers()
  servidor.mockResolvedValue({ data: 7 })
  pedirTemprano([['planes.show', { id: 3 }]])
  await vi.advanceTimersByTimeAsync(21_000)
  expect(await tomarTemprana('planes.show', { id: 3 })).toBeUndefined()
})
