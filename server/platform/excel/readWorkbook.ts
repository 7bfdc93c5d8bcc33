import { HiloError } from '../hilos.ts'
import type { Merge, Sheet } from './book.ts'
import { ExcelError } from './excelError.ts'
import { enHiloDeLibros } from './hilosDeLibros.ts'
import { type Lector, lector } from './lector.ts'
import { hojasDe, parseWorkbook, READ_LIMITS, type ReadLimits } from './parseWorkbook.ts'
import { refuseNoZip } from './sniff.ts'
import { openZip } from './unzip.ts'

/**
 * A book of less is opened and looked through at once, in tens of milliseconds: starting a thread takes some 300. The template with 60 courses is one. What looking
 * through costs goes by what is filled and merged, and not by the bytes: many cells may name one text, and one range may span a sheet.
 */
const SMALL = { unpacked: 256 * 1024, cells: 2000, characters: 64 * 1024, merged: 10_000, runs: 100 }

const atMost = (limits: ReadLimits): ReadLimits => ({
  ...limits,
  cells: Math.min(limits.cells, SMALL.cells),
  characters: Math.min(limits.characters, SMALL.characters),
})

const placesOf = ({ fromRow, toRow, fromColumn, toColumn }: Merge): number =>
  (toRow - fromRow + 1) * (toColumn - fromColumn + 1)

/** Whether ranges that are merged or hidden make little work. */
const isPlain = (sheets: readonly Sheet[]): boolean =>
  sheets.flatMap(s => s.merges).reduce((sum, m) => sum + placesOf(m), 0) <= SMALL.merged &&
  sheets.reduce((sum, s) => sum + (s.hiddenColumns?.length ?? 0), 0) <= SMALL.runs

/** Every way of failing to open a book is an ExcelError, a bug of ours included: the person at least learns that this file cannot be read. */
const asExcelError = (error: unknown): ExcelError =>
  error instanceof ExcelError ? error : new ExcelError('danado', error)

/** The sheets of a small book; null of any other. */
function openSmall(bytes: Uint8Array, limits: ReadLimits): Sheet[] | null {
  try {
    if (bytes.length > limits.bytes) throw new ExcelError('pesado')
    refuseNoZip(bytes)
    if (openZip(bytes, 0).announced > SMALL.unpacked) return null
    const sheets = parseWorkbook(bytes, atMost(limits))
    return isPlain(sheets) ? sheets : null
  } catch (error) {
    const why = asExcelError(error)
    if (why.code === 'celdas') return null
    throw why
  }
}

/** A thread is ended where a book takes too long or too much: that is the book's. */
function whyEnded(error: unknown): unknown {
  if (!(error instanceof HiloError) || error.fin === 'caido') return error
  return new ExcelError(error.fin === 'tiempo' ? 'tiempo' : 'celdas', error)
}

/**
 * What `lector` finds in an .xlsx file that a stranger sent. It never hangs; whatever the bytes are, they are refused with ExcelError only: too large, no workbook,
 * encrypted, broken, a bomb. All but a small one is opened and looked through in a thread, both in at most `limits.ms`; 503 where too many wait for one.
 */
export async function lookThrough<O extends readonly unknown[], L>(
  bytes: Uint8Array,
  { modulo, nombre, leer }: Lector<O, L>,
  con: O,
  limits: ReadLimits = READ_LIMITS,
): Promise<L> {
  const small = openSmall(bytes, limits)
  if (small) return leer(small, ...con)
  const answer = await enHiloDeLibros({ bytes, limits, lector: { modulo, nombre, con } }, limits.ms).catch(
    error => {
      throw whyEnded(error)
    },
  )
  if ('hecho' in answer) return answer.hecho as L
  throw new ExcelError(answer.code, answer.cause)
}

const HOJAS = lector(new URL('./parseWorkbook.ts', import.meta.url), hojasDe)

/** Sheets of an .xlsx file, as `lookThrough`, for whoever has but little to look through. */
export const readWorkbook = (bytes: Uint8Array, limits: ReadLimits = READ_LIMITS): Promise<Sheet[]> =>
  lookThrough(bytes, HOJAS, [], limits)
