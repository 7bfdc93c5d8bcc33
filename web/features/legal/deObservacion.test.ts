import { afterEach, expect, it } from 'vitest'
import { claveDe, firmaDe } from './deObservacion.ts'

const zona = process.env.TZ
afterEach(() => {
  if (zona === undefined) delete process.env.TZ
  else process.env.TZ = zona
})

it.each(['America/Lima', 'Europe/Madrid'])(
  'what was accepted in the evening bears that day, as in print, in %s',
  dela => {
    process.env.TZ = dela
    expect(firmaDe({ usuario: 'Ana Ruiz', updated_at: '2026-11-22T00:30:00Z' })).toBe('Ana Ruiz, 21/11/2026')
    expect(firmaDe({ usuario: null, updated_at: '2026-11-21T15:00:00Z' })).toBe(
      'Alguien que ya no está, 21/11/2026',
    )
  },
)

it('an observation is another one once it is accepted', () =>
  expect(claveDe({ regla: 'x', lugar: '' }, true)).not.toBe(claveDe({ regla: 'x', lugar: '' }, false)))
