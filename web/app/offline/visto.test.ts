import type { Sesion } from '@malla/contracts/sesion.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../ApiError.ts'
import { ask } from '../api.ts'
import { reportLive } from '../connection.ts'
import { callQuery, queryClient } from '../query.ts'

const { guardado, puerta, alTerminar, cabe } = vi.hoisted(() => ({
  alTerminar: [] as (() => void)[],
  /** How many entries the browser has room for. */
  cabe: { cuantas: Number.POSITIVE_INFINITY },
  guardado: new Map<string, unknown>(),
  puerta: { abierta: Promise.resolve() },
}))
// The build makes them of the contracts; nothing is asked here.
vi.mock('virtual:calls', () => ({ table: {} }))
vi.mock('virtual:cola', () => ({ contrato: 'c1', enListas: {} }))
vi.mock('../api.ts', async original => ({ ...(await original<object>()), ask: vi.fn() }))
vi.mock('../session.ts', async original => ({
  ...(await original<object>()),
  onSessionEnd: (clean: () => void) => void alTerminar.push(clean),
}))
vi.mock('idb-keyval', () => ({
  // As a browser does: all of it or nothing.
  createStore: () => async (_modo: string, hacer: (tienda: object) => unknown) => {
    const antes = new Map(guardado)
    const puestas: string[] = []
    hacer({
      put: (v: unknown, k: string) => {
        puestas.push(k)
        guardado.set(k, v)
      },
      delete: (k: string) => void guardado.delete(k),
    })
    if (guardado.size <= cabe.cuantas || puestas.length === 0) return
    guardado.clear()
    for (const [k, v] of antes) guardado.set(k, v)
    throw new DOMException('full', 'QuotaExceededError')
  },
  promisifyRequest: async (respuesta: unknown) => respuesta,
  clear: async () => guardado.clear(),
  keys: async () => [...guardado.keys()],
  get: async (k: string) => {
    await puerta.abierta
    return guardado.get(k)
  },
  getMany: async (ks: string[]) => ks.map(k => guardado.get(k)),
  delMany: async (ks: string[]) => {
    for (const k of ks) guardado.delete(k)
  },
}))
vi.stubGlobal('document', { addEventListener: () => {}, visibilityState: 'visible', hidden: false })
vi.stubGlobal('window', { addEventListener: () => {} })
/** Whether somebody is there when it is asked whether the server is. */
const red = { hay: true }
vi.stubGlobal('fetch', async () => ({ ok: red.hay }))
const { abrirVisto, alVolver, seMuestraLoGuardado, vistoEl } = await import('./visto.ts')
const { sondear } = await import('./sondeo.ts')

const servidor = vi.mocked(ask as unknown as () => Promise<unknown>)
const consulta = callQuery('planes.show', { id: 1 })
const user = { id: 7, empresa: { id: 1 }, carreraestudiante: { id: 0 } } as unknown as Sesion

beforeEach(async () => {
  vi.useFakeTimers()
  queryClient.clear()
  puerta.abierta = Promise.resolve()
  servidor.mockReset()
  servidor.mockResolvedValueOnce({ data: 'de ayer' })
  await abrirVisto(user)
  await queryClient.fetchQuery(consulta)
  await vi.advanceTimersByTimeAsync(1000)
  queryClient.removeQueries()
})

// What is about to be kept is kept before the next one begins.
afterEach(async () => void (await vi.advanceTimersByTimeAsync(1000)))

it('what is read from here while the server comes back is read anew', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  puerta.abierta = promise
  servidor.mockRejectedValueOnce(new ApiError(0, 'No hay línea.')).mockResolvedValue({ data: 'de hoy' })
  const leida = queryClient.fetchQuery(consulta)
  await vi.advanceTimersByTimeAsync(0)
  // Another call says that the server is there.
  expect(seMuestraLoGuardado()).toBe(true)
  await alVolver()
  resolve()
  expect(await leida).toEqual({ data: 'de ayer' })
  await vi.advanceTimersByTimeAsync(10)
  expect(seMuestraLoGuardado()).toBe(false)
  expect(await queryClient.fetchQuery(consulta)).toEqual({ data: 'de hoy' })
})

it.each([
  ['nobody', undefined],
  ['somebody else', { ...user, id: 8 }],
])('what was being read from here when the session ended is not shown to %s', async (_who, other) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  puerta.abierta = promise
  servidor.mockRejectedValueOnce(new ApiError(0, 'No hay línea.'))
  const leida = queryClient.fetchQuery(consulta).catch(() => 'nada')
  await vi.advanceTimersByTimeAsync(0)
  const visto = new Map(guardado)
  for (const terminar of alTerminar) terminar()
  if (other) await abrirVisto(other)
  // It was on its way out already.
  for (const [k, v] of visto) guardado.set(k, v)
  resolve()
  expect(await leida).toBe('nada')
  await vi.advanceTimersByTimeAsync(10)
  expect(seMuestraLoGuardado()).toBe(false)
})

describe('where the browser has no more room', () => {
  const verla = (id: number) => queryClient.fetchQuery(callQuery('planes.show', { id }))
  const otraVez = async (id: number, data: string) => {
    servidor.mockReset().mockResolvedValueOnce({ data })
    await verla(id)
    await vi.advanceTimersByTimeAsync(1000)
    queryClient.removeQueries()
  }
  const quedo = async (id: number) => {
    servidor.mockReset().mockRejectedValue(new ApiError(0, 'No hay línea.'))
    const datos = await verla(id).catch(() => null)
    const [query] = queryClient.getQueryCache().findAll({ queryKey: ['planes', 'show', { id }] })
    const cuando = query && datos ? vistoEl(query) : null
    queryClient.removeQueries()
    await alVolver()
    return { datos, cuando }
  }

  it('what was last seen stays, with the date on which it was seen', async () => {
    const antes = await quedo(1)
    cabe.cuantas = 0
    await vi.advanceTimersByTimeAsync(60_000)
    await otraVez(1, 'de hoy')
    cabe.cuantas = Number.POSITIVE_INFINITY
    expect(antes.datos).toEqual({ data: 'de ayer' })
    expect(await quedo(1)).toEqual(antes)
  })

  it('what else was seen stays too, where there is no room all the same', async () => {
    await otraVez(2, 'la segunda')
    cabe.cuantas = 0
    await vi.advanceTimersByTimeAsync(1000)
    await otraVez(1, 'de hoy')
    cabe.cuantas = Number.POSITIVE_INFINITY
    expect([(await quedo(2)).datos, (await quedo(1)).datos]).toEqual([
      { data: 'la segunda' },
      { data: 'de ayer' },
    ])
  })

  it('what is too old goes all the same', async () => {
    cabe.cuantas = 0
    vi.setSystemTime(Date.now() + 15 * 24 * 3_600_000)
    await otraVez(2, 'la segunda')
    cabe.cuantas = Number.POSITIVE_INFINITY
    expect((await quedo(1)).datos).toBeNull()
  })

  it('what was not looked at for longest makes room', async () => {
    await otraVez(2, 'la segunda')
    cabe.cuantas = guardado.size
    await vi.advanceTimersByTimeAsync(1000)
    await otraVez(3, 'la tercera')
    cabe.cuantas = Number.POSITIVE_INFINITY
    expect([(await quedo(3)).datos, (await quedo(1)).datos]).toEqual([{ data: 'la tercera' }, null])
  })
})

it('what a page shows that slept without a network is of when it fell asleep, whoever notices first that nobody is there', async () => {
  servidor.mockReset().mockResolvedValue({ data: 'de ayer' })
  await queryClient.fetchQuery(consulta)
  const vistoHace = () => Date.now() - vistoEl(queryClient.getQueryCache().find(consulta)!)
  const dormir = (ms: number) => vi.setSystemTime(Date.now() + ms)
  const OCHO_HORAS = 8 * 3_600_000
  sondear()
  reportLive(true)
  await vi.advanceTimersByTimeAsync(60_000)
  // The channel says it before the clock of the page is looked at.
  dormir(OCHO_HORAS)
  reportLive(false)
  expect(vistoHace() / OCHO_HORAS).toBeCloseTo(1, 2)
  // Its clock is looked at first, and the question finds nobody.
  reportLive(true)
  await vi.advanceTimersByTimeAsync(60_000)
  red.hay = false
  dormir(OCHO_HORAS)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(vistoHace() / OCHO_HORAS).toBeCloseTo(1, 2)
  // The channel was joined anew after it: what is shown is of when it breaks.
  red.hay = true
  reportLive(false)
  reportLive(true)
  await vi.advanceTimersByTimeAsync(20_000)
  reportLive(false)
  expect(vistoHace()).toBe(0)
  // It outlived the sleep.
  reportLive(true)
  dormir(OCHO_HORAS)
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  reportLive(false)
  expect(vistoHace()).toBe(0)
})
