import { describe, expect, it } from 'vitest'
import { contar, cuantos, numero, porcentaje, redondearParte, segun } from './numero.ts'

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
    [99.996, '99,99 %'],
    [100.004, '100,01 %'],
    [0.004, '0,01 %'],
    [33.3 + 33.3 + 33.4, '100 %'],
    [0, '0 %'],
  ])('%s is read %s', (n, escrito) => expect(porcentaje(n)).toBe(escrito))
})

describe('a share that is rounded', () => {
  it.each([
    [99.6, 0, 99],
    [0.4, 0, 1],
    [99.96, 1, 99.9],
    [0.004, 2, 0.01],
    [10.075, 2, 10.08],
    [55.5, 0, 56],
    [100.3, 0, 101],
    [100, 2, 100],
    [0.7 + 0.1 - 0.8, 0, 0],
    [100 - 1e-12, 0, 100],
  ])('%s to %s decimals is %s', (n, decimales, parte) => expect(redondearParte(n, decimales)).toBe(parte))
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

it('says another sentence with one than with several, with the number where it belongs', () =>
  expect([0, 1, 3].map(n => segun(n, 'Queda un día.', 'Quedan # días.'))).toEqual([
    'Quedan 0 días.',
    'Queda un día.',
    'Quedan 3 días.',
  ]))
