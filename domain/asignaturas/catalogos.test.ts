import { expect, it } from 'vitest'
import { colorDeArea } from './catalogos.ts'

it('the eight colours of areas take turns, from 1', () =>
  expect([0, 1, 7, 8, 15, 16].map(colorDeArea)).toEqual([1, 2, 8, 1, 8, 1]))
