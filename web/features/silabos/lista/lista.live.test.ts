import { afterEach, expect, it, vi } from 'vitest'
import { forgetAgain } from '../../../app/live/again.ts'
import { callKey, queryClient } from '../../../app/query.ts'
import { mirarElDia } from '../../../ui/hoy.ts'
import './lista.live.ts'

// The build makes it of the contracts; nothing is asked here.
vi.mock('virtual:calls', () => ({ table: {} }))

afterEach(() => {
  forgetAgain()
  queryClient.clear()
  vi.useRealTimers()
})

it.each([
  ['the list', callKey('silabos.list', {})],
  ['one that is open: its period may be over', callKey('silabos.show', { id: 7 })],
])('syllabi follow the day: %s', (_que, clave) => {
  vi.useFakeTimers({ now: new Date('2026-11-28T12:00:00-05:00') })
  mirarElDia()
  queryClient.setQueryData(clave, {} as never)
  vi.setSystemTime(new Date('2026-11-29T00:00:05-05:00'))
  mirarElDia()
  expect(queryClient.getQueryState(clave)?.isInvalidated).toBe(true)
})
