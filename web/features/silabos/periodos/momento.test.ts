import { describe, expect, it } from 'vitest'
import { anteriorA } from './momento.ts'

const p = (id: number, fechainicio: string, fechafin: string) => ({
  id,
  fechainicio,
  fechafin,
  silabos_count: 1,
  estado: 'Activado',
})
const I = p(1, '2026-03-16', '2026-07-17')
const II = p(2, '2026-08-17', '2026-12-18')

describe('periods', () => {
  it.each([
    ['the last before it', [II, I], 1],
    ['none that has no syllabi', [II, { ...I, silabos_count: 0 }], null],
    [
      'one in use before one that is switched off',
      [II, I, p(3, '2025-08-17', '2025-12-18')].map(q => (q.id === 1 ? { ...q, estado: 'Desactivado' } : q)),
      3,
    ],
    ['one that is switched off where there is no other', [II, { ...I, estado: 'Desactivado' }], 1],
    ['none after it', [II, p(3, '2027-03-01', '2027-07-01')], null],
  ])('carries from %s', (_case, periodos, id) => expect(anteriorA(II, periodos)?.id ?? null).toBe(id))
})
