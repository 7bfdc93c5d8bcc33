import { expect, it } from 'vitest'
import type { Bloque } from './bloques.ts'
import { bloquesDeCelda, lineasDe } from './celdas.ts'
import { h, p, tabla, ul } from './documentosDePrueba.ts'

it.each<[string, string, Bloque[]]>([
  ['a line', 'Uno <em>y</em> dos.', [p('Uno <em>y</em> dos.')]],
  ['nothing', ' <p></p> ', []],
  ['paragraphs', '<p style="text-align: center">Uno</p><p></p><p>Dos</p>', [p('Uno'), p('Dos')]],
  ['a heading and a quotation', '<h2>Uno</h2><blockquote><p>Dos</p></blockquote>', [h(2, 'Uno'), p('Dos')]],
  ['an image', '<img src="/a.png" alt="">', [p('<img src="/a.png" alt="">')]],
  [
    'a list, in another one too',
    '<p>Uno</p><ul><li><p>a</p></li><li><p>b</p><ul><li><p>c</p></li></ul></li></ul>',
    [p('Uno'), ul('a', '<p>b</p><ul><li><p>c</p></li></ul>')],
  ],
  [
    'a table, with what spans and what is empty',
    '<table><tbody><tr><td rowspan="2"><p>a</p></td><td><p></p></td></tr><tr><td><p>b</p><p>c</p></td></tr></tbody></table>',
    [
      {
        tipo: 'tabla',
        filas: [
          ['a', ''],
          ['a', '<p>b</p><p>c</p>'],
        ],
      },
    ],
  ],
])('a cell holds %s', (_caso, html, bloques) => expect(bloquesDeCelda(html)).toMatchObject(bloques))

it.each<[string, string[], string[]]>([
  ['cells of a line each', ['RA1', 'Uno.'], ['RA1 Uno.']],
  ['one with several', ['<p>Uno.</p><p>Dos.</p>'], ['Uno.', 'Dos.']],
  ['items', ['<ul><li><p>Uno.</p></li><li><p>Dos.</p></li></ul>'], ['Uno.', 'Dos.']],
  ['a name beside several', ['Básica', '<p>Uno.</p><p>Dos.</p>'], ['Básica', 'Uno.', 'Dos.']],
  ['a number beside several', ['RA1', '<p>Uno.</p><p>Dos.</p>'], ['RA1 Uno.', 'Dos.']],
  ['several of several', ['<p>a</p><p>b</p>', '<p>c</p><p>d</p>'], ['a', 'b', 'c', 'd']],
])('lines of a row: %s', (_caso, fila, lineas) =>
  expect(lineasDe({ tipo: 'tabla', filas: [fila] })).toEqual(lineas),
)

it.each<[string, string, string[]]>([
  ['a number', 'RA1 | Uno.\n^ | Dos.', ['RA1 Uno.', 'RA1 Dos.']],
  ['several lines', '<p>a</p><p>b</p> | Uno.\n^ | Dos.', ['a', 'b', 'Uno.', 'Dos.']],
  ['several lines behind others', 'Uno. | <p>a</p><p>b</p>\nDos. | ^', ['Uno.', 'a', 'b', 'Dos.']],
  ['the same as the cell beside it', '<p>a</p><p>b</p> | x\n^ | <p>a</p><p>b</p>', ['a', 'b', 'x', 'a', 'b']],
])('lines of rows that a cell covers: %s', (_caso, filas, lineas) =>
  expect(lineasDe(tabla(filas))).toEqual(lineas),
)

it.each<[string, string, string[]]>([
  ['weights', 'Prácticas: 40%<br>Parcial: 30 %', ['Prácticas: 40%', 'Parcial: 30 %']],
  [
    'marks over a break',
    '<strong>Uno.<br><em>Dos.</em></strong>',
    ['<strong>Uno.</strong>', '<strong><em>Dos.</em></strong>'],
  ],
  ['a sentence that goes on', 'Analiza<br>los datos.', ['Analiza<br>los datos.']],
  ['a title over a name', 'Universidad<br>del Altiplano', ['Universidad<br>del Altiplano']],
])('lines that break in a paragraph: %s', (_caso, html, lineas) => expect(lineasDe(p(html))).toEqual(lineas))

it('a table in a cell over several rows is read once, however deep they stand', () => {
  const honda = (n: number): string =>
    `<p>a</p>${n === 0 ? '' : `<table><tbody><tr><td rowspan="20">${honda(n - 1)}</td><td><p>b</p></td></tr>${'<tr><td><p>c</p></td></tr>'.repeat(19)}</tbody></table>`}`
  const cuantas = (n: number): number => bloquesDeCelda(honda(n)).flatMap(b => lineasDe(b)).length
  expect([2, 3, 4].map(cuantas)).toEqual([42, 63, 84])
  expect(cuantas(8)).toBe(168)
})
