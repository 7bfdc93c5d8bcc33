import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { oirHora } from '../ui/ahora.ts'
import { hoyAqui } from '../ui/form/dates.ts'

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
