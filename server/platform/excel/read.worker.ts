import { parentPort, workerData } from 'node:worker_threads'
import type { Sheet } from './book.ts'
import { ExcelError, type ExcelErrorCode } from './excelError.ts'
import { parseWorkbook, type ReadLimits } from './parseWorkbook.ts'

/** What a reading thread is given, and what it answers. */
export interface ReadTask {
  bytes: Uint8Array
  limits: ReadLimits
}
export type ReadAnswer = { sheets: Sheet[] } | { code: ExcelErrorCode; cause: string }

function answer({ bytes, limits }: ReadTask): ReadAnswer {
  try {
    return { sheets: parseWorkbook(bytes, limits) }
  } catch (error) {
    const { code, cause } = error instanceof ExcelError ? error : new ExcelError('danado', error)
    return { code, cause: String(cause) }
  }
}

parentPort?.postMessage(answer(workerData as ReadTask))
