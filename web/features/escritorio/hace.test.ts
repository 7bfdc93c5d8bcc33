import { expect, it } from 'vitest'
import { hace } from './hace.ts'

const now = new Date(2026, 2, 5, 10, 30)
it.each([
  [[2026, 2, 5, 10, 30], 'ahora'],
  [[2026, 2, 5, 10, 16], 'hace 14 min'],
  [[2026, 2, 5, 7, 0], 'hace 3 h'],
  [[2026, 2, 5, 0, 10], 'hace 10 h'],
  [[2026, 2, 4, 17, 20], 'ayer, 17:20'],
  [[2026, 2, 3, 17, 20], '03/03/2026'],
] as const)('%s: %s', ([y, m, d, h, min], said) =>
  expect(hace(new Date(y, m, d, h, min).toISOString(), now)).toBe(said),
)
