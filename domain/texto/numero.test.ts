import { describe, expect, it } from 'vitest'
import { contar, cuantos, numero, porcentaje } from './numero.ts'

describe('numero', () => {
  it.each([
    [3, '3'],
    [2.5, '2,5'],
    [0.1 + 0.2, '0,3'],
    [12.345, '12,35'],
    [-1.5, '-1,5'],
    [1234.5, '1234,5'],
  ])('%s is read %s', (n, escrito) => expect(numero(n)).toBe(escrito))
  it('rounds to as many decimals as are asked for', () => expect(numero(2.46, 1)).toBe('2,5'))
})

describe('porcentaje', () => {
  it.each([
    [10, '10 %'],
    [12.5, '12,5 %'],
    [0.1 + 0.2, '0,3 %'],
  ])('%s is read %s', (n, escrito) => expect(porcentaje(n)).toBe(escrito))
})

describe('contar', () => {
  it.each([
    [1, 'semana', '1 semana'],
    [4, 'semana', '4 semanas'],
    [0.5, 'hora', '0,5 horas'],
    [1, 'observación', '1 observación'],
    [2, 'observación', '2 observaciones'],
  ])('%s %s', (n, palabra, dicho) => expect(contar(n, palabra)).toBe(dicho))
})

it('says words of their own for one and for more', () =>
  expect([1, 1.5].map(n => cuantos(n, 'crédito aprobado', 'créditos aprobados'))).toEqual([
    '1 crédito aprobado',
    '1,5 créditos aprobados',
  ]))
