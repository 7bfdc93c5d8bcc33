import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mirarElDia } from '../../ui/hoy.ts'
import { reportReach } from '../connection.ts'
import { callKey, queryClient } from '../query.ts'
import { forgetAgain, readNow } from './again.ts'
import { deCadaDia } from './deCadaDia.ts'
import { AGAIN, follow } from './follow.ts'
import { added, addedToPage, byName, droppedFromPage, filaDe } from './lists.ts'
import { dispatch } from './registry.ts'

// The build makes it of the contracts; nothing is asked here.
vi.mock('virtual:calls', () => ({ table: {} }))

const key = callKey('locales.list', {})
const event = { id: 1, change_id: 1, data: null, user: null }
follow('locales.list', {
  'cosa.updated': () => AGAIN,
  'cosa.created': () => ({ ...AGAIN, mientras: { data: [{ id: 1 }] } }),
})

describe('what only the server can tell', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    forgetAgain()
    queryClient.clear()
    vi.useRealTimers()
  })

  it('is read again where it is on the screen, once for a burst, and not at the same moment by everybody', async () => {
    const asked = vi.fn().mockResolvedValue({ data: [] })
    queryClient.setQueryData(key, { data: [] })
    const observer = new QueryObserver(queryClient, {
      queryKey: key,
      queryFn: asked,
      staleTime: Number.POSITIVE_INFINITY,
    })
    const leave = observer.subscribe(() => {})
    const moments = new Set<number>()
    for (let round = 0; round < 5; round++) {
      for (let i = 0; i < 20; i++) dispatch('cosa.updated', event)
      const before = asked.mock.calls.length
      let waited = 0
      while (asked.mock.calls.length === before) {
        await vi.advanceTimersByTimeAsync(50)
        waited += 50
      }
      moments.add(waited)
      await vi.advanceTimersByTimeAsync(5000)
      expect(asked.mock.calls.length).toBe(before + 1)
    }
    expect(Math.max(...moments)).toBeLessThanOrEqual(4000)
    expect(moments.size).toBeGreaterThan(1)
    leave()
  })

  it('is not asked for while nobody looks, but by whoever opens it next', async () => {
    const queryFn = vi.fn().mockResolvedValue({ data: [] })
    queryClient.setQueryData(key, { data: [] })
    dispatch('cosa.updated', event)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(queryFn).not.toHaveBeenCalled()
    await queryClient.fetchQuery({ queryKey: key, queryFn })
    expect(queryFn).toHaveBeenCalledTimes(1)
  })

  it('is read again once it has come, where it was just being read for the first time', async () => {
    const answers: ((answer: object) => void)[] = []
    const queryFn = vi.fn(() => new Promise<object>(resolve => answers.push(resolve)))
    const leave = new QueryObserver(queryClient, { queryKey: key, queryFn }).subscribe(() => {})
    dispatch('cosa.updated', event)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(queryFn).toHaveBeenCalledTimes(1)
    answers[0]!({ data: ['before the event'] })
    await vi.advanceTimersByTimeAsync(5000)
    expect(queryFn).toHaveBeenCalledTimes(2)
    answers[1]!({ data: ['after it'] })
    await vi.advanceTimersByTimeAsync(5000)
    expect(queryClient.getQueryData(key)).toEqual({ data: ['after it'] })
    expect(queryFn).toHaveBeenCalledTimes(2)
    leave()
  })

  it('is read again as soon as all is old, and so is what was just being read', async () => {
    const answers: ((answer: object) => void)[] = []
    const queryFn = vi.fn(() => new Promise<object>(resolve => answers.push(resolve)))
    const leave = new QueryObserver(queryClient, { queryKey: key, queryFn }).subscribe(() => {})
    readNow()
    answers[0]!({ data: ['before'] })
    await vi.advanceTimersByTimeAsync(1000)
    expect(queryFn).toHaveBeenCalledTimes(2)
    answers[1]!({ data: ['after'] })
    await vi.advanceTimersByTimeAsync(0)
    readNow()
    expect(queryFn).toHaveBeenCalledTimes(3)
    leave()
  })

  it('shows until then what is known', () => {
    queryClient.setQueryData(key, { data: [] })
    dispatch('cosa.created', event)
    expect(queryClient.getQueryState(key)).toMatchObject({ data: { data: [{ id: 1 }] }, isInvalidated: true })
  })
})

const row = (id: number) => ({ id, created_at: new Date(id * 1000).toISOString() })
const page = (ids: number[], total: number, current_page = 1) => ({
  data: ids.map(row),
  pagination: { current_page, from: 1, to: ids.length, total, per_page: 5, path: '' },
})

describe('a page of a list, newest first', () => {
  it.each([
    ['a new one comes first', page([3, 2], 2), 4, true, page([4, 3, 2], 3)],
    [
      'the last one of a full page goes to the next',
      page([7, 6, 5, 4, 3], 8),
      9,
      true,
      page([9, 7, 6, 5, 4], 9),
    ],
    ['one that is there already is not counted twice', page([3, 2], 2), 3, true, page([3, 2], 2)],
    ['one that the filter keeps out', page([3], 1), 4, false, page([3], 1)],
    ['one of which the filter is not known', page([3], 1), 4, null, AGAIN],
    ['another page than the first', page([3], 6, 2), 9, true, AGAIN],
    ['one that is older than all on a full page', page([9, 8, 7, 6, 5], 8), 4, true, AGAIN],
  ])('%s', (_case, before, id, fits, after) => expect(addedToPage(before, row(id), fits)).toEqual(after))

  it('without a row: what moves up from the next page is asked for', () => {
    expect(droppedFromPage(page([3, 2], 2), 3)).toMatchObject({ data: [row(2)], pagination: { total: 1 } })
    expect(droppedFromPage(page([7, 6, 5, 4, 3], 8), 5)).toBe(AGAIN)
  })
})

describe('a new row out of its event', () => {
  interface Nivel {
    id: number
    nombre: string
    codigo: string
    programas: number
  }
  const nivel = (data: object) =>
    filaDe<Nivel>({ id: 3, data: { ...data } }, ['nombre', 'codigo'], { programas: 0 })
  const fila = { id: 3, nombre: 'Pregrado', codigo: 'P', programas: 0 }

  it('has the fields that the list shows, and what a new one is', () => {
    expect(nivel({ nombre: 'Pregrado', codigo: 'P', interno: 1 })).toEqual(fila)
    expect(added({ data: [] as Nivel[] }, fila, byName)).toEqual({ data: [fila] })
  })

  it('is asked for where the event lacks one of them', () =>
    expect(added({ data: [] as Nivel[] }, nivel({ nombre: 'Pregrado', sigla: 'P' }), byName)).toBe(AGAIN))
})

it('what the server reckons by the day is read again on a new one, once the server is there', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-28T12:00:00-05:00') })
  mirarElDia()
  deCadaDia('locales.list')
  const asked = vi.fn().mockResolvedValue({ data: [] })
  queryClient.setQueryData(key, { data: [] })
  const observer = new QueryObserver(queryClient, {
    queryKey: key,
    queryFn: asked,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const leave = observer.subscribe(() => {})
  const preguntas = async (dia: string) => {
    vi.setSystemTime(new Date(`${dia}T00:00:05-05:00`))
    mirarElDia()
    await vi.advanceTimersByTimeAsync(10_000)
    return asked.mock.calls.length
  }
  expect(await preguntas('2026-11-28')).toBe(0)
  expect(await preguntas('2026-11-29')).toBe(1)
  reportReach(false)
  expect(await preguntas('2026-11-30')).toBe(1)
  reportReach(true)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked).toHaveBeenCalledTimes(2)
  leave()
  queryClient.clear()
  vi.useRealTimers()
})
