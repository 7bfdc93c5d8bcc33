import { SIN_AJUSTES } from '@malla/domain/legal/planesDeMuestra.ts'
import { expect, it } from 'vitest'
import { hasHorasPorCredito, limitesDe } from './limites.ts'

it.each([
  ['a university: all', 'Universidad', {}, 7],
  ['a school: neither credits nor minimums', 'Colegio', {}, 2],
  ['a school that has set one: that one too', 'Colegio', { creditos: 90 }, 3],
] as const)('limits of %s', (_case, tipo, puestos, n) =>
  expect(limitesDe(tipo, { ...SIN_AJUSTES.limites, ...puestos }).flat()).toHaveLength(n),
)

it('hours of a credit are for those that count credits, or have them set', () => {
  const sinHoras = { horas_credito_teoria: null, horas_credito_practica: null }
  expect(hasHorasPorCredito('Instituto', sinHoras)).toBe(true)
  expect(hasHorasPorCredito('Colegio', sinHoras)).toBe(false)
  expect(hasHorasPorCredito('Colegio', { ...sinHoras, horas_credito_teoria: 16 })).toBe(true)
})
