import { expect, it } from 'vitest'
import { mover } from './mover.ts'

it.each([
  ['a', 2, 'bcad'],
  ['d', 0, 'dabc'],
  ['b', 1, 'abcd'],
  ['b', 99, 'acdb'],
  ['c', -5, 'cabd'],
  ['x', 0, 'abcd'],
])('%s to %i: %s', (cual, posicion, esperado) =>
  expect(mover([...'abcd'], cual, posicion).join('')).toBe(esperado),
)
