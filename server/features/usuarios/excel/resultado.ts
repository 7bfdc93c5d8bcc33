import type { Celda } from '@malla/contracts/importar.ts'
import type { PersonasImportadas } from '@malla/contracts/personasDeExcel.ts'
import { contar } from '@malla/domain/texto/numero.ts'
import { conocerTras } from '../../../platform/conocerTras.ts'
import type { Ctx } from '../../../platform/context.ts'
import { HttpError, invalidField } from '../../../platform/errors.ts'
import type { Sheet } from '../../../platform/excel/book.ts'
import { ExcelError } from '../../../platform/excel/excelError.ts'
import { readWorkbook } from '../../../platform/excel/readWorkbook.ts'
import { LIMITS } from '../../../platform/excel/tabla/leerTabla.ts'
import { mensajeDeArchivo } from '../../../platform/mensajeDeArchivo.ts'
import { rehearse } from '../../../platform/rehearse.ts'

/** What an import of people does, read or written. */

export type Vista = PersonasImportadas['filas'][number]
export interface Hecho {
  total: number
  avisos: Celda[]
  errores: Celda[]
  filas: Vista[]
}

/** Opens the file; 422 in words when it is no workbook. */
export async function abrirTabla({ archivo }: { archivo: { data: Uint8Array } }): Promise<Sheet[]> {
  try {
    return await readWorkbook(archivo.data, LIMITS)
  } catch (e) {
    if (e instanceof ExcelError) throw invalidField('archivo', e.message)
    throw e
  }
}

function refused({ errores, avisos }: Hecho): HttpError {
  const archivo = errores.map(
    e => `${e.columna ? `Fila ${e.fila}, ${e.columna}` : `Fila ${e.fila}`}: ${e.motivo}`,
  )
  return new HttpError(422, archivo[0]!, { archivo }, { errores, avisos })
}

/** Runs an import, or its preview, which takes everything back. 422 when it is no preview and there are errors. */
export async function finish(
  ctx: Ctx,
  isPreview: boolean,
  run: (ctx: Ctx) => Promise<Hecho>,
): Promise<Omit<PersonasImportadas, 'message'>> {
  const done = isPreview ? await rehearse(ctx, run) : await run(ctx)
  if (!isPreview && done.errores.length > 0) throw refused(done)
  const count = done.filas.filter(f => f.accion !== 'igual').length
  if (!isPreview) conocerTras(ctx, ['personas', 'usuarios', 'accesos', 'cambios'], count)
  return { ...done, count }
}

/** What is said of it. */
export function messageOf(r: Omit<PersonasImportadas, 'message'>, isPreview: boolean): string {
  const nuevas = r.filas.filter(f => f.accion === 'crear').length
  return mensajeDeArchivo(r, 'persona', isPreview, ` (${contar(nuevas, 'nueva')})`)
}
