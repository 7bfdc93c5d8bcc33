import { describe, expect, it } from 'vitest'
import { isClaveDeCarta, isClaveDeSilabo, isTextoVacio, isVacio, semanaNueva } from './contenido.ts'
import { referenciaNueva } from './referencia.ts'

it.each([
  ['', true],
  ['<p></p>', true],
  ['<p>&nbsp;<br></p>\n<p>\u200b</p>', true],
  ['<p>a</p>', false],
  ['<p><img src="/imagenes/1"></p>', false],
])('%j says nothing: %s', (html, vacio) => expect(isTextoVacio(html)).toBe(vacio))

const unidad = { id: 'u', nombre: '', resultado: '', semanas: [semanaNueva('s')] }

it.each<[string, unknown, boolean]>([
  ['not there', undefined, true],
  ['rows without words', [unidad], true],
  ['a week with hours alone', [{ ...unidad, semanas: [{ ...semanaNueva('s'), horas: 4 }] }], true],
  [
    'a week with contents',
    [{ ...unidad, semanas: [{ ...semanaNueva('s'), contenidos: '<p>x</p>' }] }],
    false,
  ],
  ['a unit with a name', [{ ...unidad, nombre: 'SQL' }], false],
  ['a chosen competency', [{ id: 'c', competencia_id: 3, texto: '' }], false],
  ['an evaluation without lines', { lineas: [], texto: '<p></p>' }, true],
  [
    'an evaluation with a weight',
    { lineas: [{ id: 'l', nombre: '', instrumento: '', peso: 0, unidad_id: null }], texto: '' },
    false,
  ],
  ['a new reference', [referenciaNueva('r')], true],
  ['a reference with a title', [{ ...referenciaNueva('r'), titulo: 'SQL' }], false],
])('%s is empty: %s', (_case, valor, vacio) => expect(isVacio(valor)).toBe(vacio))

describe('keys', () => {
  it.each([
    ['metodologia', true, false],
    ['propia:0e9f-12', true, false],
    ['propia:', false, false],
    ['propia:a b', false, false],
    ['sumilla', false, true],
    ['toString', false, false],
  ])('%s is of a syllabus: %s, of a carta: %s', (clave, deSilabo, deCarta) =>
    expect([isClaveDeSilabo(clave), isClaveDeCarta(clave)]).toEqual([deSilabo, deCarta]),
  )
})
