import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatCreditos, parseCreditos, sumCreditos } from './creditos.ts'

it.each<[number | null, string]>([
  [4, '4'],
  [1.5, '1,5'],
  [0, '0'],
  [0.1 + 0.2, '0,3'],
  [120, '120'],
  [null, ''],
])('formatCreditos %s', (n, texto) => expect(formatCreditos(n)).toBe(texto))

it.each<[string, number | null]>([
  ['4', 4],
  [' 4 ', 4],
  ['4.0', 4],
  ['1,5', 1.5],
  ['1.50', 1.5],
  ['0', 0],
  ['1,55', null],
  ['1234', null],
  ['-1', null],
  ['1e2', null],
  ['cuatro', null],
  ['', null],
  ['1,', null],
])('parseCreditos «%s»', (texto, n) => expect(parseCreditos(texto)).toBe(n))

it('what is written is read again', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9999 }), n => {
      expect(parseCreditos(formatCreditos(n / 10))).toBe(n / 10)
    }),
  ))

describe('sumCreditos', () => {
  it.each<[string, (number | null)[], number | null]>([
    ['tenths are exact', [0.1, 0.2, 0.7], 1],
    ['halves', [1.5, 4, 4.5], 10],
    ['those without do not count', [4, null, 2], 6],
    ['a school has none, not zero', [null, null], null],
    ['nothing', [], null],
    ['zero is said', [0, null], 0],
  ])('%s', (_case, lista, total) => expect(sumCreditos(lista)).toBe(total))
})
