import fc from 'fast-check'
import { readSheet } from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import type { SheetToWrite } from './bookToWrite.ts'
import { readWorkbook } from './readWorkbook.ts'
import { openZip } from './unzip.ts'
import { writeWorkbook } from './writeWorkbook.ts'
import { attributesOf, decodeXml, scanXml } from './xml.ts'

const MB = 1024 * 1024

const hoja = (changes: Partial<SheetToWrite> = {}): SheetToWrite => ({
  name: 'Hoja',
  columns: [{ header: 'A', kind: 'text', width: 10 }],
  rows: [],
  ...changes,
})

const part = async (sheets: SheetToWrite[], path: string): Promise<string> =>
  decodeXml(openZip(await writeWorkbook(sheets), MB).read(path)!)

/** Attributes of every element of this name. */
function elements(xml: string, name: string): Record<string, string>[] {
  const found: Record<string, string>[] = []
  scanXml(xml, { open: (n, raw) => n === name && found.push(Object.fromEntries(attributesOf(raw))) })
  return found
}

const textos = [
  '0021',
  '1e3',
  '00004',
  '010101',
  '=1+1',
  '+51 1',
  '-5',
  '@SUM(A1)',
  '  dos  ',
  'TRUE',
  '1/2',
  '😀\n<&>"\'',
]

describe('cells', () => {
  it('text stays text, read by us and by another reader', async () => {
    const bytes = await writeWorkbook([hoja({ rows: textos.map(t => [t]) })])
    const [sheet] = await readWorkbook(bytes)
    expect(sheet!.rows.slice(1).map(r => r.cells[0])).toEqual(
      textos.map(text => ({ column: 0, kind: 'text', text, number: null })),
    )
    const witness = await readSheet(Buffer.from(bytes), { trim: false })
    expect(witness.slice(1).map(r => r[0])).toEqual(textos)
  })

  it('of a text that is too long the beginning stands there, in whole letters', async () => {
    const cabe = 'a'.repeat(32_766)
    const [sheet] = await readWorkbook(await writeWorkbook([hoja({ rows: [[`${cabe}😀`]] })]))
    expect(sheet!.rows[1]!.cells[0]!.text).toBe(cabe)
  })

  it('any texts, numbers and days come back as they were', async () => {
    const cell = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 40 }).filter(s => s.trim() !== ''),
      fc.integer({ min: -99_999, max: 99_999 }).map(n => n / 10),
      fc
        .date({ min: new Date('1900-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
        .map(d => ({ date: d.toISOString().slice(0, 10) })),
      fc.constant(null),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 8 }),
        async rows => {
          const [sheet] = await readWorkbook(await writeWorkbook([hoja({ rows })]))
          const back = new Map(sheet!.rows.map(r => [r.number, new Map(r.cells.map(c => [c.column, c]))]))
          rows.forEach((row, r) => {
            row.forEach((value, c) => {
              const read = back.get(r + 2)?.get(c)
              if (value === null) expect(read).toBeUndefined()
              else if (typeof value === 'number')
                expect(read).toMatchObject({ kind: 'number', number: value })
              else if (typeof value === 'string') expect(read).toMatchObject({ kind: 'text', text: value })
              else expect(read).toMatchObject({ kind: 'date', text: value.date })
            })
          })
        },
      ),
      { numRuns: 60 },
    )
  })

  it.each([
    ['a number that is none', Number.NaN],
    ['infinity', Number.POSITIVE_INFINITY],
    ['nothing', null],
    ['empty text', ''],
  ])('%s is an empty cell', async (_, value) => {
    const [sheet] = await readWorkbook(await writeWorkbook([hoja({ rows: [[value]] })]))
    expect(sheet!.rows).toHaveLength(1)
  })

  it('a day that Excel does not know stays as text; a text too long for Excel is cut', async () => {
    const rows = [[{ date: 'ayer' }], [{ date: '1821-07-28' }], ['x'.repeat(40_000)]]
    const [sheet] = await readWorkbook(await writeWorkbook([hoja({ rows })]))
    expect(sheet!.rows.slice(1).map(r => r.cells[0]!.text.length)).toEqual([4, 10, 32_767])
  })

  it('what another writer wrote is read', async () => {
    const bytes = await writeXlsxFile([
      [{ value: 'NOMBRE', fontWeight: 'bold' }, 'FECHA'],
      ['0021', { value: new Date(Date.UTC(2024, 1, 29)), format: 'dd/mm/yyyy' }],
      [true, 1.5],
    ]).toBuffer()
    const [sheet] = await readWorkbook(bytes)
    expect(sheet!.rows.flatMap(r => r.cells.map(c => `${c.kind} ${c.text}`))).toEqual([
      'text NOMBRE',
      'text FECHA',
      'text 0021',
      'date 2024-02-29',
      'boolean VERDADERO',
      'number 1.5',
    ])
  })
})

describe('columns', () => {
  const columns: SheetToWrite['columns'] = [
    { header: 'CODIGO', kind: 'text', width: 12, help: 'Ayuda' },
    { header: 'AREA', kind: 'text', width: 20, list: { values: ['Uno, dos', '"Tres"', '=4'] } },
    { header: 'MODO', kind: 'text', width: 20, list: { values: ['A'], refusal: 'Elija A.' } },
    { header: 'HORAS', kind: 'number', width: 9.5, range: { min: 0, max: 99, refusal: 'De 0 a 99.' } },
    { header: 'FECHA', kind: 'date', width: 12 },
  ]
  const sheets = [
    hoja({ name: 'Cursos', columns, frozenColumns: 1, rows: [['1', 'Uno, dos', 'A', 3, null]] }),
  ]

  it('empty cells of a text column have the text format, so that 0021 can be typed', async () => {
    const cols = elements(await part(sheets, 'xl/worksheets/sheet1.xml'), 'col')
    const xfs: string[] = []
    const styles = await part(sheets, 'xl/styles.xml')
    scanXml(styles.slice(styles.indexOf('<cellXfs'), styles.indexOf('<cellStyles')), {
      open: (n, raw) => n === 'xf' && xfs.push(attributesOf(raw).get('numFmtId')!),
    })
    expect(cols.map(c => xfs[Number(c.style)])).toEqual(['49', '49', '49', '0', '164'])
    expect(cols.map(c => c.width)).toEqual(['12', '20', '20', '9.5', '12'])
  })

  it('offers lists from a hidden sheet, whatever signs they have', async () => {
    const rules = elements(await part(sheets, 'xl/worksheets/sheet1.xml'), 'dataValidation')
    expect(rules.map(r => [r.type, r.sqref, r.showErrorMessage])).toEqual([
      [undefined, 'A1', undefined],
      ['list', 'B2:B1002', undefined],
      ['list', 'C2:C1002', '1'],
      ['decimal', 'D2:D1002', '1'],
    ])
    const xml = await part(sheets, 'xl/worksheets/sheet1.xml')
    expect([...xml.matchAll(/<formula1>(.*?)</g)].map(m => m[1])).toEqual([
      'Listas!$A$2:$A$4',
      'Listas!$B$2:$B$2',
      '0',
    ])
    const lists = (await readWorkbook(await writeWorkbook(sheets))).at(-1)!
    expect([lists.name, lists.hidden]).toEqual(['Listas', true])
    expect(lists.rows.map(r => r.cells.map(c => c.text))).toEqual([
      ['AREA', 'MODO'],
      ['Uno, dos', 'A'],
      ['"Tres"'],
      ['=4'],
    ])
  })

  it('the second sheet finds its own lists', async () => {
    const two = [sheets[0]!, hoja({ name: 'B', columns: [columns[2]!] })]
    expect(await part(two, 'xl/worksheets/sheet2.xml')).toContain('<formula1>Listas!$C$2:$C$2<')
  })

  it('freezes the header and the columns asked for, and prints the header on every page', async () => {
    expect(elements(await part(sheets, 'xl/worksheets/sheet1.xml'), 'pane')[0]).toMatchObject({
      xSplit: '1',
      ySplit: '1',
      topLeftCell: 'B2',
      state: 'frozen',
    })
    expect(await part(sheets, 'xl/workbook.xml')).toContain("'Cursos'!$1:$1")
  })

  it('a sheet without a header prints the rows on every page that it says', async () => {
    const sheet = hoja({ columns: [{ kind: 'text', width: 9 }], rows: [['a'], ['b']], printedTitles: [1, 2] })
    expect(await part([sheet], 'xl/workbook.xml')).toContain("'Hoja'!$1:$2")
  })

  it('prints on A4 or A3, with the number of each page; turned heads are as high as they are long', async () => {
    const header = 'Un nombre de curso algo largo'
    const sheet = hoja({ paper: 'a3', columns: [{ header, kind: 'text', width: 5, isTurned: true }] })
    const xml = await part([sheet], 'xl/worksheets/sheet1.xml')
    expect(elements(xml, 'pageSetup')[0]!.paperSize).toBe('8')
    expect(xml).toContain('Página &amp;P de &amp;N')
    expect(Number(elements(xml, 'row')[0]!.ht)).toBeGreaterThan(120)
    const [first] = elements(await part(sheets, 'xl/worksheets/sheet1.xml'), 'pageSetup')
    expect(first!.paperSize).toBe('9')
  })

  it('long texts that wrap get higher rows', async () => {
    const sheet = hoja({
      columns: [{ kind: 'paragraph', width: 20 }],
      rows: [['corto'], ['palabra '.repeat(20)]],
    })
    const [short, long] = elements(await part([sheet], 'xl/worksheets/sheet1.xml'), 'row').map(r =>
      Number(r.ht),
    )
    expect(short).toBe(18)
    expect(long).toBeGreaterThan(100)
  })
})

describe('what Excel would refuse or complain about', () => {
  it('no empty list of columns', async () => {
    const xml = await part([hoja({ columns: [], rows: [['a']] })], 'xl/worksheets/sheet1.xml')
    expect(xml).not.toContain('<cols')
  })

  it('its parts stand in the order that the format asks for', async () => {
    const xml = await part(
      [
        hoja({
          columns: [{ header: 'A', kind: 'text', width: 9, help: 'x', list: { values: ['1'] } }],
          rows: [[{ text: 'a', style: 'titulo', span: 2 }]],
        }),
      ],
      'xl/worksheets/sheet1.xml',
    )
    const found: string[] = []
    let depth = 0
    scanXml(xml, {
      open: name => {
        if (depth++ === 1) found.push(name)
      },
      close: () => depth--,
    })
    expect(found).toEqual(
      'sheetPr sheetViews sheetFormatPr cols sheetData mergeCells dataValidations pageMargins pageSetup headerFooter ignoredErrors'.split(
        ' ',
      ),
    )
  })
})

describe('sheet names', () => {
  it.each([
    ['forbidden signs', ['a/b[c]:*?\\d'], ['a b c d']],
    ['too long', ['x'.repeat(40)], ['x'.repeat(31)]],
    ['half a letter at the end', [`${'x'.repeat(30)}😀`], ['x'.repeat(30)]],
    ['none', ['', "''"], ['Hoja', 'Hoja (2)']],
    ['the same in other letters', ['Plan', 'PLAN', 'plan'], ['Plan', 'PLAN (2)', 'plan (3)']],
    ['signs of XML', ['<&>"', 'a_x0041_'], ['<&>"', 'a_x0041_']],
  ])('%s', async (_, wanted, names) => {
    const sheets = await readWorkbook(await writeWorkbook(wanted.map(name => hoja({ name }))))
    expect(sheets.map(s => s.name)).toEqual(names)
  })
})
