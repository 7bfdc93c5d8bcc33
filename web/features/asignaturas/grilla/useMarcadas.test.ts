import { expect, it } from 'vitest'
import { renombrados } from './useMarcadas.ts'

it('a new row that was ticked stays ticked under the id that saving gives it', () =>
  expect(renombrados(new Set([5, -1, -2]), new Map([[-1, 70]]))).toEqual(new Set([5, 70, -2])))
