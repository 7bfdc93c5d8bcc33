import type { Archivo } from '@malla/contracts/campos.ts'
import { empresaOf, type GlobalCtx, readingCtx } from '../../platform/context.ts'
import { invalidField, unauthorized } from '../../platform/errors.ts'
import { ExcelError } from '../../platform/excel/excelError.ts'
import { openWorkbook } from '../../platform/excel/importacion.ts'
import { READ_LIMITS, type ReadLimits } from '../../platform/excel/parseWorkbook.ts'
import { assertPlan } from '../planes/planes.guard.ts'

/** A list of competencies is short; a sheet that is larger is no such list. */
const LIMITS: ReadLimits = { ...READ_LIMITS, rows: 5000, cells: 50_000, characters: 2_000_000 }
/** Columns that are looked at. */
const COLUMNAS = 30

/**
 * The cells of the first sheet with something in it, by rows from the first (empty ones too), for whoever may add competencies to this plan. It is
 * read after the permission was asked, outside of any transaction. 422 in words when it is no workbook.
 */
export async function leerHoja(
  { platform, sesion }: GlobalCtx,
  { planId, archivo }: { planId: number; archivo: Archivo },
): Promise<string[][]> {
  if (!sesion) throw unauthorized()
  const empresaId = empresaOf(sesion)
  await platform.db.read(empresaId, tx =>
    assertPlan(readingCtx({ platform, tx, sesion, empresaId }), planId, 'contenido.crear'),
  )
  return celdasDe(archivo)
}

async function celdasDe({ data }: Archivo): Promise<string[][]> {
  const libro = await openWorkbook(data, LIMITS)
  const hoja = libro.find(s => !s.hidden && s.rows.length > 0)
  if (!hoja) throw invalidField('archivo', 'El libro no tiene ninguna hoja con datos.')
  const ultima = hoja.rows.at(-1)!.number
  if (ultima > LIMITS.rows) throw invalidField('archivo', new ExcelError('filas').message)
  const celdas: string[][] = Array.from({ length: ultima }, () => [])
  for (const row of hoja.rows)
    for (const { column, text } of row.cells) {
      if (column >= COLUMNAS) continue
      const fila = celdas[row.number - 1]!
      while (fila.length < column) fila.push('')
      fila[column] = text
    }
  return celdas
}
