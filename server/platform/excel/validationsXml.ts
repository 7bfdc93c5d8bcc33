import { comienzo } from '@malla/domain/texto/cortar.ts'
import { columnLetter } from './book.ts'
import type { ColumnToWrite, SheetToWrite } from './bookToWrite.ts'
import { escapeXml } from './xml.ts'

/** Lists to choose from stand in a hidden sheet of their own: written into the rule they could not pass 255 characters. */
const LISTS_SHEET = 'Listas'
/** Rows below the last one that keep the rules, for what people add. */
export const SPARE_ROWS = 1000

const hasList = (column: ColumnToWrite): boolean => (column.list?.values.length ?? 0) > 0

/** The hidden sheet with every list of these sheets, a column each; null when there is none. */
export function listsSheet(sheets: readonly SheetToWrite[]): SheetToWrite | null {
  const lists = sheets.flatMap(s => s.columns.filter(hasList))
  if (lists.length === 0) return null
  const longest = Math.max(...lists.map(c => c.list!.values.length))
  return {
    name: LISTS_SHEET,
    hidden: true,
    columns: lists.map(c => ({ header: c.header ?? '', kind: 'text', width: 24 })),
    rows: Array.from({ length: longest }, (_, i) => lists.map(c => c.list!.values[i] ?? null)),
  }
}

/** Excel cuts or refuses longer messages. */
const title = (text: string): string => escapeXml(comienzo(text, 32))
const message = (text: string): string => escapeXml(comienzo(text, 255))

const refusal = (column: ColumnToWrite, text: string | undefined): string =>
  text
    ? ` showErrorMessage="1" errorStyle="stop" errorTitle="${title(column.header ?? '')}" error="${message(text)}"`
    : ''

function helpRule(column: ColumnToWrite, cell: string): string {
  if (!column.help || !column.header) return ''
  const prompt = `promptTitle="${title(column.header)}" prompt="${message(column.help)}"`
  return `<dataValidation allowBlank="1" showInputMessage="1" ${prompt} sqref="${cell}"/>`
}

function listRule(column: ColumnToWrite, range: string, listColumn: number): string {
  const letter = columnLetter(listColumn)
  const source = `${LISTS_SHEET}!$${letter}$2:$${letter}$${column.list!.values.length + 1}`
  const attributes = `type="list" allowBlank="1"${refusal(column, column.list!.refusal)}`
  return `<dataValidation ${attributes} sqref="${range}"><formula1>${source}</formula1></dataValidation>`
}

function numberRule(column: ColumnToWrite, range: string): string {
  const { min, max, refusal: text } = column.range!
  const attributes = `type="decimal" operator="between" allowBlank="1"${refusal(column, text)}`
  return `<dataValidation ${attributes} sqref="${range}"><formula1>${min}</formula1><formula2>${max}</formula2></dataValidation>`
}

/** The rules of a sheet; `firstList` is the column of the lists sheet where its own lists begin. */
export function validationsXml(sheet: SheetToWrite, firstList: number): string {
  const header = (sheet.above?.length ?? 0) + 1
  const last = sheet.rows.length + header + SPARE_ROWS
  let list = firstList
  const rules = sheet.columns.flatMap((column, i) => {
    const letter = columnLetter(i)
    const range = `${letter}${header + 1}:${letter}${last}`
    return [
      helpRule(column, `${letter}${header}`),
      hasList(column) ? listRule(column, range, list++) : '',
      column.range ? numberRule(column, range) : '',
    ].filter(Boolean)
  })
  return rules.length === 0
    ? ''
    : `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`
}
