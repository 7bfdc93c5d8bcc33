import { parentPort, workerData } from 'node:worker_threads'
import type { SheetToWrite } from './bookToWrite.ts'
import { writeWorkbook } from './writeWorkbook.ts'

const bytes = await writeWorkbook(workerData as SheetToWrite[])
parentPort?.postMessage(bytes)
