import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError, isTarde, isUnreached } from './ApiError.ts'

vi.mock('virtual:calls', () => ({
  table: {
    'planes.list': ['GET', '/v1/plan/estudios', false],
    'planes.delete': ['DELETE', '/v1/plan/estudios/{id}', true],
  },
}))
const { api } = await import('./api.ts')
const { isReachable, onConnection, reportReach } = await import('./connection.ts')

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

describe('a write that another one holds up', () => {
  const MOTIVO = 'Otra persona está guardando aquí en este momento.'
  /** What becomes of a write that is refused so many times; how often it was sent, under how many keys, and whether the server was taken to be away. */
  async function ocupado(veces: number) {
    vi.useFakeTimers()
    reportReach(true)
    const idas = vi.fn()
    onConnection(c => c === 'offline' && idas())
    const claves: unknown[] = []
    vi.stubGlobal('navigator', { onLine: true })
    vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
      claves.push((headers as Record<string, string>)['idempotency-key'])
      return claves.length > veces
        ? Response.json({ message: 'Listo' })
        : Response.json({ message: MOTIVO, ocupado: true }, { status: 503 })
    })
    const fin = api('planes.delete', { id: 1 } as never).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(60_000)
    return {
      fin: await fin,
      enviada: claves.length,
      claves: new Set(claves).size,
      idas: idas.mock.calls.length,
    }
  }

  it('is sent again for longer than one that does not arrive, and the server is not taken to be away', async () => {
    expect(await ocupado(5)).toEqual({ fin: { message: 'Listo' }, enviada: 6, claves: 1, idas: 0 })
  })

  it('and at last refused in words: it does not wait for a server that is there', async () => {
    const { fin, enviada } = await ocupado(100)
    expect([enviada, (fin as ApiError).message, isUnreached(fin), isReachable()]).toEqual([
      6,
      MOTIVO,
      false,
      true,
    ])
  })
})

it.each([
  ['a read is not asked again: it would take as long', () => api('planes.list'), 1],
  ['a write is not either', () => api('planes.delete', { id: 1 } as never), 1],
  [
    'a file is: it may have been on its way for so long',
    () => api('planes.delete', { id: 1, archivo: new Blob(['x']) } as never),
    6,
  ],
])('what the server had no time for: %s', async (_what, call, veces) => {
  vi.useFakeTimers()
  reportReach(true)
  vi.stubGlobal('navigator', { onLine: true })
  const fetch = vi.fn(async () => {
    await new Promise(resolve => setTimeout(resolve, 30_000))
    return Response.json({ message: 'Tardó demasiado.', ocupado: true }, { status: 503 })
  })
  vi.stubGlobal('fetch', fetch)
  const fin = call().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(240_000)
  expect([await fin, fetch.mock.calls.length, isReachable()]).toMatchObject([{ status: 503 }, veces, true])
})

describe('a write that what stands before the server gives up (504)', () => {
  /** What becomes of a call that is given up after so long, while something else is answered or not; how often it was sent. */
  async function cortada(ms: number, isAhi: boolean, call = () => api('planes.delete', { id: 1 } as never)) {
    vi.useFakeTimers()
    reportReach(true)
    vi.stubGlobal('navigator', { onLine: true })
    const fetch = vi.fn(async () => {
      await new Promise(resolve => setTimeout(resolve, ms))
      if (isAhi) reportReach(true)
      return new Response('<html>', { status: 504 })
    })
    vi.stubGlobal('fetch', fetch)
    // What was answered before says nothing.
    await vi.advanceTimersByTimeAsync(1000)
    const fin = call().catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(ms + 5000)
    return { fin: (await fin) as ApiError, veces: fetch.mock.calls.length }
  }
  it.each([
    ['says nothing of a server that answers everything else', true],
    ['says that the server is away where nothing else was answered', false],
  ])('%s', async (_que, isAhi) => {
    const { fin, veces } = await cortada(60_000, isAhi)
    expect([isReachable(), isTarde(fin), isUnreached(fin), veces]).toEqual([isAhi, true, true, 1])
    expect(fin.message).toContain('puede que el cambio se haya hecho')
  })
  it('soon is sent again, as any other that did not arrive', async () => {
    const { fin, veces } = await cortada(100, true)
    expect([veces, isTarde(fin)]).toEqual([3, true])
  })
  it('a read that is given up there is one of a server that is away', async () => {
    const { fin } = await cortada(100, false, () => api('planes.list') as never)
    expect([fin.status, isTarde(fin), isReachable()]).toEqual([504, false, false])
  })
})
