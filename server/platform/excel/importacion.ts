import type { Celda } from '@malla/contracts/importar.ts'
import type { Ctx } from '../context.ts'
import { HttpError, invalidField } from '../errors.ts'
import { rehearse } from '../rehearse.ts'
import type { Sheet } from './book.ts'
import { ExcelError } from './excelError.ts'
import { READ_LIMITS, type ReadLimits } from './parseWorkbook.ts'
import { readWorkbook } from './readWorkbook.ts'

/** How what people bring in a file begins and ends: the book is opened; what it says is written, or refused cell by cell. */

/** Far more than any plan has courses or a list has people, and little enough to be looked through on the main thread. */
export const LIMITS: ReadLimits = { ...READ_LIMITS, rows: 20_000, cells: 400_000, characters: 10_000_000 }

/** Sheets of the workbook that somebody sent. This is what takes long of an import; 422 in words when it is no workbook that can be read. */
export async function openWorkbook(data: Uint8Array, limits: ReadLimits): Promise<Sheet[]> {
  try {
    return await readWorkbook(data, limits)
  } catch (e) {
    if (e instanceof ExcelError) throw invalidField('archivo', e.message)
    throw e
  }
}

/** The workbook of an import of courses or of people, as `openWorkbook`. */
export const abrirArchivo = ({ archivo }: { archivo: { data: Uint8Array } }): Promise<Sheet[]> =>
  openWorkbook(archivo.data, LIMITS)

/** What a file has wrong. */
interface Hallado {
  errores: readonly Celda[]
  avisos: readonly Celda[]
}

/** 422 naming every bad cell of a file. */
export function refusalOf({ errores, avisos }: Hallado): HttpError {
  const archivo = errores.map(({ hoja, fila, columna, motivo }) => {
    const donde = `${hoja ? `Hoja «${hoja}», fila` : 'Fila'} ${fila}${columna && `, ${columna}`}`
    return `${donde}: ${motivo}`
  })
  return new HttpError(422, archivo[0]!, { archivo }, { errores, avisos })
}

/** Runs an import; as a preview (`isVista`), which takes everything back and answers what is wrong. 422 when it is none and there are errors. */
export async function writeOrRehearse<T extends Hallado>(
  ctx: Ctx,
  isVista: boolean,
  run: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  if (isVista) return rehearse(ctx, run)
  const hecho = await run(ctx)
  if (hecho.errores.length > 0) throw refusalOf(hecho)
  return hecho
}
