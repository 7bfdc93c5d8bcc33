import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  clave,
  claveDeCodigo,
  conControles,
  contiene,
  cursoContiene,
  plegar,
  sinBlancosDeMas,
  sinControles,
  sinInvisibles,
} from './normalizar.ts'

describe('clave', () => {
  it.each([
    ['accents', 'Ética y Deontología', 'etica y deontologia'],
    ['ñ and ü', 'AÑO Lingüístico', 'ano linguistico'],
    ['accents typed as marks of their own', 'E\u0301tica', 'etica'],
    ['blanks, tabs, hard blanks', '  Cálculo \t\u00a0 I ', 'calculo i'],
    ['digits and signs stay', 'INF-134.b (2)', 'inf-134.b (2)'],
    ['a letter whose lower case is longer', 'İstanbul', 'istanbul'],
    ['signs that nobody sees', 'Fí\u00adsi\u200eca Mate\u200bmática', 'fisica matematica'],
    ['an accent behind a sign that nobody sees', 'E\u200b\u0301tica', 'etica'],
    [
      'the ligatures of a PDF',
      'Gestión \ufb01nanciera y \ufb02u\ufb00s, o\ufb03ce, \ufb05\ufb06',
      'gestion financiera y fluffs, office, stst',
    ],
    ['signs that are more than how they are set', '2.º ½ x²', '2.º ½ x²'],
    ['nothing', ' \u200b ', ''],
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
  ['marks of direction, joiners and soft hyphens', 'a\u200bb\u200d\u00adc\u200f', 'abc'],
  [
    'what joins pictures into one stays',
    '👩🏽\u200d🚀 👨\u200d👩\u200d👧 🏳\ufe0f\u200d🌈',
    '👩🏽\u200d🚀 👨\u200d👩\u200d👧 🏳\ufe0f\u200d🌈',
  ],
  ['beside a letter it joins no pictures', 'a\u200d👩\u200db', 'a👩b'],
])('sinInvisibles: %s', (_case, texto, esperado) => expect(sinInvisibles(texto)).toBe(esperado))

it.each([
  ['a\u0000b\u0008c\u000bd\u001fe\u007f', 'abcde'],
  ['tab\ty\nfin\r\n', 'tab\ty\nfin\r\n'],
  ['\u0085 «ñ» 👩', '\u0085 «ñ» 👩'],
])('controls of %j', (texto, esperado) => {
  expect(sinControles(texto)).toBe(esperado)
  expect(conControles(texto)).toBe(texto !== esperado)
  // Asked again it says the same.
  expect(conControles(texto)).toBe(texto !== esperado)
})

it('what is one clean line stays as it is', () =>
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom('f', 'i', '\ufb01', '\u0301', '\u200d', '\u00ad', '👩', ' ', '\u00a0'),
      }),
      s => {
        expect(sinBlancosDeMas(sinBlancosDeMas(s))).toBe(sinBlancosDeMas(s))
      },
    ),
  ))

it.each([
  ['INF-134', 'inf134'],
  ['INF 134', 'inf134'],
  ['inf.134', 'inf134'],
  ['INF\u00ad134', 'inf134'],
])('claveDeCodigo %s', (codigo, esperado) => expect(claveDeCodigo(codigo)).toBe(esperado))

it.each([
  ['Ingeniería de Sistemas', 'ingenieria', true],
  ['Ingeniería de Sistemas', 'SIST inge', true],
  ['Ingeniería de Sistemas', '', true],
  ['Ingeniería de Sistemas', 'sistemas civil', false],
  ['Gestión \ufb01nanciera', 'financiera', true],
])('contiene %s / %s', (texto, parte, esperado) => expect(contiene(texto, parte)).toBe(esperado))

it.each([
  ['diferencial cálculo', true],
  ['INF134', true],
  ['inf 134', true],
  ['calculo inf.134', true],
  ['inf-135', false],
  ['', true],
  ['-', true],
  ['·', false],
  ['134c', false],
])('of a course, code and name: «%s»', (parte, esperado) =>
  expect(cursoContiene({ codigo: 'INF-134', nombre: 'Cálculo Diferencial' }, parte)).toBe(esperado),
)
