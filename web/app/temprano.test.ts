import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from './ApiError.ts'
import { askNow } from './api.ts'
import { desdeQueCambio, olvidarDesde, olvidarTempranas, pedirTemprano, tomarTemprana } from './temprano.ts'

vi.mock('./api.ts', () => ({ askNow: vi.fn() }))
const servidor = vi.mocked(askNow as unknown as () => Promise<unknown>)

afterEach(() => {
  vi.useRealTimers()
  olvidarDesde()
  servidor.mockReset()
})

it('what changed while it was asked for beside the session is told once more', () => {
  const user = { id: 1, ultimo_cambio: 9, ultimo_reciente: 8, ultimo_asentado: 6 }
  expect(desdeQueCambio(user, 300)).toBe(9)
  servidor.mockResolvedValue({ data: 7 })
  pedirTemprano([['planes.show', { id: 1 }]])
  expect(desdeQueCambio({ ...user, id: 2 }, 300)).toBe(8)
  // On a slow line what was read may be much older than the session.
  expect(desdeQueCambio({ ...user, id: 3 }, 4000)).toBe(6)
  expect(desdeQueCambio({ id: 4, ultimo_cambio: 9 }, 300)).toBe(9)
})

it('a session that is asked for anew before the channel stands does not hide what changed since the first', () => {
  const user = { id: 5, empresa: { id: 1 }, ultimo_cambio: 9, ultimo_reciente: 9, ultimo_asentado: 9 }
  const luego = { ...user, ultimo_cambio: 20, ultimo_reciente: 20, ultimo_asentado: 20 }
  servidor.mockResolvedValue({ data: 7 })
  pedirTemprano([['planes.show', { id: 1 }]])
  expect(desdeQueCambio(user, 300)).toBe(9)
  expect(desdeQueCambio(luego, 60_000)).toBe(9)
  expect(desdeQueCambio({ ...luego, ultimo_reciente: 3 }, 0)).toBe(3)
  olvidarDesde()
  expect(desdeQueCambio(luego, 60_000)).toBe(20)
  // Of another institution nothing was read yet.
  expect(desdeQueCambio({ ...luego, empresa: { id: 2 } }, 60_000)).toBe(20)
})

it('what nobody took before something changed is taken no more', async () => {
  servidor.mockResolvedValue({ data: 7 })
  pedirTemprano([['planes.show', { id: 3 }]])
  olvidarTempranas()
  expect(await tomarTemprana('planes.show', { id: 3 })).toBeUndefined()
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

it('what does not arrive is not asked for again ahead of the page: without a connection that kept it waiting', () => {
  servidor.mockResolvedValue({ data: 7 })
  pedirTemprano([['planes.show', { id: 3 }]])
  expect(servidor).toHaveBeenCalledWith('planes.show', { id: 3 }, { anonymous: true, ahead: true })
})

it('a refusal leaves the question to the page', async () => {
  servidor.mockRejectedValue(new Error('401'))
  pedirTemprano([['planes.show', { id: 3 }]])
  expect(await tomarTemprana('planes.show', { id: 3 })).toBeUndefined()
})

it('what is not there is not asked for twice', async () => {
  servidor.mockRejectedValue(new ApiError(404, 'No existe'))
  pedirTemprano([['planes.show', { id: 3 }]])
  await expect(tomarTemprana('planes.show', { id: 3 })).rejects.toThrow('No existe')
})

it('an answer that nobody took grows old', async () => {
  vi.useFakeTimers()
  servidor.mockResolvedValue({ data: 7 })
  pedirTemprano([['planes.show', { id: 3 }]])
  await vi.advanceTimersByTimeAsync(21_000)
  expect(await tomarTemprana('planes.show', { id: 3 })).toBeUndefined()
})
