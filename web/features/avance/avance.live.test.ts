import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetAgain } from '../../app/live/again.ts'
import { dispatch } from '../../app/live/registry.ts'
import { callKey, queryClient } from '../../app/query.ts'
import './avance.live.ts'

// The build makes it of the contracts; nothing is asked here.
vi.mock('virtual:calls', () => ({ table: {} }))

const deCurso = (id: number) => ({
  id,
  change_id: id,
  data: { revision: 5, isCompletado: 2 },
  user: null,
  de: { programa_id: 3, plan_id: 7 },
})

describe.each([
  ['avance.plan', 7],
  ['avance.programa', 3],
] as const)('%s, while lecturers write', (nombre, id) => {
  let asked = vi.fn()
  let leave = () => {}
  /** A reading takes so long as the server takes to reckon. */
  const reckoned = async () => {
    await new Promise(done => setTimeout(done, 400))
    return { data: [] }
  }
  beforeEach(() => {
    vi.useFakeTimers()
    asked = vi.fn(reckoned)
    const queryKey = callKey(nombre, { id })
    queryClient.setQueryData(queryKey, { data: [] } as never)
    leave = new QueryObserver(queryClient, {
      queryKey,
      queryFn: asked,
      staleTime: Number.POSITIVE_INFINITY,
    }).subscribe(() => {})
  })
  afterEach(() => {
    leave()
    forgetAgain()
    queryClient.clear()
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  it('is reckoned now and then, not at each save of each of them', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    for (let decima = 0; decima < 1200; decima++) {
      dispatch('asignatura.save.key.silabo', deCurso(1 + (decima % 30)))
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(asked.mock.calls.length).toBeGreaterThan(0)
    expect(asked.mock.calls.length).toBeLessThanOrEqual(8)
  })

  it('is reckoned soon when a course of it changes, also while it waits for those who write', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.99)
    dispatch('asignatura.save.silabo', deCurso(1))
    await vi.advanceTimersByTimeAsync(5000)
    expect(asked).not.toHaveBeenCalled()
    dispatch('asignatura.updated', deCurso(1))
    await vi.advanceTimersByTimeAsync(4000)
    expect(asked).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveBeenCalledTimes(1)
  })
})

describe.each(['analitica.show', 'formatos.avisosC1'] as const)('%s', nombre => {
  const dePlan = (plan_id: number) => ({ ...deCurso(1), de: { programa_id: 3, plan_id } })
  const isVieja = (event: string, plan_id: number): boolean => {
    const key = callKey(nombre, { id: 7 })
    queryClient.setQueryData(key, { data: [] } as never)
    dispatch(event, dePlan(plan_id))
    const { isInvalidated } = queryClient.getQueryState(key)!
    forgetAgain()
    queryClient.clear()
    return isInvalidated
  }

  it.each(['asignatura.updated', 'asignatura.deleted', 'ciclo.updated', 'plan_estudio.updated'])(
    'is read again after %s of its plan, and of no other',
    event => expect([isVieja(event, 7), isVieja(event, 8)]).toEqual([true, false]),
  )
  it('is not asked for of a plan that went to the Papelera', () =>
    expect(isVieja('plan_estudio.deleted', 7)).toBe(false))
  it('is left as it is while lecturers write', () =>
    expect(isVieja('asignatura.save.key.silabo', 7)).toBe(false))
})
