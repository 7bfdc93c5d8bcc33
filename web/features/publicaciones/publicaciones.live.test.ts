import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetAgain } from '../../app/live/again.ts'
import { dispatch } from '../../app/live/registry.ts'
import { callKey, queryClient } from '../../app/query.ts'
import './publicaciones.live.ts'

// The build makes it of the contracts; nothing is asked here.
vi.mock('virtual:calls', () => ({ table: {} }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  forgetAgain()
  queryClient.clear()
  vi.useRealTimers()
})

it.each([
  ['a plan is sent to the Papelera', 'plan_estudio.deleted', null],
  ['a plan is brought back', 'plan_estudio.created', { full_name: 'Plan 2027' }],
  ['a plan is renamed', 'plan_estudio.updated', { full_name: 'Plan 2027' }],
  ['a programme is renamed', 'programa.updated', { nombre: 'Derecho' }],
])('«Planes publicados» is read again when %s', (_case, event, data) => {
  const queryKey = callKey('publicaciones.list', {})
  queryClient.setQueryData(queryKey, { data: [] } as never)
  dispatch(event, { id: 7, change_id: 1, data, user: null })
  expect(queryClient.getQueryState(queryKey)!.isInvalidated).toBe(true)
})
