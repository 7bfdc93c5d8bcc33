import { Worker } from 'node:worker_threads'
import type { SheetToWrite } from './bookToWrite.ts'
import { inTurn } from './slots.ts'
import { writeWorkbook } from './writeWorkbook.ts'

/** Fewer cells are written at once (some 30 ms); starting a thread would take longer. 20,000 rows would keep everybody waiting for a second. */
const INLINE_CELLS = 8000

const cellsOf = (sheets: readonly SheetToWrite[]): number =>
  sheets.reduce((sum, sheet) => sum + sheet.rows.length * sheet.columns.length, 0)

function writeInThread(sheets: readonly SheetToWrite[]): Promise<Uint8Array> {
  const worker = new Worker(new URL('./write.worker.ts', import.meta.url), { workerData: sheets })
  return new Promise<Uint8Array>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', code => reject(new Error(`writing a workbook ended with ${code}`)))
  }).finally(() => worker.terminate())
}

/** `writeWorkbook`, in a thread where the book is large: nobody else waits for it. The same input gives the same bytes. */
export const writeAside = (sheets: readonly SheetToWrite[]): Promise<Uint8Array> =>
  cellsOf(sheets) <= INLINE_CELLS ? writeWorkbook(sheets) : inTurn(() => writeInThread(sheets))
