import { expect, it } from 'vitest'
import { porDias, tituloDeDia } from './dias.ts'

const hoy = '2026-03-05'

it.each([
  ['2026-03-05', 'Hoy'],
  ['2026-03-04', 'Ayer'],
  ['2026-03-03', 'martes 03/03/2026'],
  ['2025-12-31', 'miércoles 31/12/2025'],
])('%s: %s', (dia, titulo) => expect(tituloDeDia(dia, hoy)).toBe(titulo))

it('days are those of the institutions, as in the filter and in the report, and keep their order', () => {
  const rows = ['2026-03-06T04:59:00Z', '2026-03-05T05:00:00Z', '2026-03-05T04:59:00Z'].map(cuando => ({
    cuando,
  }))
  expect(porDias(rows)).toEqual([
    ['2026-03-05', rows.slice(0, 2)],
    ['2026-03-04', rows.slice(2)],
  ])
})
