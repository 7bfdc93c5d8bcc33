import { expect, it } from 'vitest'
import { isRuc } from './ruc.ts'

it.each([
  ['20131312955', true, 'of the tax office itself'],
  ['20100070970', true, 'of a company'],
  ['20131312954', false, 'another check digit'],
  ['20113312955', false, 'two digits changed places'],
  ['30131312955', false, 'a first pair that is not given out'],
  ['2013131295', false, 'ten digits'],
  ['201313129550', false, 'twelve digits'],
  ['', false, 'nothing'],
])('%s: %s (%s)', (texto, expected) => expect(isRuc(texto)).toBe(expected))
