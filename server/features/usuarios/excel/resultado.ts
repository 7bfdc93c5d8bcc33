import type { Celda } from '@malla/contracts/importar.ts'
import type { PersonasImportadas } from '@malla/contracts/personasDeExcel.ts'
import { cuentas } from '@malla/domain/texto/cuentas.ts'
import { conocerTras } from '../../../platform/conocerTras.ts'
import type { Ctx } from '../../../platform/context.ts'
import { writeOrRehearse } from '../../../platform/excel/importacion.ts'
import { mensajeDeArchivo } from '../../../platform/mensajeDeArchivo.ts'

/** What an import of people does, read or written. */

export type Vista = PersonasImportadas['filas'][number]
interface Hecho {
  total: number
  avisos: Celda[]
  errores: Celda[]
  filas: Vista[]
}

/** What a file says, and the people in it. */
interface Lectura<L> {
  tabla: Pick<Hecho, 'avisos' | 'errores'>
  leidos: L[]
}

/** Runs an import, or its preview, which takes everything back. Nothing is written while there are errors: 422, when it is no preview. */
export async function finish<L>(
  ctx: Ctx,
  isPreview: boolean,
  leer: (ctx: Ctx) => Promise<Lectura<L>>,
  write: (ctx: Ctx, leidos: readonly L[], isRehearsal: boolean) => Promise<Vista[]>,
): Promise<Omit<PersonasImportadas, 'message'>> {
  const done = await writeOrRehearse(ctx, isPreview, async (inner): Promise<Hecho> => {
    const { tabla, leidos } = await leer(inner)
    const filas = tabla.errores.length > 0 ? [] : await write(inner, leidos, isPreview)
    return { total: leidos.length, avisos: tabla.avisos, errores: tabla.errores, filas }
  })
  const count = done.filas.filter(f => f.accion !== 'igual').length
  if (!isPreview) conocerTras(ctx, ['personas', 'usuarios', 'accesos', 'cambios'], count)
  return { ...done, count }
}

/** What is said of it. */
export function messageOf(r: Omit<PersonasImportadas, 'message'>, isPreview: boolean): string {
  const nuevas = cuentas([[r.filas.filter(f => f.accion === 'crear').length, 'nueva', 'nuevas']])
  return mensajeDeArchivo(r, 'persona', isPreview, nuevas && ` (${nuevas})`)
}
