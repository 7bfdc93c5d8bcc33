import { comienzo } from '@malla/domain/texto/cortar.ts'
import { stylesXml } from './bookStyles.ts'
import type { SheetToWrite } from './bookToWrite.ts'
import { listsSheet, validationsXml } from './validationsXml.ts'
import { filteredRange, hasHeader, headerRowOf, worksheetXml } from './worksheetXml.ts'
import { escapeXml } from './xml.ts'
import { zip } from './zip.ts'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** A sheet name that Excel accepts: 31 characters, none of []:*?/\, no quote at its ends, unlike the others. */
function sheetName(wanted: string, taken: Set<string>): string {
  const clean = wanted
    .replace(/[[\]:*?/\\\p{Cc}\s]+/gu, ' ')
    .trim()
    .replace(/^'+|'+$/g, '')
  const base = comienzo(clean, 31).trim() || 'Hoja'
  for (let n = 1; ; n++) {
    const suffix = n === 1 ? '' : ` (${n})`
    const name = comienzo(base, 31 - suffix.length) + suffix
    if (taken.has(name.toLowerCase())) continue
    taken.add(name.toLowerCase())
    return name
  }
}

/** Sheets with their final names, the lists last: `Listas` is taken first because the rules name it. */
function allSheets(sheets: readonly SheetToWrite[]): SheetToWrite[] {
  const lists = listsSheet(sheets)
  const taken = new Set(lists ? [lists.name.toLowerCase()] : [])
  return [...sheets.map(s => ({ ...s, name: sheetName(s.name, taken) })), ...(lists ? [lists] : [])]
}

const relationship = (id: number, type: string, target: string): string =>
  `<Relationship Id="rId${id}" Type="${OFFICE}/${type}" Target="${target}"/>`

const relationships = (items: string[]): string =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${items.join('')}</Relationships>`

function contentTypesXml(count: number): string {
  const override = (part: string, type: string) =>
    `<Override PartName="/xl/${part}.xml" ContentType="${TYPES}.${type}+xml"/>`
  const sheets = Array.from({ length: count }, (_, i) => override(`worksheets/sheet${i + 1}`, 'worksheet'))
  return (
    `${XML}<Types xmlns="${PACKAGE}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    override('workbook', 'sheet.main') +
    override('styles', 'styles') +
    `${sheets.join('')}</Types>`
  )
}

const definedName = (
  name: string,
  { name: sheet }: SheetToWrite,
  i: number,
  range: string,
  more = '',
): string =>
  range &&
  `<definedName name="_xlnm.${name}" localSheetId="${i}"${more}>${escapeXml(`'${sheet.replaceAll("'", "''")}'!${range}`)}</definedName>`

/** Rows of a sheet that are repeated on every printed page: its header, or what it says. */
function titleRowsOf(sheet: SheetToWrite): string {
  if (sheet.printedTitles) return sheet.printedTitles.map(row => `$${row}`).join(':')
  const header = headerRowOf(sheet)
  return hasHeader(sheet) ? `$${header}:$${header}` : ''
}

/** The header of each sheet is repeated on every printed page; the range of its buttons has to be named as well. */
function namesOf(sheet: SheetToWrite, i: number): string {
  return (
    definedName('_FilterDatabase', sheet, i, filteredRange(sheet), ' hidden="1"') +
    definedName('Print_Titles', sheet, i, titleRowsOf(sheet))
  )
}

function workbookXml(sheets: SheetToWrite[]): string {
  const entries = sheets.map((s, i) => {
    const state = s.hidden ? ' state="hidden"' : ''
    return `<sheet name="${escapeXml(s.name)}" sheetId="${i + 1}"${state} r:id="rId${i + 1}"/>`
  })
  const names = sheets.map(namesOf).join('')
  return (
    `${XML}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${OFFICE}">` +
    `<bookViews><workbookView activeTab="0"/></bookViews><sheets>${entries.join('')}</sheets>` +
    `${names && `<definedNames>${names}</definedNames>`}</workbook>`
  )
}

/**
 * An .xlsx with these sheets (at least one). Styles, widths, frozen header, lists to choose from and number bounds as their
 * columns say; lists stand in a hidden last sheet. The same input gives the same bytes.
 */
export async function writeWorkbook(wanted: readonly SheetToWrite[]): Promise<Uint8Array> {
  const sheets = allSheets(wanted)
  const parts = new Map([
    ['[Content_Types].xml', contentTypesXml(sheets.length)],
    ['_rels/.rels', relationships([relationship(1, 'officeDocument', 'xl/workbook.xml')])],
    ['xl/workbook.xml', workbookXml(sheets)],
    [
      'xl/_rels/workbook.xml.rels',
      relationships([
        ...sheets.map((_, i) => relationship(i + 1, 'worksheet', `worksheets/sheet${i + 1}.xml`)),
        relationship(sheets.length + 1, 'styles', 'styles.xml'),
      ]),
    ],
    ['xl/styles.xml', stylesXml()],
  ])
  let lists = 0
  sheets.forEach((sheet, i) => {
    parts.set(`xl/worksheets/sheet${i + 1}.xml`, worksheetXml(sheet, validationsXml(sheet, lists), i === 0))
    lists += sheet.columns.filter(c => (c.list?.values.length ?? 0) > 0).length
  })
  const encoder = new TextEncoder()
  return zip(new Map([...parts].map(([path, xml]) => [path, encoder.encode(xml)])))
}
