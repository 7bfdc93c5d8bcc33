import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ahora, oirHora } from './ahora.ts'

const DEVICE = new Date('2026-03-01T12:00:00Z')
beforeEach(() => void vi.useFakeTimers({ now: DEVICE }))
afterEach(() => {
  oirHora(new Date().toUTCString(), Date.now())
  vi.useRealTimers()
})

it.each([
  ['a clock that is days behind', '2026-03-04T15:30:00Z', 0, '2026-03-04T15:30:00Z'],
  ['one that is an hour ahead', '2026-03-01T11:00:00Z', 0, '2026-03-01T11:00:00Z'],
  ['one that is a little off is believed', '2026-03-01T12:04:00Z', 0, '2026-03-01T12:00:00Z'],
  [
    'an answer that was long on its way says nothing',
    '2026-03-01T04:00:00Z',
    120_000,
    '2026-03-01T12:00:00Z',
  ],
])('%s', (_case, server, tardo, cierta) => {
  oirHora(new Date(server).toUTCString(), DEVICE.getTime() - tardo)
  expect(ahora()).toEqual(new Date(cierta))
})

it('an answer without a readable hour changes nothing, and a clock that was set right is believed again', () => {
  oirHora('Wed, 04 Mar 2026 15:30:00 GMT', DEVICE.getTime())
  for (const nada of [null, 'mañana']) oirHora(nada, DEVICE.getTime())
  expect(ahora()).toEqual(new Date('2026-03-04T15:30:00Z'))
  vi.setSystemTime('2026-03-04T15:31:00Z')
  oirHora('Wed, 04 Mar 2026 15:31:00 GMT', Date.now())
  expect(ahora()).toEqual(new Date('2026-03-04T15:31:00Z'))
})
