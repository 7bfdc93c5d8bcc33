import type { Sesion } from '@malla/contracts/sesion.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../ApiError.ts'
import { ask } from '../api.ts'
import { callQuery, queryClient } from '../query.ts'

const { guardado, puerta, alTerminar } = vi.hoisted(() => ({
  alTerminar: [] as (() => void)[],
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
  createStore: () => null,
  clear: async () => guardado.clear(),
  keys: async () => [...guardado.keys()],
  get: async (k: string) => {
    await puerta.abierta
    return guardado.get(k)
  },
  getMany: async (ks: string[]) => ks.map(k => guardado.get(k)),
  setMany: async (entries: [string, unknown][]) => {
    for (const [k, v] of entries) guardado.set(k, v)
  },
  delMany: async (ks: string[]) => {
    for (const k of ks) guardado.delete(k)
  },
}))
vi.stubGlobal('document', { addEventListener: () => {}, visibilityState: 'visible' })
vi.stubGlobal('window', { addEventListener: () => {} })
const { abrirVisto, alVolver, seMuestraLoGuardado } = await import('./visto.ts')

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
