import type { Archivo } from '@malla/contracts/campos.ts'
import { empresaOf, type GlobalCtx, readingCtx } from '../../platform/context.ts'
import { invalidField, unauthorized } from '../../platform/errors.ts'
import { leerLibro } from '../../platform/excel/importacion.ts'
import { lector } from '../../platform/excel/lector.ts'
import { READ_LIMITS, type ReadLimits } from '../../platform/excel/parseWorkbook.ts'
import { assertPlan } from '../planes/planes.guard.ts'
import { FILAS, leerCeldas } from './celdasDeHoja.ts'

/** A list of competencies is short; a sheet that is larger is no such list. */
const LIMITS: ReadLimits = { ...READ_LIMITS, rows: FILAS, cells: 50_000, characters: 2_000_000 }
const DE_CELDAS = lector(new URL('./celdasDeHoja.ts', import.meta.url), leerCeldas)

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

async function celdasDe(archivo: Archivo): Promise<string[][]> {
  const leida = await leerLibro({ archivo }, DE_CELDAS, [], LIMITS)
  if ('motivo' in leida) throw invalidField('archivo', leida.motivo)
  return leida.celdas
}
