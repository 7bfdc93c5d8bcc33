import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clave, claveDeCodigo, contiene, plegar, sinBlancosDeMas } from './normalizar.ts'

describe('clave', () => {
  it.each([
    ['accents', 'Ética y Deontología', 'etica y deontologia'],
    ['ñ and ü', 'AÑO Lingüístico', 'ano linguistico'],
    ['accents typed as marks of their own', 'E\u0301tica', 'etica'],
    ['blanks, tabs, hard blanks', '  Cálculo \t\u00a0 I ', 'calculo i'],
    ['digits and signs stay', 'INF-134.b (2)', 'inf-134.b (2)'],
    ['a letter whose lower case is longer', 'İstanbul', 'istanbul'],
    ['nothing', '   ', ''],
  ])('%s', (_case, texto, esperado) => expect(clave(texto)).toBe(esperado))
})

it('plegar keeps every place', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), s => {
      expect(plegar(s)).toHaveLength(s.normalize('NFC').length)
      expect(plegar(plegar(s))).toBe(plegar(s))
    }),
  ))

it('sinBlancosDeMas keeps accents and case', () =>
  expect(sinBlancosDeMas(' Física  General\n I')).toBe('Física General I'))

it.each([
  ['INF-134', 'inf134'],
  ['INF 134', 'inf134'],
  ['inf.134', 'inf134'],
])('claveDeCodigo %s', (codigo, esperado) => expect(claveDeCodigo(codigo)).toBe(esperado))

it.each([
  ['Ingeniería de Sistemas', 'ingenieria', true],
  ['Ingeniería de Sistemas', 'SIST inge', true],
  ['Ingeniería de Sistemas', '', true],
  ['Ingeniería de Sistemas', 'sistemas civil', false],
])('contiene %s / %s', (texto, parte, esperado) => expect(contiene(texto, parte)).toBe(esperado))
