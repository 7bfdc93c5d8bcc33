import { afterEach, expect, it, vi } from 'vitest'
import { forgetAgain } from '../../app/live/again.ts'
import { dispatch } from '../../app/live/registry.ts'
import { callKey, queryClient } from '../../app/query.ts'
import './cartas.live.ts'

// The build makes it of the contracts; nothing is asked here.
vi.mock('virtual:calls', () => ({ table: {} }))

afterEach(() => {
  forgetAgain()
  queryClient.clear()
})

it.each([
  [{ fechafin: '2026-12-20' }, true],
  [{ nombre: '2026-II' }, false],
])('how many syllabi show a carta is counted again when a period has another end: %j', (data, again) => {
  const key = callKey('cartas.porPlan', { planId: 7 })
  queryClient.setQueryData(key, { data: [] } as never)
  dispatch('periodo.updated', { id: 1, change_id: 1, data, user: null, de: {} })
  expect(queryClient.getQueryState(key)!.isInvalidated).toBe(again)
})
