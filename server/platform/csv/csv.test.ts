import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { CSV_BYTES, CsvNoValido, readCsv, writeCsv } from './csv.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

describe('files with commas', () => {
  it.each([
    [
      'commas',
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'semicolons, CRLF and a byte order mark',
      '\uFEFFa;b\r\n1;2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'quotes with everything inside',
      'a,"b ""c"", d\ne"\n1,2',
      [
        ['a', 'b "c", d\ne'],
        ['1', '2'],
      ],
    ],
    ['rows of different length', 'a,b,c\n1', [['a', 'b', 'c'], ['1']]],
  ] as [string, string, string[][]][])('%s', (_case, text, rows) => {
    expect(readCsv(bytes(text), 'a')).toEqual(rows)
  })

  it('reads what an old Excel saves', () => {
    expect(
      readCsv(new Uint8Array([0x43, 0xe1, 0x6c, 0x63, 0x75, 0x6c, 0x6f, 0x2c, 0x34]), 'Cálculo'),
    ).toEqual([['Cálculo', '4']])
  })

  it.each([
    ['too large', new Uint8Array(CSV_BYTES + 1).fill(65), /4 MB/],
    ['too long', bytes('a\n'.repeat(20_001)), /20000 filas/],
    ['with a quote that is never closed', bytes('a,b\n1,"abc\n2,d\n3,e\n'), /La fila 2 .* comilla/],
    ['no text', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), /no es texto/],
  ])('%s is refused', (_case, file, reason) => {
    expect(() => readCsv(file, 'a')).toThrow(CsvNoValido)
    expect(() => readCsv(file, 'a')).toThrow(reason)
  })

  it('what is written is read back, and no cell is a formula, whichever separator a spreadsheet takes', () => {
    const cell = fc.stringMatching(/^[=+@'A-Za-z0-9áñ,;"\n\t -]{0,12}$/)
    const rows = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(rows, table => {
        const text = new TextDecoder().decode(writeCsv(table))
        for (const delimiter of [',', ';', '\t']) {
          const asSpreadsheets = Papa.parse<string[]>(text, { delimiter }).data.flat()
          expect(asSpreadsheets.filter(c => /^[=+\-@]/.test(c))).toEqual([])
        }
        expect(readCsv(writeCsv(table), 'titulo').slice(0, table.length)).toEqual(table)
      }),
      {
        examples: [
          [[['1', 'Algo;=1+1;', 'x']]],
          [[['1', 'a\n=1', 'a\t"-1']]],
          [[["'=1", ";''+1", 'Algo; - x']]],
        ],
      },
    )
  })
})
