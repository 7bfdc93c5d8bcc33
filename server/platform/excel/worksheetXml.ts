import { columnLetter } from './book.ts'
import { type StyleName, styleIndex } from './bookStyles.ts'
import type {
  CellToWrite,
  ColumnToWrite,
  RowToWrite,
  SheetToWrite,
  StyledText,
  ValueAmongTexts,
} from './bookToWrite.ts'
import { columnStyle, rowXml } from './rowXml.ts'
import { SPARE_ROWS } from './validationsXml.ts'

export const hasHeader = (sheet: SheetToWrite): boolean => sheet.columns.some(c => c.header !== undefined)

/** Row number of the header, from 1; without one, of the row before the first. */
export const headerRowOf = (sheet: SheetToWrite): number =>
  (sheet.above?.length ?? 0) + (hasHeader(sheet) ? 1 : 0)

const asRow = (row: RowToWrite | CellToWrite[]): RowToWrite => (Array.isArray(row) ? { cells: row } : row)

/** Points: of a header of two lines, of a letter of a turned one, and the most that such a header takes. */
const HEADER_HEIGHT = 36
const TURNED_LETTER = 6
const MAX_TURNED = 240

function headerHeight({ columns }: SheetToWrite): number {
  const longest = Math.max(0, ...columns.map(c => (c.isTurned ? (c.header ?? '').length : 0)))
  return Math.min(MAX_TURNED, Math.max(HEADER_HEIGHT, longest * TURNED_LETTER + 12))
}

const headerStyle = (c: ColumnToWrite): StyleName => {
  if (c.isTurned) return 'encabezadoGirado'
  return c.isOptional ? 'encabezadoOpcional' : 'encabezado'
}

const headerRow = (sheet: SheetToWrite): RowToWrite => ({
  height: headerHeight(sheet),
  cells: sheet.columns.map(c => ({ text: c.header ?? '', style: headerStyle(c) })),
})

const isSpanning = (cell: CellToWrite): cell is (StyledText | ValueAmongTexts) & { span: number } =>
  typeof cell === 'object' && cell !== null && 'span' in cell && (cell.span ?? 1) > 1

function mergesXml(rows: RowToWrite[]): string {
  const merges = rows.flatMap(({ cells }, r) =>
    cells.flatMap((cell, i) =>
      isSpanning(cell) ? [`${columnLetter(i)}${r + 1}:${columnLetter(i + cell.span - 1)}${r + 1}`] : [],
    ),
  )
  const refs = merges.map(ref => `<mergeCell ref="${ref}"/>`).join('')
  return merges.length === 0 ? '' : `<mergeCells count="${merges.length}">${refs}</mergeCells>`
}

const columnXml = (column: ColumnToWrite, i: number): string =>
  `<col min="${i + 1}" max="${i + 1}" width="${column.width}" style="${styleIndex(columnStyle[column.kind])}" customWidth="1"/>`

/** The range that the buttons of the header narrow: header and rows; '' for a sheet without them. */
export function filteredRange(sheet: SheetToWrite): string {
  if (!sheet.autoFilter || !hasHeader(sheet)) return ''
  const header = headerRowOf(sheet)
  return `$A$${header}:$${columnLetter(sheet.columns.length - 1)}$${header + sheet.rows.length}`
}

const autoFilterXml = (sheet: SheetToWrite): string => {
  const range = filteredRange(sheet)
  return range && `<autoFilter ref="${range.replaceAll('$', '')}"/>`
}

/** An empty list of columns would be refused. */
const columnsXml = ({ columns }: SheetToWrite): string =>
  columns.length === 0 ? '' : `<cols>${columns.map(columnXml).join('')}</cols>`

/** No green corners in cells like 0021: here numbers are stored as text on purpose. */
const ignoredErrorsXml = (columns: number, rows: number): string =>
  `<ignoredErrors><ignoredError sqref="A1:${columnLetter(Math.max(columns, 1) - 1)}${Math.max(rows, 1)}" numberStoredAsText="1"/></ignoredErrors>`

function paneXml(x: number, y: number): string {
  if (x === 0 && y === 0) return ''
  const pane = x > 0 && y > 0 ? 'bottomRight' : x > 0 ? 'topRight' : 'bottomLeft'
  const split = `${x > 0 ? ` xSplit="${x}"` : ''}${y > 0 ? ` ySplit="${y}"` : ''}`
  const corner = `${columnLetter(x)}${y + 1}`
  return (
    `<pane${split} topLeftCell="${corner}" activePane="${pane}" state="frozen"/>` +
    `<selection pane="${pane}" activeCell="${corner}" sqref="${corner}"/>`
  )
}

/** Numbers of paper sizes. */
const PAPER = { a4: 9, a3: 8 }

/** A worksheet part. `rules` are its validations, which stand between merges and page set-up. It prints wide, one page across, with its name and the number of each page. */
export function worksheetXml(sheet: SheetToWrite, rules: string, isFirst: boolean): string {
  const header = hasHeader(sheet)
  const rows = [...(sheet.above ?? []), ...(header ? [headerRow(sheet)] : []), ...sheet.rows.map(asRow)]
  const view = `workbookViewId="0"${isFirst ? ' tabSelected="1"' : ''}${sheet.hideGrid ? ' showGridLines="0"' : ''}`
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
    '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>' +
    `<sheetViews><sheetView ${view}>${paneXml(sheet.frozenColumns ?? 0, header ? headerRowOf(sheet) : 0)}</sheetView></sheetViews>` +
    '<sheetFormatPr defaultRowHeight="18"/>' +
    columnsXml(sheet) +
    `<sheetData>${rows.map((row, i) => rowXml(row, i + 1, sheet.columns)).join('')}</sheetData>` +
    autoFilterXml(sheet) +
    mergesXml(rows) +
    rules +
    '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.5" header="0.3" footer="0.3"/>' +
    `<pageSetup paperSize="${PAPER[sheet.paper ?? 'a4']}" orientation="landscape" fitToWidth="1" fitToHeight="0"/>` +
    '<headerFooter><oddFooter>&amp;L&amp;A&amp;RPágina &amp;P de &amp;N</oddFooter></headerFooter>' +
    ignoredErrorsXml(sheet.columns.length, rows.length + SPARE_ROWS) +
    '</worksheet>'
  )
}
