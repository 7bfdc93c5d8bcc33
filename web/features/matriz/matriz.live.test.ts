import type { Nivel } from '@malla/domain/competencias/catalogos.ts'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../app/ApiError.ts'
import { api } from '../../app/api.ts'
import { forgetAgain } from '../../app/live/again.ts'
import { dispatch } from '../../app/live/registry.ts'
import { callKey, queryClient } from '../../app/query.ts'
import './matriz.live.ts'
import { puertosDe } from './puertos.ts'

// The build makes it of the contracts; nothing is asked here.
vi.mock('virtual:calls', () => ({ table: {} }))
vi.mock('../../app/api.ts', async original => ({ ...(await original<object>()), api: vi.fn() }))
vi.mock('../../app/session.ts', async original => ({
  ...(await original<object>()),
  currentSession: () => ({ status: 'signed', user: { id: YO } }),
}))

const YO = 7
const COLEGA = 8
const PLAN = 3
const clave = callKey('competencias.cursos', { planId: PLAN })
const celda = (competencia_id: number, asignatura_id: number, nivel: Nivel) => ({
  competencia_id,
  asignatura_id,
  nivel,
})
const escritas = () =>
  queryClient
    .getQueryData<{ data: ReturnType<typeof celda>[] }>(clave)!
    .data.map(c => `${c.competencia_id}-${c.asignatura_id}:${c.nivel[0]}`)
    .toSorted()
    .join(' ')
/** The row of competency 1 as the channel tells it. */
const fila = (user: number, cursos: Readonly<Record<number, Nivel>>) =>
  dispatch('competencia.cursos', {
    id: 1,
    change_id: 1,
    user: { id: user, nombres: 'Ana' },
    de: { plan_id: PLAN },
    data: { cursos: Object.entries(cursos).map(([id, nivel]) => ({ asignatura_id: Number(id), nivel })) },
  })

describe('the matrix that is shown', () => {
  const leer = vi.fn()
  let dejar = () => {}
  const servidor = vi.mocked(api as unknown as () => Promise<unknown>)
  beforeEach(() => {
    vi.useFakeTimers()
    leer.mockReset().mockResolvedValue({ data: [celda(1, 1, 'logra'), celda(1, 9, 'logra')] })
    queryClient.setQueryData(clave, { data: [celda(1, 1, 'introduce')] })
    dejar = new QueryObserver(queryClient, {
      queryKey: clave,
      queryFn: leer,
      staleTime: Number.POSITIVE_INFINITY,
    }).subscribe(() => {})
  })
  afterEach(() => {
    dejar()
    forgetAgain()
    queryClient.clear()
    vi.useRealTimers()
  })
  /** Writes 1-2, and answers only when it is let. */
  const escribir = () => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    servidor.mockReturnValueOnce(promise)
    const { guardar, recibir } = puertosDe(PLAN)
    const pedidas = [{ ...celda(1, 2, 'desarrolla'), antes: null }]
    const hecho = guardar(pedidas).then(() => recibir(pedidas))
    return { llegar: () => hecho, resolve, reject }
  }

  it('is that of a colleague at once; what oneself did in another tab is read', async () => {
    fila(COLEGA, { 1: 'introduce', 5: 'logra' })
    expect(escritas()).toBe('1-1:i 1-5:l')
    fila(YO, { 1: 'logra', 5: 'logra', 9: 'logra' })
    await vi.advanceTimersByTimeAsync(1000)
    expect([leer.mock.calls.length, escritas()]).toEqual([1, '1-1:l 1-9:l'])
  })

  it('loses nothing that a colleague wrote while an older answer was on its way', async () => {
    const mia = escribir()
    fila(COLEGA, { 1: 'introduce', 2: 'desarrolla', 5: 'logra' })
    mia.resolve({ data: [celda(1, 1, 'introduce'), celda(1, 2, 'desarrolla')] })
    await vi.advanceTimersByTimeAsync(0)
    await mia.llegar()
    expect(escritas()).toBe('1-1:i 1-2:d 1-5:l')
  })

  it('reads nothing for what this tab itself has just written', async () => {
    const mia = escribir()
    fila(YO, { 1: 'introduce', 2: 'desarrolla' })
    mia.resolve({ data: [] })
    await vi.advanceTimersByTimeAsync(0)
    await mia.llegar()
    fila(YO, { 1: 'introduce', 2: 'desarrolla' })
    await vi.advanceTimersByTimeAsync(5000)
    expect([leer.mock.calls.length, escritas()]).toEqual([0, '1-1:i 1-2:d'])
  })

  it('asks who came last where two write one cell, also when it was being read already', async () => {
    const mia = escribir()
    fila(COLEGA, { 1: 'introduce', 2: 'logra' })
    mia.resolve({ data: [] })
    await vi.advanceTimersByTimeAsync(0)
    await mia.llegar()
    expect(leer).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(5000)
    expect([leer.mock.calls.length, escritas()]).toEqual([1, '1-1:l 1-9:l'])
    // A read on its way is given up for the write, and asked again.
    leer.mockReturnValueOnce(new Promise(() => {}))
    void queryClient.invalidateQueries({ queryKey: clave })
    const otra = escribir()
    otra.resolve({ data: [] })
    await vi.advanceTimersByTimeAsync(0)
    await otra.llegar()
    expect(escritas()).toBe('1-1:l 1-2:d 1-9:l')
    await vi.advanceTimersByTimeAsync(5000)
    expect([leer.mock.calls.length, escritas()]).toEqual([3, '1-1:l 1-9:l'])
  })

  it('what was refused is on its way no longer', async () => {
    const mia = escribir()
    mia.reject(new ApiError(409, 'El plan está cesado.'))
    await expect(mia.llegar()).rejects.toThrow('cesado')
    fila(YO, { 1: 'introduce', 2: 'desarrolla' })
    await vi.advanceTimersByTimeAsync(1000)
    expect(leer).toHaveBeenCalledTimes(1)
  })
})
