import { expect, it } from 'vitest'
import { cifraDe } from './cifra.ts'

it.each([
  ['', null],
  [20, null],
  ['20.', null],
  [7, 7],
  ['7.', 7],
  ['-', null],
  [0, 0],
] as const)('«%s» typed where the rule says 20 is %s', (escrito, valor) =>
  expect(cifraDe(escrito, 20)).toBe(valor),
)
