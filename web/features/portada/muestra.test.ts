import { expect, it } from 'vitest'
import { needs, opens } from './muestra.ts'

it.each([
  ['bd1', ['alg', 'dis', 'edd', 'lin', 'pr1']],
  ['ca1', []],
])('%s needs %j', (id, expected) => expect([...needs(id)].sort()).toEqual(expected))

it('what a course opens is what needs it', () =>
  expect([...opens('pr1')].sort()).toEqual(['bd1', 'bd2', 'edd', 'is1', 're1', 'so1']))
