import { readSheet } from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import type { SheetToWrite } from './bookToWrite.ts'
import { readWorkbook } from './readWorkbook.ts'
import { openZip } from './unzip.ts'
import { writeAside } from './writeAside.ts'
import { writeWorkbook } from './writeWorkbook.ts'
import { decodeXml } from './xml.ts'

const hoja: SheetToWrite = {
  name: "L'ista",
  columns: [
    { header: 'Nombre', kind: 'text', width: 20, list: { values: ['a', 'b'] } },
    { header: 'Cuándo', kind: 'date', width: 18 },
  ],
  above: [
    { cells: [{ text: '=Título', style: 'titulo' }] },
    { cells: [{ text: 'Institución', style: 'dato' }] },
  ],
  autoFilter: true,
  rows: [
    ['a', { moment: '2026-11-21T16:45' }],
    ['b', { date: '2026-11-21' }],
    ['c', { moment: '1900-01-01T12:00' }],
    ['d', { moment: 'no es' }],
  ],
}

describe('a sheet with rows above its header', () => {
  it('has header, buttons, rules and printed titles where they belong', async () => {
    const zip = openZip(await writeWorkbook([hoja]), 1024 * 1024)
    const sheet = decodeXml(zip.read('xl/worksheets/sheet1.xml')!)
    expect(sheet).toContain('<autoFilter ref="A3:B7"/>')
    expect(sheet).toContain('ySplit="3" topLeftCell="A4"')
    expect(sheet).toMatch(/<dataValidation type="list"[^>]*sqref="A4:A\d+"/)
    // The order of the parts is fixed by the format: Excel repairs a book that has it otherwise.
    expect(sheet.indexOf('<autoFilter')).toBeGreaterThan(sheet.indexOf('</sheetData>'))
    expect(sheet.indexOf('<autoFilter')).toBeLessThan(sheet.indexOf('<dataValidations'))
    const workbook = decodeXml(zip.read('xl/workbook.xml')!)
    expect(workbook).toContain(
      `name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">'L''ista'!$A$3:$B$7</definedName>`,
    )
    expect(workbook).toContain(`name="_xlnm.Print_Titles" localSheetId="0">'L''ista'!$3:$3</definedName>`)
  })

  it('moments are moments for us and for another reader; what is none stays text', async () => {
    const bytes = await writeWorkbook([hoja])
    const [sheet] = await readWorkbook(bytes)
    expect(sheet!.rows.map(r => r.cells.at(-1)!.text)).toEqual([
      '=Título',
      'Institución',
      'Cuándo',
      '2026-11-21T16:45:00',
      '2026-11-21',
      '1900-01-01T12:00:00',
      'no es',
    ])
    const witness = await readSheet(Buffer.from(bytes))
    // It loses a millisecond on the way.
    expect(Math.round((witness[3]![1] as unknown as Date).getTime() / 1000)).toBe(
      Date.parse('2026-11-21T16:45:00Z') / 1000,
    )
  })
})

it('a large book is written in a thread, byte for byte as it would be here', async () => {
  const large = [{ ...hoja, rows: Array.from({ length: 6000 }, (_, i) => [`fila ${i}`, i]) }]
  expect(Buffer.compare(await writeAside(large), await writeWorkbook(large))).toBe(0)
})
