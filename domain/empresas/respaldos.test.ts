import { describe, expect, it } from 'vitest'
import { diaDeRespaldo, isRespaldoAtrasado } from './respaldos.ts'

describe('diaDeRespaldo', () => {
  it.each([
    ['before its hour that of yesterday', '2099-03-10T01:59', '02:00', '2099-01-01T00:00', '2099-03-09'],
    [
      'past midnight, because the server was off',
      '2099-03-11T00:10',
      '23:00',
      '2099-01-01T00:00',
      '2099-03-10',
    ],
    ['of the last day of a month', '2100-03-01T08:00', '23:00', '2099-01-01T00:00', '2100-02-28'],
    ['before the first hour of an installation', '2099-03-11T08:00', '23:00', '2099-03-10T23:00', null],
    ['at its hour', '2099-03-10T02:00', '02:00', '2099-01-01T00:00', '2099-03-10'],
    ['late, because the server was off', '2099-03-10T23:40', '02:00', '2099-01-01T00:00', '2099-03-10'],
    [
      'of an installation that began today before it',
      '2099-03-10T02:10',
      '02:00',
      '2099-03-10T01:00',
      '2099-03-10',
    ],
    ['of one that began today after it', '2099-03-10T15:00', '02:00', '2099-03-10T14:00', null],
    ['of an empty one', '2099-03-10T15:00', '02:00', null, null],
  ])('%s', (_case, ahora, hora, inicio, dia) => expect(diaDeRespaldo(ahora, hora, inicio)).toBe(dia))
})

describe('isRespaldoAtrasado', () => {
  const ahora = new Date('2099-03-10T12:00:00Z')
  it.each([
    ['yesterday', '2099-03-09T12:00:00Z', '2090-01-01T00:00:00Z', false],
    ['two days ago', '2099-03-08T12:00:00Z', '2090-01-01T00:00:00Z', true],
    ['never, of a new installation', null, '2099-03-10T08:00:00Z', false],
    ['never, of an old one', null, '2099-03-01T08:00:00Z', true],
    ['never, of an empty one', null, null, false],
  ])('%s', (_case, ultimo, inicio, is) => expect(isRespaldoAtrasado(ultimo, inicio, ahora)).toBe(is))
})
