import { type Periodo, periodoVigente } from '@malla/domain/silabos/plazos.ts'
import type { Ctx } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { hoyAqui } from '../../platform/horaLocal.ts'

/** The period that people work on today; null where the institution has none. */
export async function selectPeriodoVigente(ctx: Ctx): Promise<(Periodo & { nombre: string }) | null> {
  const { rows } = await ctx.tx.execute(
    sql`select id, nombre, fechainicio, fechafin, estado from periodos where empresa_id = ${ctx.empresaId}`,
  )
  return periodoVigente(rows as unknown as (Periodo & { nombre: string })[], hoyAqui())
}
