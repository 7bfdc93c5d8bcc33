import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { sondear } from './sondeo.ts'

const preguntas = vi.fn<() => Promise<{ ok: boolean }>>()
const documento = { hidden: false, addEventListener: () => {} }
const MINUTO = 60_000
const dormir = (ms: number) => vi.setSystemTime(Date.now() + ms)

beforeAll(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', documento)
  vi.stubGlobal('window', { addEventListener: () => {} })
  vi.stubGlobal('fetch', preguntas)
  sondear()
})
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
beforeEach(async () => {
  documento.hidden = false
  preguntas.mockResolvedValue({ ok: true })
  await vi.advanceTimersByTimeAsync(MINUTO)
  preguntas.mockClear()
})

it('a page that slept asks whether the server is there', async () => {
  dormir(40_000)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(preguntas).toHaveBeenCalledTimes(1)
})

it('a tab that is not looked at, whose clock runs once a minute, asks nothing until it sleeps', async () => {
  documento.hidden = true
  const unaVez = async () => {
    dormir(50_000)
    await vi.advanceTimersByTimeAsync(10_000)
  }
  for (let i = 0; i < 5; i++) await unaVez()
  documento.hidden = false
  await unaVez()
  expect(preguntas).not.toHaveBeenCalled()
  documento.hidden = true
  await vi.advanceTimersByTimeAsync(10_000)
  dormir(10 * MINUTO)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(preguntas).toHaveBeenCalledTimes(1)
})
