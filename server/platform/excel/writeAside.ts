import type { SheetToWrite } from './bookToWrite.ts'
import { enHiloDeLibros } from './hilosDeLibros.ts'
import { writeWorkbook } from './writeWorkbook.ts'

/** Fewer cells are written at once (some 30 ms); starting a thread would take longer. 20,000 rows would keep everybody waiting for a second. */
const INLINE_CELLS = 8000

const cellsOf = (sheets: readonly SheetToWrite[]): number =>
  sheets.reduce((sum, sheet) => sum + sheet.rows.length * sheet.columns.length, 0)

async function writeInThread(hojas: readonly SheetToWrite[]): Promise<Uint8Array> {
  const answer = await enHiloDeLibros({ hojas })
  if ('hecho' in answer) return answer.hecho as Uint8Array
  throw new Error(`writing a workbook ended with ${answer.code}`)
}

/** `writeWorkbook`, in a thread where the book is large: nobody else waits for it. The same input gives the same bytes. */
export const writeAside = async (sheets: readonly SheetToWrite[]): Promise<Uint8Array> =>
  cellsOf(sheets) <= INLINE_CELLS ? writeWorkbook(sheets) : writeInThread(sheets)
