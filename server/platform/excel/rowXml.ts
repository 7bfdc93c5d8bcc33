import { comienzo } from '@malla/domain/texto/cortar.ts'
import { columnLetter } from './book.ts'
import { type StyleName, styleIndex } from './bookStyles.ts'
import type { CellToWrite, ColumnToWrite, RowToWrite, ValueAmongTexts } from './bookToWrite.ts'
import { heightOf, linesOf } from './textHeight.ts'
import { escapeXml } from './xml.ts'

/** Excel refuses a book with a longer cell, so a longer text is cut. */
const MAX_TEXT = 32_767
/** Excel's highest row, in points. */
const MAX_HEIGHT = 409
const DAY = 86_400_000
const EPOCH = Date.UTC(1899, 11, 30)

/** Looks of a column's cells: empty ones below the table, and those of its rows. */
export const columnStyle: Record<ColumnToWrite['kind'], StyleName> = {
  text: 'texto',
  paragraph: 'parrafo',
  number: 'numero',
  date: 'fecha',
}
const tableStyle: Record<ColumnToWrite['kind'], StyleName> = {
  text: 'textoEnTabla',
  paragraph: 'parrafoEnTabla',
  number: 'numeroEnTabla',
  date: 'fechaEnTabla',
}

const textXml = (ref: string, text: string, style: StyleName): string =>
  `<c r="${ref}" s="${styleIndex(style)}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(comienzo(text, MAX_TEXT))}</t></is></c>`

const numberXml = (ref: string, value: number, style: StyleName): string =>
  `<c r="${ref}" s="${styleIndex(style)}">${Number.isFinite(value) ? `<v>${value}</v>` : ''}</c>`

/** A day or moment as Excel counts it, with the 29 February 1900 that never was; NaN when it is none that Excel knows. */
function serialOf(moment: string): number {
  const days = (Date.parse(`${moment}Z`) - EPOCH) / DAY
  const serial = days < 61 ? days - 1 : days
  return serial >= 1 ? serial : Number.NaN
}

/** A day or a moment, in the look given; what Excel does not know as one stays the text that it is. */
function momentXml(
  ref: string,
  written: string,
  moment: string,
  style: StyleName,
  asText: StyleName,
): string {
  const serial = serialOf(moment)
  return Number.isNaN(serial) ? textXml(ref, written, asText) : numberXml(ref, serial, style)
}

const dayXml = (ref: string, { date }: { date: string }, style: StyleName, asText: StyleName): string =>
  momentXml(ref, date, `${date}T00:00:00`, style, asText)

const valueXml = (ref: string, value: ValueAmongTexts['value']): string =>
  typeof value === 'number'
    ? numberXml(ref, value, 'numeroEntreTextos')
    : dayXml(ref, value, 'fechaEntreTextos', 'parrafoEnTabla')

function cellXml(cell: CellToWrite, ref: string, kind: ColumnToWrite['kind']): string {
  // Text never takes a number's format: that would turn «0021» into 21 at the next edit.
  const text = kind === 'paragraph' ? 'parrafoEnTabla' : 'textoEnTabla'
  if (cell === null || cell === '') return `<c r="${ref}" s="${styleIndex(tableStyle[kind])}"/>`
  if (typeof cell === 'string') return textXml(ref, cell, text)
  if (typeof cell === 'number') return numberXml(ref, cell, 'numeroEnTabla')
  if ('style' in cell) return textXml(ref, cell.text, cell.style)
  if ('value' in cell) return valueXml(ref, cell.value)
  if ('moment' in cell) return momentXml(ref, cell.moment, cell.moment, 'momentoEnTabla', text)
  return dayXml(ref, cell, 'fechaEnTabla', text)
}

/** A given height is kept; a worked-out one is only a start, which editing changes. */
function sizeXml({ cells, height }: RowToWrite, columns: ColumnToWrite[]): string {
  if (height !== undefined) return ` ht="${height}" customHeight="1"`
  const lines = cells.map((cell, i) => {
    const column = columns[i]
    return typeof cell === 'string' && column?.kind === 'paragraph' ? linesOf(cell, column.width) : 1
  })
  return ` ht="${Math.min(MAX_HEIGHT, heightOf(Math.max(1, ...lines)))}"`
}

/** A row of a worksheet part; `number` from 1. */
export function rowXml(row: RowToWrite, number: number, columns: ColumnToWrite[]): string {
  const cells = row.cells.map((cell, i) =>
    cellXml(cell, `${columnLetter(i)}${number}`, columns[i]?.kind ?? 'text'),
  )
  return `<row r="${number}"${sizeXml(row, columns)}>${cells.join('')}</row>`
}
