import { beforeEach, expect, it } from 'vitest'
import { fallas, noSalio, setBandeja } from './bandeja.ts'

beforeEach(() => {
  setBandeja(true)
  setBandeja(false)
})

it('what failed is counted until the list is looked at', () => {
  noSalio('Uno.')
  noSalio('Otro.')
  expect(fallas.get()).toEqual({ cuantas: 2, dicho: 'Otro.' })
  setBandeja(true)
  expect(fallas.get()).toEqual({ cuantas: 0, dicho: '' })
})

it('while one looks at the list it is only said', () => {
  setBandeja(true)
  noSalio('Uno.')
  setBandeja(false)
  expect(fallas.get()).toEqual({ cuantas: 0, dicho: 'Uno.' })
})
