import { semanaNueva } from '@malla/domain/silabos/contenido.ts'
import { expect, it } from 'vitest'
import { conLetras, corteALaMitad, enDos } from './cortes.ts'

it.each([
  ['two paragraphs', '<p>a</p><p>b</p>', '<p>a</p>', '<p>b</p>'],
  ['three: the first half is the longer one', '<p>a</p><p>b</p><p>c</p>', '<p>a</p><p>b</p>', '<p>c</p>'],
  [
    'a list between its items',
    '<ul><li><p>a</p></li><li><p>b</p></li></ul>',
    '<ul><li><p>a</p></li></ul>',
    '<ul><li><p>b</p></li></ul>',
  ],
  [
    'a numbered list goes on counting',
    '<ol><li><p>a</p></li><li><p>b</p></li><li><p>c</p></li></ol>',
    '<ol><li><p>a</p></li><li><p>b</p></li></ol>',
    '<ol start="3"><li><p>c</p></li></ol>',
  ],
  ['empty paragraphs are no piece', '<p>a</p><p></p><p>b</p>', '<p>a</p>', '<p>b</p>'],
])('%s', (_caso, html, antes, despues) => expect(enDos(html)).toEqual({ antes, despues }))

it('one paragraph cannot be cut, nothing neither', () => {
  expect(enDos('<p>a, b y c</p>')).toBeNull()
  expect(enDos('')).toBeNull()
})

it('a week is cut in each text that has several pieces', () =>
  expect(
    corteALaMitad({ ...semanaNueva('s'), contenidos: '<p>a</p><p>b</p>', recursos: '<p>c</p>' }),
  ).toEqual({
    contenidos: { antes: '<p>a</p>', despues: '<p>b</p>' },
  }))

it.each([
  ['', 'a<b', '<p>a&lt;b</p>'],
  ['<p>uno</p>', ' y dos', '<p>uno y dos</p>'],
  ['<ul><li><p>a</p></li></ul>', 'b', '<ul><li><p>a</p></li></ul><p>b</p>'],
])('«%s» with «%s» typed behind it', (html, letras, con) => expect(conLetras(html, letras)).toBe(con))
