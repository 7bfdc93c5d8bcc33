import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatTsv, parseTsv } from './tsv.ts'

describe('cells on the clipboard', () => {
  it.each([
    ['one cell', 'Cálculo', [['Cálculo']]],
    ['nothing', '', [['']]],
    [
      'Excel, with a line break at its end',
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'LibreOffice, with single line feeds',
      'a\tb\nc\td\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['old Mac', 'a\rb', [['a'], ['b']]],
    [
      'empty cells',
      'a\t\tb\n\t\t\n',
      [
        ['a', '', 'b'],
        ['', '', ''],
      ],
    ],
    ['an empty row in the middle', 'a\n\nb', [['a'], [''], ['b']]],
    ['a quoted cell with a line break', '"Ética\ny Sociedad"\t3\n', [['Ética\ny Sociedad', '3']]],
    ['a quoted cell with a tab', '"a\tb"\tc', [['a\tb', 'c']]],
    ['doubled quotation marks', '"dice ""sí"""\tb', [['dice "sí"', 'b']]],
    ['quotation marks in the middle are text', 'dice "sí"\tb', [['dice "sí"', 'b']]],
    ['marks that do not end the cell are text', '"Ética"; MAT101\tb', [['"Ética"; MAT101', 'b']]],
    ['a mark without its pair is text', '"abierto\tb', [['"abierto', 'b']]],
    ['what looks like numbers stays text', '0021\t1e3\t1,5', [['0021', '1e3', '1,5']]],
  ])('%s', (_case, texto, celdas) => expect(parseTsv(texto)).toEqual(celdas))

  it('what is copied is pasted as it was', () => {
    const celda = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', ' ', ';', 'é', '0') })
    const matriz = fc
      .integer({ min: 1, max: 4 })
      .chain(ancho =>
        fc.array(fc.array(celda, { minLength: ancho, maxLength: ancho }), { minLength: 1, maxLength: 4 }),
      )
    fc.assert(
      fc.property(matriz, celdas => {
        // A last row of one empty cell is what a line break at the end looks like.
        fc.pre(!(celdas.length > 1 && celdas.at(-1)!.length === 1 && celdas.at(-1)![0] === ''))
        expect(parseTsv(formatTsv(celdas))).toEqual(celdas)
      }),
    )
  })
})
