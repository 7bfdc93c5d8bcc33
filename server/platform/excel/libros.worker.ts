import { parentPort } from 'node:worker_threads'
import type { Sheet } from './book.ts'
import type { SheetToWrite } from './bookToWrite.ts'
import { ExcelError, type ExcelErrorCode } from './excelError.ts'
import type { Lector } from './lector.ts'
import { parseWorkbook, type ReadLimits } from './parseWorkbook.ts'
import { writeWorkbook } from './writeWorkbook.ts'

/** What a thread of books is given, and what it answers: a book to read and who looks through it (`con`: with what), or one to write. */
export type TareaDeLibro =
  | { bytes: Uint8Array; limits: ReadLimits; lector: LectorLejano }
  | { hojas: readonly SheetToWrite[] }
export type LectorLejano = Pick<Lector<unknown[], unknown>, 'modulo' | 'nombre'> & { con: readonly unknown[] }
export type RespuestaDeLibro = { hecho: unknown } | { code: ExcelErrorCode; cause: string }

/** What a lector's module exports. */
type Modulo = Record<string, (libro: Sheet[], ...con: readonly unknown[]) => unknown>

function open(
  bytes: Uint8Array,
  limits: ReadLimits,
): { sheets: Sheet[] } | { code: ExcelErrorCode; cause: string } {
  try {
    return { sheets: parseWorkbook(bytes, limits) }
  } catch (error) {
    const { code, cause } = error instanceof ExcelError ? error : new ExcelError('danado', error)
    return { code, cause: String(cause) }
  }
}

async function atender(tarea: TareaDeLibro): Promise<RespuestaDeLibro> {
  if ('hojas' in tarea) return { hecho: await writeWorkbook(tarea.hojas) }
  const opened = open(tarea.bytes, tarea.limits)
  if ('code' in opened) return opened
  const { modulo, nombre, con } = tarea.lector
  const { [nombre]: leer } = (await import(modulo)) as Modulo
  return { hecho: leer!(opened.sheets, ...con) }
}

// What fails here otherwise is a mistake of ours: the thread ends with it, and who asked is told so.
parentPort?.on('message', async (tarea: TareaDeLibro) => parentPort?.postMessage(await atender(tarea)))
