import type { StyleName } from './bookStyles.ts'

/** What writeWorkbook is given. */

/**
 * A cell. Text is always written as text, whatever it starts with: «=1+1», «010101» and «1e3» stay what they are. A number is
 * a number; `{ date }` is a day (`yyyy-mm-dd`) without time, `{ moment }` one with hour and minute (`yyyy-mm-ddThh:mm`), of no time zone; null is
 * an empty cell. With `style` a cell looks otherwise than its column, and may span columns to its right.
 */
export type CellToWrite =
  | string
  | number
  | null
  | { date: string }
  | { moment: string }
  | StyledText
  | ValueAmongTexts

export interface StyledText {
  text: string
  style: StyleName
  /** Columns that it covers, itself included. */
  span?: number
}

/** A number or a day in a list of texts: it stands at the left as they do. */
export interface ValueAmongTexts {
  value: number | { date: string }
  /** As of a text. */
  span?: number
}

/** A row, with its height in points where it must not follow from its content (merged paragraphs). */
export interface RowToWrite {
  height?: number
  cells: CellToWrite[]
}

/** A column. Cells that are still empty have its format too: what is typed into a text column stays text (0021). */
export interface ColumnToWrite {
  /** Text of row 1; when no column has one, the sheet has no header. */
  header?: string
  /** A quieter header for columns that may be left out. */
  isOptional?: boolean
  /** Its header is written upwards: a narrow column of signs, whose head is longer than they are. */
  isTurned?: boolean
  /** Shown when the header cell is chosen; 255 characters. */
  help?: string
  kind: 'text' | 'paragraph' | 'number' | 'date'
  /** In characters. */
  width: number
  list?: ListToWrite
  range?: RangeToWrite
}

/** Values to choose from. `refusal` is what Excel answers to any other value; without it others may be typed. */
export interface ListToWrite {
  values: readonly string[]
  refusal?: string
}

/** Bounds of a number, and what Excel answers beyond them. */
interface RangeToWrite {
  min: number
  max: number
  refusal: string
}

export interface SheetToWrite {
  name: string
  columns: ColumnToWrite[]
  rows: (RowToWrite | CellToWrite[])[]
  /** Rows above the header: what the sheet is, whose, when. They stay with it when one scrolls. */
  above?: RowToWrite[]
  /** Buttons in the header with which a reader narrows and sorts the rows. */
  autoFilter?: boolean
  /** Columns at the left that stay when one scrolls; the header always stays. */
  frozenColumns?: number
  hidden?: boolean
  hideGrid?: boolean
  /** What it is printed on, one page across; A4 where it does not say. */
  paper?: 'a4' | 'a3'
  /** First and last row (from 1) that stand on every printed page, in a sheet without a header. */
  printedTitles?: readonly [first: number, last: number]
}
