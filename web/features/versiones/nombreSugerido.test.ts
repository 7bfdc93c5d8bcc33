import { expect, it } from 'vitest'
import { nombreSugerido } from './nombreSugerido.ts'

it.each([
  ['Plan 2026', 'Plan 2027'],
  ['Plan 2020-2024 de Derecho', 'Plan 2020-2025 de Derecho'],
  ['Ingeniería', 'Ingeniería (versión 2)'],
  ['Ingeniería (versión 2)', 'Ingeniería (versión 3)'],
  ['Plan 12026', 'Plan 12026 (versión 2)'],
])('%s → %s', (nombre, sugerido) => expect(nombreSugerido(nombre)).toBe(sugerido))

it.each([
  ['Plan 2026', ['Plan 2026', 'plan  2027'], 'Plan 2028'],
  [
    'Ingeniería',
    ['Ingeniería (versión 2)', 'Ingeniería (versión 3)', 'Ingeniería (versión 5)'],
    'Ingeniería (versión 4)',
  ],
  ['Plan 2098', ['Plan 2099', 'Plan 2100'], 'Plan 2100 (versión 2)'],
  ['Plan 2026', ['Plan 2028'], 'Plan 2027'],
])('%s beside %j → %s', (nombre, dichos, sugerido) => expect(nombreSugerido(nombre, dichos)).toBe(sugerido))

it('a long name is not cut within a letter, which nobody could save', () =>
  expect(nombreSugerido(`${'a'.repeat(239)}😀`)).toBe(`${'a'.repeat(239)} (versión 2)`))
