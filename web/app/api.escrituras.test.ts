import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { oirHora } from '../ui/ahora.ts'
import { hoyAqui } from '../ui/form/dates.ts'
import { type ApiError, isTarde, isUnreached } from './ApiError.ts'
import { isReachable, onConnection, reportLive, reportReach } from './connection.ts'
import { PLAZO } from './pausas.ts'

vi.mock('virtual:calls', () => ({
  table: {
    'planes.list': ['GET', '/v1/plan/estudios', false],
    'planes.create': ['POST', '/v1/plan/estudios', true],
  },
}))
const { askNow, onWorker, writesAnswered } = await import('./api.ts')

let contestar: ((answer: Response) => void)[]
beforeEach(() => {
  vi.useFakeTimers()
  contestar = []
  vi.stubGlobal('fetch', () => new Promise(resolve => contestar.push(resolve)))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Whether the writes are answered by now. */
async function yaEsta(): Promise<boolean> {
  const done = vi.fn()
  void writesAnswered().then(done)
  await vi.advanceTimersByTimeAsync(0)
  return done.mock.calls.length > 0
}
const escribir = () => askNow('planes.create', {} as never, {}).catch(() => 'refused')

it('a write is on its way until it is answered, also when it is refused', async () => {
  expect(await yaEsta()).toBe(true)
  const [una, otra] = [escribir(), escribir()]
  expect(await yaEsta()).toBe(false)
  contestar[0]!(Response.json({}))
  await una
  expect(await yaEsta()).toBe(false)
  contestar[1]!(Response.json({}, { status: 422 }))
  expect(await otra).toBe('refused')
  expect(await yaEsta()).toBe(true)
})

it('nobody waits for what is only read', async () => {
  void askNow('planes.list', {} as never, {})
  expect(await yaEsta()).toBe(true)
})

it('what is written says in whose name, and so does what is read as one’s own', async () => {
  const cabeceras = vi.fn()
  vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
    cabeceras((headers as Record<string, string>)['x-malla-quien'])
    return Response.json({})
  })
  onWorker(() => '7.1')
  await askNow('planes.list', {} as never, {})
  await askNow('planes.list', {} as never, { own: true })
  await askNow('planes.create', {} as never, {})
  onWorker(() => null)
  expect(cabeceras.mock.calls.flat()).toEqual([undefined, '7.1', '7.1'])
})

it('an answer says what time it is, whatever the clock of the device says', async () => {
  vi.setSystemTime('2026-03-01T12:00:00Z')
  const date = 'Thu, 05 Mar 2026 12:00:00 GMT'
  vi.stubGlobal('fetch', async () => Response.json({}, { headers: { date } }))
  await askNow('planes.list', {} as never, {})
  expect(hoyAqui()).toBe('2026-03-05')
  oirHora(new Date().toUTCString(), Date.now())
  expect(hoyAqui()).toBe('2026-03-01')
})

describe('where a line hangs', () => {
  const enviadas = vi.fn()
  /** Nothing comes of what is asked, or only its beginning; it is given up by who asked. */
  function colgar(empieza: boolean): void {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(ms => {
      const corte = new AbortController()
      setTimeout(() => corte.abort(new DOMException('', 'TimeoutError')), ms)
      return corte.signal
    })
    vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
      enviadas()
      const nunca = new Promise((_, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason as Error)),
      )
      return empieza
        ? Promise.resolve({ ok: true, status: 200, headers: new Headers(), json: () => nunca })
        : nunca
    })
  }
  /** What a call comes to within so many milliseconds. */
  async function tras(call: () => Promise<unknown>, ms: number): Promise<unknown> {
    const fin = vi.fn()
    call().then(fin, fin)
    await vi.advanceTimersByTimeAsync(ms)
    return fin.mock.calls[0]?.[0]
  }
  const escribir = (input: object = {}, plazo?: number) =>
    askNow('planes.create', input as never, plazo === undefined ? {} : { plazo })
  beforeEach(() => reportReach(true))
  afterEach(() => {
    vi.restoreAllMocks()
    enviadas.mockClear()
    reportReach(true)
  })

  it.each<[string, boolean, number | undefined, number, object?]>([
    ['is given up', false, undefined, PLAZO.deMuchas],
    ['is given up sooner where it is of one thing', false, PLAZO.deUna, PLAZO.deUna],
    ['is given up too where only the beginning of the answer came', true, undefined, PLAZO.deMuchas],
    ['of a file is given up', false, undefined, PLAZO.deMuchas, { archivo: new Blob(['x']) }],
  ])('a write %s: once, as one that did not arrive', async (_case, empieza, plazo, ms, input = {}) => {
    colgar(empieza)
    expect(await tras(() => escribir(input, plazo), ms - 1000)).toBeUndefined()
    const fin = (await tras(() => escribir(input, plazo), ms + 1000)) as ApiError
    expect([fin.status, isUnreached(fin), isTarde(fin), isReachable()]).toEqual([0, true, true, false])
    expect(fin.message).toContain('no contestó a tiempo')
    expect(enviadas).toHaveBeenCalledTimes(2)
  })

  describe('alone', () => {
    const MEDIO = PLAZO.deUna / 2
    const leer = () => askNow('planes.list', {} as never, {})
    /** Writes hang; what is read is answered. */
    function colgarEscrituras(): void {
      colgar(false)
      vi.stubGlobal('navigator', { onLine: true })
      const nunca = fetch
      vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
        init.method === 'GET' ? Response.json({}) : nunca(url, init),
      )
    }
    /** How often the server was taken to be away while a write hung, and in the end. */
    async function mientrasCuelga(hacer: () => unknown): Promise<[veces: number, fin: unknown]> {
      // What was answered before says nothing.
      await vi.advanceTimersByTimeAsync(1000)
      const idas = vi.fn()
      onConnection(c => c === 'offline' && idas())
      const fin = tras(() => escribir({}, PLAZO.deUna), MEDIO)
      await fin
      await hacer()
      await vi.advanceTimersByTimeAsync(MEDIO + 1000)
      return [idas.mock.calls.length, isReachable()]
    }
    afterEach(() => reportLive(false))

    it.each([
      ['the live channel is open', () => reportLive(true)],
      ['something else was answered meanwhile', leer],
    ])('says nothing of the server where %s', async (_what, hacer) => {
      colgarEscrituras()
      expect(await mientrasCuelga(hacer)).toEqual([0, true])
    })

    it.each<[string, () => unknown]>([
      ['was answered before alone', () => undefined],
      ['was told meanwhile by what stands before the server', () => reportReach(false)],
    ])('says that the server is away where something %s', async (_what, hacer) => {
      colgarEscrituras()
      await leer()
      expect(await mientrasCuelga(hacer)).toEqual([1, false])
    })

    it('says so where the browser itself has no network', async () => {
      colgarEscrituras()
      expect(
        await mientrasCuelga(async () => {
          await leer()
          vi.stubGlobal('navigator', { onLine: false })
        }),
      ).toEqual([1, false])
    })
  })

  it.each([
    ['a long text on a slow line', () => escribir({ texto: 'x'.repeat(500_000) })],
    ['a file on a slow line', () => escribir({ archivo: new Blob(['x'.repeat(500_000)]) })],
    ['what is read', () => askNow('planes.list', {} as never, {})],
  ])('%s is waited for longer', async (_case, call) => {
    colgar(false)
    expect(await tras(call, PLAZO.deMuchas + 60_000)).toBeUndefined()
  })
})
