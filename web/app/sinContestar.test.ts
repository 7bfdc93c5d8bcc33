import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { carryOut, type Question } from '../ui/dialogs.tsx'

vi.mock('virtual:calls', () => ({
  table: {
    'planes.list': ['GET', '/v1/plan/estudios', false],
    'planes.delete': ['DELETE', '/v1/plan/estudios/{id}', true],
    'planes.copiar': ['POST', '/v1/plan/estudios/{id}/copia', true],
    'presencias.estar': ['POST', '/v1/presencia', true],
    'correos.retry': ['POST', '/v1/correos/{id}/reenviar', true],
    'auth.closeOtras': ['POST', '/v1/sesiones/cerrar-otras', true],
    'papelera.restaurar': ['POST', '/v1/papelera/{id}', true],
  },
}))
const { api } = await import('./api.ts')
const { olvidarSinContestar } = await import('./sinContestar.ts')

/** Under which keys what was sent, in this order. */
let claves: string[]
/** What becomes of what is sent next: an answer with this status, or none at all (0). */
let destino: number
beforeEach(() => {
  claves = []
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('fetch', async (_url: string, { method, headers }: RequestInit) => {
    if (method !== 'GET') claves.push((headers as Record<string, string>)['idempotency-key']!)
    if (destino === 0) throw new TypeError('Failed to fetch')
    return Response.json({ message: 'Listo' }, { status: destino })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const pedir = (que: string, id: number, key?: string) =>
  api(que as never, { id } as never, key ? { key } : {})
/** Answers a question with «yes», as its button does; `fin` is how the server answers. */
async function pulsar(fin: number, que = 'planes.copiar', id = 7): Promise<string> {
  destino = fin
  const question = { work: () => pedir(que, id), resolve: () => {} } as unknown as Question
  await carryOut(question, true)
  return claves.at(-1)!
}

it('what was asked and said yes to again after an answer that was lost, or a fault of the server, is the same write until it is answered', async () => {
  const primera = await pulsar(0)
  expect([await pulsar(500), await pulsar(0), await pulsar(200)]).toEqual(Array(3).fill(primera))
  const otra = await pulsar(422)
  expect(otra).not.toBe(primera)
  // Refused is answered too.
  expect(await pulsar(200)).not.toBe(otra)
  expect(new Set(claves).size).toBe(3)
})

it('another thing is another write, and so is the same once something was done between: what is put back would not be taken again', async () => {
  const borrado = await pulsar(0, 'planes.delete')
  const otro = await pulsar(0, 'planes.delete', 8)
  expect(otro).not.toBe(borrado)
  expect(await pulsar(0, 'planes.delete', 8)).toBe(otro)
  await pulsar(200, 'papelera.restaurar', 8)
  expect(await pulsar(200, 'planes.delete', 8)).not.toBe(otro)
})

it('what is only read, what a form sends under its own key and what the page writes by itself is nothing done between', async () => {
  const primera = await pulsar(0)
  destino = 200
  await api('planes.list')
  await pedir('planes.copiar', 9, 'suya')
  const latido = await pulsar(0, 'presencias.estar')
  expect(await pulsar(0, 'presencias.estar')).not.toBe(latido)
  expect(await pulsar(200)).toBe(primera)
})

it('two of the same that are asked for at once are two', async () => {
  destino = 200
  await Promise.all([pedir('planes.copiar', 7), pedir('planes.copiar', 7)])
  expect(new Set(claves).size).toBe(2)
})

it('two of the same that are asked for at once are two, also after one that was lost', async () => {
  const perdida = await pulsar(0)
  destino = 200
  await Promise.all([pedir('planes.copiar', 7), pedir('planes.copiar', 7)])
  expect([new Set(claves).size, claves.filter(c => c === perdida).length]).toEqual([2, 2])
})

it('what was lost a while ago is another deed: a second backup is asked for by the same button', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const primera = await pulsar(0)
  vi.setSystemTime(Date.now() + 9 * 60_000)
  expect(await pulsar(0)).toBe(primera)
  vi.setSystemTime(Date.now() + 9 * 60_000)
  expect(await pulsar(0)).toBe(primera)
  vi.setSystemTime(Date.now() + 11 * 60_000)
  expect(await pulsar(200)).not.toBe(primera)
})

it('what hung while another thing was done is not the same any more: moved there, moved back, moved there is there', async () => {
  const { promise, reject } = Promise.withResolvers<Response>()
  const responder = fetch
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    vi.stubGlobal('fetch', responder)
    void responder(url, init).catch(() => undefined)
    return promise
  })
  const primera = pulsar(200)
  await pulsar(200, 'papelera.restaurar')
  reject(new TypeError('Failed to fetch'))
  await primera
  expect(await pulsar(200)).not.toBe(claves[0])
})

it('another person begins with deeds of their own, also where an answer of the former one comes to nothing later', async () => {
  const primera = await pulsar(0)
  olvidarSinContestar()
  expect(await pulsar(200)).not.toBe(primera)
})

it.each(['auth.closeOtras', 'correos.retry'])(
  'what goes by how things stand then (%s) is done anew, not answered as it was before',
  async que => {
    const primera = await pulsar(0, que)
    expect(await pulsar(200, que)).not.toBe(primera)
  },
)
