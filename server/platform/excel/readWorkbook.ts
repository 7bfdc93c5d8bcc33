import { Worker } from 'node:worker_threads'
import { HttpError } from '../errors.ts'
import type { Sheet } from './book.ts'
import { ExcelError } from './excelError.ts'
import { parseWorkbook, READ_LIMITS, type ReadLimits } from './parseWorkbook.ts'
import type { ReadAnswer, ReadTask } from './read.worker.ts'
import { inTurn } from './slots.ts'
import { refuseNoZip } from './sniff.ts'
import { openZip } from './unzip.ts'

/** A book that unpacks to less is read at once (about 10 ms); starting a thread would take longer. */
const INLINE_BYTES = 512 * 1024
const THREAD_MEMORY = { maxOldGenerationSizeMb: 768 }

const isOutOfMemory = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException | null)?.code === 'ERR_WORKER_OUT_OF_MEMORY'

function readInThread(task: ReadTask): Promise<Sheet[]> {
  const worker = new Worker(new URL('./read.worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: THREAD_MEMORY,
  })
  return new Promise<Sheet[]>((resolve, reject) => {
    const timer = setTimeout(() => reject(new ExcelError('tiempo')), task.limits.ms)
    const done = (settle: () => void) => {
      clearTimeout(timer)
      settle()
    }
    worker.once('message', (answer: ReadAnswer) =>
      done(() =>
        'sheets' in answer ? resolve(answer.sheets) : reject(new ExcelError(answer.code, answer.cause)),
      ),
    )
    worker.once('error', error =>
      done(() => reject(new ExcelError(isOutOfMemory(error) ? 'celdas' : 'danado', error))),
    )
    worker.once('exit', code => done(() => reject(new ExcelError('danado', `thread ended with ${code}`))))
  }).finally(() => worker.terminate())
}

/** Every way of failing is an ExcelError, a bug of ours included: the person at least learns that this file cannot be read. It may also be read later. */
const asExcelError = (error: unknown): ExcelError | HttpError =>
  error instanceof ExcelError || error instanceof HttpError ? error : new ExcelError('danado', error)

/**
 * Sheets of an .xlsx file that a stranger sent. It never hangs and rejects with ExcelError only, whatever the bytes are: too
 * large, no workbook, encrypted, broken, a bomb. A large one is read in a thread, for at most `limits.ms`; 503 where too many wait for one.
 */
export async function readWorkbook(bytes: Uint8Array, limits: ReadLimits = READ_LIMITS): Promise<Sheet[]> {
  try {
    if (bytes.length > limits.bytes) throw new ExcelError('pesado')
    refuseNoZip(bytes)
    if (openZip(bytes, 0).announced <= INLINE_BYTES) return parseWorkbook(bytes, limits)
  } catch (error) {
    throw asExcelError(error)
  }
  try {
    return await inTurn(() => readInThread({ bytes, limits }))
  } catch (error) {
    throw asExcelError(error)
  }
}
