/** What a workbook is to the rest of the product: sheets of sparse rows. No cell costs memory unless it holds something. */

/**
 * One filled cell. `text` is what its reader sees in words of ours: a number in its shortest decimal form (or with the zeros
 * of a format like 0000, or per hundred), a boolean as VERDADERO / FALSO, a date as `yyyy-mm-dd`, `yyyy-mm-ddThh:mm:ss` or `hh:mm`, an error
 * as Excel's (`#N/A`) or `#FÓRMULA` where a formula has no saved value. `number` is the number behind number and date cells.
 */
export interface Cell {
  /** From 0 (A). */
  column: number
  kind: 'text' | 'number' | 'boolean' | 'date' | 'error'
  text: string
  number: number | null
}

/** A row with at least one filled cell; `number` is Excel's, from 1; cells in the order of their columns. */
export interface Row {
  number: number
  cells: Cell[]
  /** By hand, or by a filter. */
  isHidden?: true
}

/** A merged range, ends included; rows from 1, columns from 0. Its value is in its first cell. */
export interface Merge {
  fromRow: number
  toRow: number
  fromColumn: number
  toColumn: number
}

/** A worksheet in the order of the book. Rows in the order of their numbers; empty ones are left out. */
export interface Sheet {
  name: string
  hidden: boolean
  rows: Row[]
  merges: Merge[]
  /** Columns that are not shown: first and last of each run, from 0. */
  hiddenColumns?: (readonly [from: number, to: number])[]
}

/** Excel's own bounds. */
export const MAX_ROW = 1_048_576
export const MAX_COLUMN = 16_384

/** Letters of a column counted from 0: 0 is A, 26 is AA. */
export function columnLetter(column: number): string {
  let letters = ''
  for (let n = column + 1; n > 0; n = Math.floor((n - 1) / 26))
    letters = String.fromCharCode(65 + ((n - 1) % 26)) + letters
  return letters
}

/** Row (from 1) and column (from 0) of a reference like `$B$12`, or null when it is none or lies outside of Excel's bounds. */
export function parseRef(ref: string): { row: number; column: number } | null {
  const match = /^\$?([A-Za-z]{1,3})\$?(\d{1,7})$/.exec(ref)
  if (!match) return null
  let column = 0
  for (const letter of match[1]!.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64
  const row = Number(match[2])
  return column <= MAX_COLUMN && row >= 1 && row <= MAX_ROW ? { row, column: column - 1 } : null
}
