import { expect, it } from 'vitest'
import { diasRestantes, venceEn, whyNotRecuperar } from './papelera.ts'

const borrado = '2026-11-01T10:00:00Z'

it.each([
  ['just now', '2026-11-01T10:00:00Z', 30],
  ['an hour later: begun days count', '2026-11-01T11:00:00Z', 30],
  ['a day later', '2026-11-02T10:00:00Z', 29],
  ['the last second', '2026-12-01T09:59:59Z', 1],
  ['over', '2026-12-01T10:00:00Z', 0],
  ['long over', '2027-12-01T10:00:00Z', 0],
  ['an instant of another zone', '2026-11-02T05:00:00-05:00', 29],
])('diasRestantes: %s', (_case, ahora, dias) => {
  expect(diasRestantes(borrado, ahora)).toBe(dias)
  expect(whyNotRecuperar({ deleted_at: borrado }, ahora) === null).toBe(dias > 0)
})

it('instants as the database writes them', () => {
  expect(venceEn('2026-11-01 10:00:00.123+00')).toBe('2026-12-01T10:00:00.123Z')
  expect(venceEn('2026-11-01 05:00:00-05')).toBe('2026-12-01T10:00:00.000Z')
})

it('says why not', () => {
  expect(whyNotRecuperar({ deleted_at: null }, borrado)).toBe('El plan no está en la papelera.')
  expect(whyNotRecuperar({ deleted_at: borrado }, '2027-01-01T00:00:00Z')).toMatch('hace más de 30 días')
})
