import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from './ApiError.ts'

vi.mock('virtual:calls', () => ({ table: { 'planes.list': ['GET', '/v1/plan/estudios', false] } }))
const { api } = await import('./api.ts')
const { reportReach } = await import('./connection.ts')

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** How many times a call is sent that never arrives, and what it ends with. */
async function sinRespuesta(onLine: boolean): Promise<[veces: number, fin: unknown]> {
  vi.useFakeTimers()
  reportReach(true)
  const fetch = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('navigator', { onLine })
  const fin = api('planes.list').catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(onLine ? 2000 : 0)
  return [fetch.mock.calls.length, await fin]
}

it('what does not arrive is sent again', async () => {
  const [veces, fin] = await sinRespuesta(true)
  expect(veces).toBe(3)
  expect(fin).toBeInstanceOf(ApiError)
})

it('but not where the browser knows that there is no network: the person hears at once', async () => {
  const [veces, fin] = await sinRespuesta(false)
  expect(veces).toBe(1)
  expect(fin).toBeInstanceOf(ApiError)
})
