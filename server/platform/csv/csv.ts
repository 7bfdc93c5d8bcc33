import Papa from 'papaparse'

/** Files of values with commas (or semicolons, or tabs) between them. */

/** Why a file is no table, in Spanish, for under its field. */
export class CsvNoValido extends Error {}

export const CSV_BYTES = 4 * 1024 * 1024
const MAS_FILAS = 20_000

/**
 * Where a spreadsheet would begin to read a formula: at the beginning of a cell, and within one behind what it takes for the end of a cell, for in many
 * countries Excel parts cells at semicolons (quotes that it finds there open nothing). An apostrophe there makes a text of it; before one that stands there
 * already comes another, so that what is read is what was written.
 */
const SIGNO = `'*[=+\\-@\\t\\r]`
const DETRAS = '(?<=^|[;\\t\\r\\n]"*)'
const FORMULA = new RegExp(`${DETRAS}(?=${SIGNO})`, 'g')
const PROTEGIDA = new RegExp(`${DETRAS}'(?=${SIGNO})`, 'g')

/** What old versions of Excel save is not UTF-8; every byte means some letter there, so that nothing is refused. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Guessing by counting fails where cells hold lists with semicolons: what stands behind a known title is the separator. */
function separatorOf(text: string, titulo: string): string {
  const at = text.toLowerCase().indexOf(titulo.toLowerCase())
  const found = at < 0 ? null : /^"?([,;\t])/.exec(text.slice(at + titulo.length, at + titulo.length + 2))
  return found?.[1] ?? ','
}

/**
 * Rows of cells of a file, blanks at the ends of cells kept. `titulo` is a column name that stands first in its row in every file of the kind: the
 * separator is told from it. Throws CsvNoValido for a file that is too large or is no text.
 */
export function readCsv(bytes: Uint8Array, titulo: string): string[][] {
  if (bytes.length > CSV_BYTES) throw new CsvNoValido('El archivo CSV supera los 4 MB.')
  const text = textOf(bytes)
  if (text.includes('\0')) throw new CsvNoValido('El archivo no es un CSV: no es texto.')
  const { data, errors } = Papa.parse<string[]>(text, {
    preview: MAS_FILAS + 1,
    delimiter: separatorOf(text, titulo),
  })
  // A quote that is never closed would take all that follows into one cell.
  const comilla = errors.find(e => e.type === 'Quotes')
  if (comilla)
    throw new CsvNoValido(
      `La fila ${(comilla.row ?? 0) + 1} del archivo CSV tiene una comilla sin cerrar o mal puesta.`,
    )
  if (data.length > MAS_FILAS) throw new CsvNoValido(`El archivo CSV tiene más de ${MAS_FILAS} filas.`)
  return data.map(row => row.map(cell => cell.replace(PROTEGIDA, '')))
}

/** A file that spreadsheets open with its accents (byte order mark) and without taking any cell for a formula, at whatever they part cells. */
export const writeCsv = (rows: readonly (readonly string[])[]): Uint8Array => {
  const textos = rows.map(row => row.map(cell => cell.replace(FORMULA, "'")))
  return new TextEncoder().encode(`\uFEFF${Papa.unparse(textos, { newline: '\r\n' })}\r\n`)
}
