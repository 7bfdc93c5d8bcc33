import { expect, it } from 'vitest'
import { horaDe } from './hora.ts'

const a = new Date(2026, 2, 1, 9, 5)
it.each([
  ['before the first edit', [], null, ''],
  ['on its way', [1], a, 'Guardando…'],
  ['saved', [], a, 'Guardado 09:05'],
])('%s', (_case, pendientes, guardado, dicho) =>
  expect(horaDe({ pendientes: pendientes as never, guardado })).toBe(dicho),
)
