import { deflateRawSync } from 'node:zlib'
import { procesadorMs } from '@malla/domain/testing/procesador.ts'
import { describe, expect, it } from 'vitest'
import {
  celdaDeTexto,
  combinadas,
  filasAMano,
  type HojaAMano,
  type LibroAMano,
  libroAMano,
  libroDe,
  partesAMano,
} from '../../testing/libros.ts'
import type { Sheet } from './book.ts'
import { READ_LIMITS } from './parseWorkbook.ts'
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
const compound = (stream: string): Buffer =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(1024),
    Buffer.from(stream, 'utf16le'),
    Buffer.alloc(512),
  ])

const hoja = (xml: string): LibroAMano => ({
  hojas: [{ datos: '' }],
  partes: { 'xl/worksheets/sheet1.xml': xml },
})
const billion = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, i) => `<!ENTITY ${'abcdefghij'[i + 1]} "${`&${'abcdefghij'[i]};`.repeat(10)}">`).join('')}]>`
const empty = (parts: Record<string, string>): Promise<Uint8Array> =>
  zip(new Map(Object.entries(parts).map(([k, v]) => [k, new TextEncoder().encode(v)])))

/** A zip whose one sheet unpacks to so many bytes of XML and is packed a thousand times smaller. */
async function bomb(megabytes: number): Promise<Uint8Array> {
  const sheet = Buffer.alloc(megabytes * 1024 * 1024, ' ')
  sheet.write('<worksheet><sheetData>')
  sheet.write('</sheetData></worksheet>', sheet.length - 24)
  return libroAMano({ hojas: [{ datos: '' }], partes: { 'xl/worksheets/sheet1.xml': sheet } })
}

describe('what is refused', () => {
  it.each<[string, string, () => Promise<Uint8Array> | Uint8Array]>([
    ['nothing', 'vacio', () => new Uint8Array()],
    ['a CSV with another name', 'otro', () => Buffer.from('CODIGO;NOMBRE\n1;Cálculo')],
    ['an HTML table with another name', 'otro', () => Buffer.from('<html><table><tr><td>a')],
    ['a PDF', 'otro', () => Buffer.from('%PDF-1.7')],
    ['an old .xls', 'xls', () => compound('Workbook')],
    ['an encrypted book', 'cifrado', () => compound('EncryptedPackage')],
    ['two letters', 'danado', () => Buffer.from('PK')],
    ['a zip of something else', 'danado', () => empty({ 'foto.txt': 'x' })],
    [
      'a Word document',
      'otro',
      () => empty({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<d/>' }),
    ],
    ['a LibreOffice sheet', 'ods', () => empty({ mimetype: 'application/vnd.oasis', 'content.xml': '<a/>' })],
    ['a binary book', 'xlsb', () => empty({ '[Content_Types].xml': '<Types/>', 'xl/workbook.bin': 'x' })],
    ['a book without sheets', 'otro', () => libroAMano({ hojas: [] })],
    [
      'a sheet that is not there',
      'danado',
      () =>
        libroAMano({
          hojas: [{ datos: '' }],
          partes: { 'xl/worksheets/sheet1.xml': null },
        }),
    ],
    ['broken XML', 'danado', () => libroAMano(hoja('<worksheet><sheetData><row>'))],
    ['no XML', 'danado', () => libroAMano(hoja('\u0000\u0001<'))],
    ['entities in entities', 'danado', () => libroAMano(hoja(`${billion}<worksheet>&j;</worksheet>`))],
    [
      'an outside entity',
      'danado',
      () => libroAMano(hoja('<!DOCTYPE a SYSTEM "file:///etc/passwd"><worksheet/>')),
    ],
    ['a row beyond Excel', 'danado', () => libroAMano({ hojas: [{ datos: fila('', 'r="99999999"') }] })],
    ['a row that is no number', 'danado', () => libroAMano({ hojas: [{ datos: fila('', 'r="-1"') }] })],
    [
      'a cell beyond Excel',
      'danado',
      () => libroAMano({ hojas: [{ datos: fila('<c r="ZZZ1"><v>1</v></c>') }] }),
    ],
    ['too many sheets of one part', 'danado', () => repeated()],
  ])('%s: %s', async (_, code, make) => {
    await expect(readWorkbook(await make())).rejects.toMatchObject({ name: 'ExcelError', code })
  })

  /** Two sheets that name the same part. */
  async function repeated(): Promise<Uint8Array> {
    const parts = partesAMano({ hojas: [{ datos: '' }, { datos: '' }] })
    const path = 'xl/_rels/workbook.xml.rels'
    const rels = new TextDecoder().decode(parts.get(path)).replace('sheet2.xml', 'sheet1.xml')
    return zip(parts.set(path, new TextEncoder().encode(rels)))
  }

  it.each([
    ['bytes', { bytes: 100 }, 'pesado'],
    ['rows', { rows: 9 }, 'filas'],
    ['cells', { cells: 19 }, 'celdas'],
    ['characters', { characters: 99 }, 'celdas'],
    ['unpacked bytes', { unpacked: 1000 }, 'pesado'],
  ])('more %s than allowed', async (_, limits, code) => {
    const bytes = await libroDe(Array.from({ length: 10 }, () => ['cinco', 'cinco']))
    await expect(readWorkbook(bytes, { ...READ_LIMITS, ...limits })).rejects.toMatchObject({ code })
    const enough = { ...READ_LIMITS, rows: 10, cells: 20, characters: 100 }
    expect((await readWorkbook(bytes, enough))[0]!.rows).toHaveLength(10)
  })

  it('every message is a Spanish sentence', async () => {
    await expect(readWorkbook(compound('Workbook'))).rejects.toThrow(
      'El archivo es un libro de Excel antiguo (.xls). Ábralo en Excel o LibreOffice, guárdelo como «Libro de Excel (.xlsx)» y vuelva a subirlo.',
    )
  })

  it('never fails otherwise, whatever bytes are changed', async () => {
    const good = Buffer.from(
      await libroDe([
        ['CODIGO', 'NOMBRE'],
        ['0021', 'Cálculo'],
      ]),
    )
    for (let i = 0; i < 600; i++) {
      const bytes = Buffer.from(good)
      for (let n = 0; n <= i % 3; n++) bytes[(i * 7919 + n * 104729) % bytes.length] = (i * 31 + n) % 256
      const error = await readWorkbook(bytes).then(
        () => null,
        e => e,
      )
      if (error) expect(error).toMatchObject({ name: 'ExcelError' })
    }
  })
})

describe('large files', () => {
  it('are read in a thread: the main one goes on', async () => {
    const bytes = await libroDe(
      Array.from({ length: 20_000 }, (_, i) => [`C${i}`, `Curso número ${i}`, 'III', 4]),
    )
    let beats = 0
    const beat = setInterval(() => beats++, 5)
    const [sheet] = await readWorkbook(bytes)
    clearInterval(beat)
    expect(sheet!.rows).toHaveLength(20_000)
    expect(sheet!.rows.at(-1)!.cells.map(c => c.text)).toEqual(['C19999', 'Curso número 19999', 'III', '4'])
    expect(beats).toBeGreaterThan(4)
  })

  it('errors come back from the thread', async () => {
    const bytes = await libroAMano({ hojas: [{ datos: `${filasAMano([['a']])}${' '.repeat(1e6)}<row>` }] })
    await expect(readWorkbook(bytes)).rejects.toMatchObject({ name: 'ExcelError', code: 'danado' })
  })

  it('end when their time is over', async () => {
    const limits = { ...READ_LIMITS, ms: 1 }
    await expect(readWorkbook(await bomb(8), limits)).rejects.toMatchObject({ code: 'tiempo' })
  })

  it('a bomb of 201 MB in 200 kB ends before it is unpacked', async () => {
    const bytes = await bomb(READ_LIMITS.unpacked / 1024 / 1024 + 1)
    const before = procesadorMs()
    await expect(readWorkbook(bytes)).rejects.toMatchObject({ code: 'pesado' })
    expect(procesadorMs() - before).toBeLessThan(1500)
  })

  it('a million rows end at the limit', async () => {
    const rows = '<row><c><v>1</v></c></row>'.repeat(1_000_000)
    await expect(readWorkbook(await libroAMano({ hojas: [{ datos: rows }] }))).rejects.toMatchObject({
      code: 'filas',
    })
  })

  it('one long text used by many cells ends at the limit', async () => {
    const libro = {
      textos: `<si><t>${'x'.repeat(32_000)}</t></si>`,
      hojas: [{ datos: `<row>${'<c t="s"><v>0</v></c>'.repeat(10_000)}</row>` }],
    }
    await expect(readWorkbook(await libroAMano(libro))).rejects.toMatchObject({ code: 'celdas' })
  })

  it('many at once all end', async () => {
    const bytes = await bomb(1)
    const sheets = await Promise.all(Array.from({ length: 6 }, () => readWorkbook(bytes)))
    expect(sheets.map(s => s.length)).toEqual([1, 1, 1, 1, 1, 1])
  })

  it('a packed megabyte that is no deflate ends as damaged', async () => {
    const parts = partesAMano({ hojas: [{ datos: filasAMano([['a']]) }] })
    const bytes = Buffer.from(await zip(parts.set('xl/worksheets/sheet1.xml', Buffer.alloc(3e6, 'x'))))
    const packed = deflateRawSync(Buffer.alloc(3e6, 'x'))
    bytes.fill(0xff, bytes.indexOf(packed), bytes.indexOf(packed) + packed.length)
    await expect(readWorkbook(bytes)).rejects.toMatchObject({ code: 'danado' })
  })
})
