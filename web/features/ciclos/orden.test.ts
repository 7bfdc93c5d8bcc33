import { describe, expect, it, vi } from 'vitest'
import { callKey, queryClient } from '../../app/query.ts'
import { numerados, ordenMovido } from './orden.ts'

// The build makes it of the contracts; nothing is asked here.
vi.mock('virtual:calls', () => ({ table: {} }))
await import('./ciclos.live.ts')
const { pintar } = await import('../../app/offline/pintar.ts')
const { ponerCola } = await import('../../app/offline/estadoDeCola.ts')

describe('a cycle a step up or down', () => {
  const ciclos = [{ id: 7 }, { id: 3 }, { id: 9 }]
  it.each([
    ['up', 3, -1, [3, 7, 9]],
    ['down', 3, 1, [7, 9, 3]],
    ['the first one up', 7, -1, null],
    ['the last one down', 9, 1, null],
    ['one that is not there', 1, 1, null],
  ] as const)('%s', (_case, id, paso, esperado) => expect(ordenMovido(ciclos, id, paso)).toEqual(esperado))
})

it('is numbered as the server will, or as it is where the order is not of all', () => {
  const ciclos = [7, 3, 9].map((id, i) => ({ id, numero: i + 1 }))
  expect(numerados(ciclos, [9, 7, 3]).map(c => c.numero)).toEqual([2, 3, 1])
  expect(numerados(ciclos, [9, 7])).toBe(ciclos)
})

it('moved without a connection stands where it was moved, and the next step counts from there', () => {
  const clave = callKey('ciclos.porPlan', { planId: 1 })
  const otro = callKey('ciclos.porPlan', { planId: 2 })
  const ciclos = [1, 2, 3, 4, 5].map(id => ({ id, numero: id, revision: 1 }))
  for (const k of [clave, otro]) queryClient.setQueryData(k, { data: ciclos } as never)
  const vistos = () => queryClient.getQueryData<{ data: typeof ciclos }>(clave)!.data
  const esperan: object[] = []
  const mover = (id: number) => {
    const ids = ordenMovido(vistos(), id, -1)!
    const espera = { llamada: 'ciclos.ordenar', input: { planId: 1, ids }, base: {}, estado: 'espera' }
    esperan.push(espera)
    ponerCola({ cola: [...esperan] as never })
    pintar(espera as never)
    return ids
  }
  mover(3)
  expect(mover(5)).toEqual([1, 3, 2, 5, 4])
  expect(vistos().map(c => [c.numero, c.id].join())).toEqual(['1,1', '2,3', '3,2', '4,5', '5,4'])
  expect(queryClient.getQueryData(otro)).toEqual({ data: ciclos })
  ponerCola({ cola: [] })
  queryClient.clear()
})
