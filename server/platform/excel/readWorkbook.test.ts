import { describe, expect, it } from 'vitest'
import {
  celdaDeTexto,
  combinadas,
  filasAMano,
  type HojaAMano,
  type LibroAMano,
  libroAMano,
  partesAMano,
} from '../../testing/libros.ts'
import type { Sheet } from './book.ts'
import { readWorkbook } from './readWorkbook.ts'
import { zip } from './zip.ts'

const read = async (libro: LibroAMano): Promise<Sheet[]> => readWorkbook(await libroAMano(libro))

/** Cells of the first sheet as «A1 kind text». */
async function cells(hoja: HojaAMano, rest: Partial<LibroAMano> = {}): Promise<string[]> {
  const [sheet] = await read({ hojas: [hoja], ...rest })
  return sheet!.rows.flatMap(row =>
    row.cells.map(c => `${String.fromCharCode(65 + c.column)}${row.number} ${c.kind} ${c.text}`),
  )
}
const fila = (body: string, attributes = 'r="1"'): string => `<row ${attributes}>${body}</row>`

describe('kinds of cells', () => {
  it.each([
    ['inline text', celdaDeTexto('A1', '0021'), 'A1 text 0021'],
    [
      'rich inline text',
      '<c r="A1" t="inlineStr"><is><r><t>Cál</t></r><r><rPr/><t>culo</t></r></is></c>',
      'A1 text Cálculo',
    ],
    ['shared text', '<c r="A1" t="s"><v>0</v></c>', 'A1 text 010101'],
    ['shared rich text without its reading', '<c r="A1" t="s"><v>1</v></c>', 'A1 text Ética 2'],
    ['a shared text that is not there', '<c r="A1" t="s"><v>9</v></c>', undefined],
    ['text of a formula', '<c r="A1" t="str"><f>A2</f><v>1e3</v></c>', 'A1 text 1e3'],
    ['number of a formula', '<c r="A1"><f>1+2</f><v>3</v></c>', 'A1 number 3'],
    ['a formula never calculated', '<c r="A1"><f>1+2</f></c>', 'A1 error #FÓRMULA'],
    ['a shared formula', '<c r="A1"><f t="shared" si="0"/><v>7</v></c>', 'A1 number 7'],
    ['number', '<c r="A1"><v>1.5</v></c>', 'A1 number 1.5'],
    ['number in exponents', '<c r="A1" t="n"><v>2.0E1</v></c>', 'A1 number 20'],
    ['true', '<c r="A1" t="b"><v>1</v></c>', 'A1 boolean VERDADERO'],
    ['false', '<c r="A1" t="b"><v>0</v></c>', 'A1 boolean FALSO'],
    ['an error', '<c r="A1" t="e"><v>#N/A</v></c>', 'A1 error #N/A'],
    ['a date', '<c r="A1" s="1"><v>45351</v></c>', 'A1 date 2024-02-29'],
    ['a date of an own format', '<c r="A1" s="2"><v>45351.5</v></c>', 'A1 date 2024-02-29T12:00:00'],
    ['an ISO date', '<c r="A1" t="d"><v>2024-02-29T00:00:00Z</v></c>', 'A1 date 2024-02-29'],
    ['zeros by format', '<c r="A1" s="3"><v>21</v></c>', 'A1 number 0021'],
    ['a number cell with letters', '<c r="A1"><v>abc</v></c>', 'A1 text abc'],
    ['blanks only', celdaDeTexto('A1', ' \u00a0 '), undefined],
    ['an empty one with a style', '<c r="A1" s="2"/>', undefined],
    ['a style that is not there', '<c r="A1" s="99"><v>4</v></c>', 'A1 number 4'],
    [
      'no reference',
      '<c><v>1</v></c><c r="C1"><v>2</v></c><c><v>3</v></c>',
      'A1 number 1,C1 number 2,D1 number 3',
    ],
    [
      'out of order and twice',
      '<c r="B1"><v>2</v></c><c r="A1"><v>1</v></c><c r="B1"><v>3</v></c>',
      'A1 number 1,B1 number 3',
    ],
    ['escaped controls', celdaDeTexto('A1', 'a_x000D_b _x005F_x0041_'), 'A1 text a\rb _x0041_'],
  ])('%s', async (_, body, expected) => {
    const found = await cells(
      { datos: fila(body) },
      {
        textos:
          '<si><t>010101</t></si><si><r><t>Ética</t></r><r><t xml:space="preserve"> 2</t></r><rPh sb="0" eb="1"><t>no</t></rPh></si>',
        formatos: { codigos: { 164: 'd/m/yyyy hh:mm', 165: '0000' }, estilos: [0, 14, 164, 165] },
      },
    )
    expect(found.join()).toBe(expected ?? '')
  })

  it('counts in 1904 where the book does', async () => {
    const datos = fila('<c r="A1" s="0"><v>43889</v></c>')
    expect(
      await cells({ datos }, { workbookPr: '<workbookPr date1904="1"/>', formatos: { estilos: [14] } }),
    ).toEqual(['A1 date 2024-02-29'])
  })
})

describe('rows and sheets', () => {
  it('keeps only what is filled, a cell at the far end included', async () => {
    const [sheet] = await read({
      hojas: [{ datos: `${fila('', 'r="3"')}${fila('<c r="XFD1048576"><v>1</v></c>', 'r="1048576"')}` }],
    })
    expect(sheet!.rows).toEqual([
      { number: 1048576, cells: [{ column: 16383, kind: 'number', text: '1', number: 1 }] },
    ])
  })

  it('counts rows that have no number, and sorts those out of order', async () => {
    const datos = `${fila('<c><v>1</v></c>', '')}${fila('<c r="A9"><v>9</v></c>', 'r="9"')}${fila('<c><v>10</v></c>', '')}${fila('<c><v>5</v></c>', 'r="5"')}`
    expect(await cells({ datos })).toEqual(['A1 number 1', 'A5 number 5', 'A9 number 9', 'A10 number 10'])
  })

  it('tells merged ranges', async () => {
    const [sheet] = await read({
      hojas: [{ datos: filasAMano([['Título']]), despues: combinadas('A1:C1', '$A$2:$A$4', 'basura') }],
    })
    expect(sheet!.merges).toEqual([
      { fromRow: 1, toRow: 1, fromColumn: 0, toColumn: 2 },
      { fromRow: 2, toRow: 4, fromColumn: 0, toColumn: 0 },
    ])
  })

  it('gives sheets in the order of the book and says which are hidden', async () => {
    const sheets = await read({
      hojas: [
        { nombre: 'Uno &amp; dos', datos: '' },
        { nombre: 'B', datos: '', estado: 'hidden' },
        { nombre: 'C', datos: '', estado: 'veryHidden' },
      ],
    })
    expect(sheets.map(s => [s.name, s.hidden])).toEqual([
      ['Uno & dos', false],
      ['B', true],
      ['C', true],
    ])
  })

  it('leaves sheets that are charts out, and never follows a link to another book', async () => {
    const parts = partesAMano({ hojas: [{ datos: filasAMano([['a']]) }, { datos: '' }] })
    const rels = new TextDecoder()
      .decode(parts.get('xl/_rels/workbook.xml.rels'))
      .replace('/worksheet" Target="worksheets/sheet2.xml"', '/chartsheet" Target="chartsheets/sheet1.xml"')
      .replace(
        '</Relationships>',
        '<Relationship Id="x" Type="t/externalLink" TargetMode="External" Target="http://127.0.0.1:1/x"/></Relationships>',
      )
    parts.set('xl/_rels/workbook.xml.rels', new TextEncoder().encode(rels))
    expect((await readWorkbook(await zip(parts))).map(s => s.name)).toEqual(['Hoja1'])
  })

  it('reads prefixed XML, as some programs write it', async () => {
    const sheet =
      '<x:worksheet xmlns:x="u"><x:sheetData><x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>hola</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>'
    expect(await cells({ datos: '' }, { partes: { 'xl/worksheets/sheet1.xml': sheet } })).toEqual([
      'A1 text hola',
    ])
  })

  it('reads UTF-16 parts', async () => {
    const xml = `<?xml version="1.0" encoding="UTF-16"?><worksheet><sheetData>${fila(celdaDeTexto('A1', 'Ñandú'))}</sheetData></worksheet>`
    const sheet = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(xml, 'utf16le')])
    expect(await cells({ datos: '' }, { partes: { 'xl/worksheets/sheet1.xml': sheet } })).toEqual([
      'A1 text Ñandú',
    ])
  })
})

/** An old compound file that holds a stream of this name. */
