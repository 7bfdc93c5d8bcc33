import type { SilaboAbierto } from '@malla/contracts/silabos.ts'
import { isPeriodoTerminado } from '@malla/domain/silabos/revision.ts'
import type { Ctx } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { notFound } from '../../platform/errors.ts'
import { hoyAqui } from '../../platform/horaLocal.ts'

/** The period of a syllabus, as its editor shows it. */
export type PeriodoDeSilabo = NonNullable<SilaboAbierto['periodo']>

/** A period with the date that holds for a programme; null for the syllabus without one, 404 when it is not there. */
export async function selectPeriodoDe(
  ctx: Ctx,
  periodo: number | null,
  programa: number,
): Promise<PeriodoDeSilabo | null> {
  if (periodo === null) return null
  const { rows } = await ctx.tx.execute(sql`
    select p.id, p.nombre, p.fechainicio, p.fechafin, coalesce(z.fechaentrega, p.fechaentrega) as entrega
    from periodos p left join periodo_plazos z on z.empresa_id = p.empresa_id and z.periodo_id = p.id and z.programa_id = ${programa}
    where p.empresa_id = ${ctx.empresaId} and p.id = ${periodo}`)
  if (rows.length === 0) throw notFound()
  return rows[0] as unknown as PeriodoDeSilabo
}

/** Whether the period is over today; a syllabus without one never is. */
export const isTerminado = (periodo: PeriodoDeSilabo | null): boolean =>
  periodo !== null && isPeriodoTerminado(periodo.fechafin, hoyAqui())
