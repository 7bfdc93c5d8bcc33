import type { CartaMedida } from '@malla/contracts/cartas.ts'
import type { Ctx } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { hoyAqui } from '../../platform/horaLocal.ts'
import { selectPartes } from '../avance/partes.queries.ts'
import { assertPlan } from '../planes/planes.guard.ts'

/**
 * The cartas of a plan, one for each course whatever its versions, by the measure of the plan's progress. `silabos` show the carta as it is now: one that is
 * approved, and one of a period that is over, keep that of then. 404 when the person may not see the plan.
 */
export async function selectCartasDePlan(ctx: Ctx, planId: number): Promise<CartaMedida[]> {
  await assertPlan(ctx, planId, 'contenido.ver')
  const [partes, { rows }] = await Promise.all([
    selectPartes(ctx, [planId]),
    ctx.tx.execute(sql`
      select coalesce(a.base_id, a.id) as id, (count(s.id) filter (
        where s.estado <> 'aprobado' and s.congelado is null and coalesce(pe.fechafin >= ${hoyAqui()}, true)))::int as silabos
      from asignaturas a
      left join silabos s on s.empresa_id = a.empresa_id and s.asignatura_id = a.id
      left join periodos pe on pe.empresa_id = s.empresa_id and pe.id = s.periodo_id
      where a.empresa_id = ${ctx.empresaId} and a.planestudio_id = ${planId}
      group by 1 order by 1`),
  ])
  return (rows as unknown as { id: number; silabos: number }[]).map(({ id, silabos }) => {
    const { cartas, elementos, sumillas } = partes({ id, base_id: null, silabo_estado: 1 })!
    return { asignatura_id: id, cartas: cartas!, elementos: elementos!, sumillas: sumillas!, silabos }
  })
}
