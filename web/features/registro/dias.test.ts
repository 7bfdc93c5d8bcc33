import { expect, it } from 'vitest'
import { hm } from '../../ui/form/dates.ts'
import { porDias, tituloDeDia } from './dias.ts'

const now = new Date(2026, 2, 5, 10, 0)

it.each([
  ['2026-03-05', 'Hoy'],
  ['2026-03-04', 'Ayer'],
  ['2026-03-03', 'martes 03/03/2026'],
  ['2025-12-31', 'miércoles 31/12/2025'],
])('%s: %s', (dia, titulo) => expect(tituloDeDia(dia, now)).toBe(titulo))

it('days keep their order, and the hour is that of the person', () => {
  const at = (d: number, h: number) => ({ cuando: new Date(2026, 2, d, h, 5).toISOString() })
  const dias = porDias([at(5, 23), at(5, 0), at(4, 23)])
  expect(dias.map(([dia, rows]) => [dia, rows.map(r => hm(r.cuando))])).toEqual([
    ['2026-03-05', ['23:05', '00:05']],
    ['2026-03-04', ['23:05']],
  ])
})
