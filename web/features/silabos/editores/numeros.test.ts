import { expect, it } from 'vitest'
import { escribirNumero, leerNumero } from './numeros.ts'

it.each([
  ['12,5', 12.5],
  ['12.5', 12.5],
  [' 30 % ', 30],
  ['', null],
  ['0', 0],
  [',5', 0.5],
  ['33,333', undefined],
  ['-3', undefined],
  ['101', undefined],
  ['diez', undefined],
])('«%s» is %s', (escrito, n) => expect(leerNumero(escrito, { decimales: 2, maximo: 100 })).toBe(n))

it('whole numbers take no comma', () => {
  expect(leerNumero('3,5', { decimales: 0, maximo: 60 })).toBeUndefined()
  expect(leerNumero('3', { decimales: 0, maximo: 60 })).toBe(3)
})

it('is written with a comma', () => {
  expect(escribirNumero(12.5)).toBe('12,5')
  expect(escribirNumero(null)).toBe('')
})
