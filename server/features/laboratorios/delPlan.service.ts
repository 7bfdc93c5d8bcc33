import type { Laboratorio } from '@malla/contracts/laboratorios.ts'
import { fundirIds } from '@malla/domain/listas/fundirIds.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, eq } from '../../platform/db/drizzle.ts'
import { invalidField } from '../../platform/errors.ts'
import { ambitoDePlan, assertVigente, lockPlan } from '../planes/planes.guard.ts'
import { selectExistentes, selectIdsDePlan, selectLaboratoriosDePlan } from './laboratorios.queries.ts'

const { plan_laboratorios } = schema

interface Guardado {
  planId: number
  laboratorios_ids: number[]
  vistos_ids?: number[]
}

/**
 * Says which laboratories a plan needs. With `vistos_ids` (what the person saw) only what that person added or took away is written, so that
 * two people at once lose nothing. 422 naming what is not there, 409 ceased.
 */
export async function saveLaboratoriosDePlan(
  ctx: Ctx,
  { planId, laboratorios_ids, vistos_ids }: Guardado,
): Promise<Laboratorio[]> {
  const plan = await lockPlan(ctx, planId, 'contenido.editar')
  assertVigente(plan)
  const antes = await selectIdsDePlan(ctx, planId)
  const despues = fundirIds({ ahora: antes, vistos: vistos_ids ?? antes, pedidos: laboratorios_ids })
  const nuevos = despues.filter(id => !antes.includes(id))
  const existentes = await selectExistentes(ctx, nuevos)
  if (existentes.size < nuevos.length)
    throw invalidField('laboratorios_ids', 'Uno de los laboratorios o talleres ya no existe.')
  if (antes.join() !== despues.join()) {
    await ctx.tx
      .delete(plan_laboratorios)
      .where(
        and(eq(plan_laboratorios.empresa_id, ctx.empresaId), eq(plan_laboratorios.planestudio_id, planId)),
      )
    if (despues.length > 0)
      await ctx.tx.insert(plan_laboratorios).values(
        despues.map(laboratorio_id => ({
          empresa_id: ctx.empresaId,
          planestudio_id: planId,
          laboratorio_id,
        })),
      )
    // The plan's own row stays: who edits it meanwhile is not turned away.
    ctx.record({
      evento: 'plan_estudio.updated',
      objeto_id: planId,
      ambito: ambitoDePlan(plan),
      antes: { laboratorios_ids: antes },
      despues: { laboratorios_ids: despues },
    })
  }
  return selectLaboratoriosDePlan(ctx, planId)
}
