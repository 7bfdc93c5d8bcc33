import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetAgain } from '../../app/live/again.ts'
import { dispatch } from '../../app/live/registry.ts'
import { callKey, queryClient } from '../../app/query.ts'
import './legal.live.ts'
import { comoSePide } from './useLegal.ts'

// The build makes it of the contracts; nothing is asked here.
vi.mock('virtual:calls', () => ({ table: {} }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  forgetAgain()
  queryClient.clear()
  vi.useRealTimers()
})

it.each([
  ['is asked for again when something of it changes', {}, 1],
  ['is asked for no more when it was sent to the Papelera', { papelera: { por: 'Ana Ruiz' } }, 0],
])('what the law observes in a plan that is open %s', async (_case, mas, veces) => {
  const queryKey = callKey('legal.porPlan', { planId: 7 })
  queryClient.setQueryData(queryKey, { data: [] } as never)
  const queryFn = vi.fn(async () => ({ data: [] }))
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn,
    ...comoSePide({ fechacese: null, ...mas }),
  })
  const leave = observer.subscribe(() => {})
  dispatch('plan_estudio.deleted', { id: 7, change_id: 1, data: null, user: null, de: { plan_id: 7 } })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(queryFn).toHaveBeenCalledTimes(veces)
  leave()
})

it.each([
  [1, true],
  [9, false],
])(
  'what the law observes is looked at again with the first save of a syllabus alone: revision %i',
  async (revision, isVieja) => {
    const queryKey = callKey('legal.porPlan', { planId: 7 })
    queryClient.setQueryData(queryKey, { data: [] } as never)
    dispatch('asignatura.save.key.silabo', {
      id: 3,
      change_id: 1,
      data: { revision },
      user: null,
      de: { plan_id: 7 },
    })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(queryClient.getQueryState(queryKey)!.isInvalidated).toBe(isVieja)
  },
)

it.each([
  [{ estado: 'Desactivado' }, true],
  [{ nombre: 'Letras' }, false],
])('of a faculty what is told of the law follows whether it is in use: %j', (data, isVieja) => {
  const queryKey = callKey('legal.resumen', {})
  queryClient.setQueryData(queryKey, { data: [] } as never)
  dispatch('facultad.updated', { id: 3, change_id: 1, data, user: null })
  expect(queryClient.getQueryState(queryKey)!.isInvalidated).toBe(isVieja)
})
