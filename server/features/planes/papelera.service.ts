import type { Plan } from '@malla/contracts/plan.ts'
import type { Ctx } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { updateRow } from '../../platform/rows.ts'
import { assertNoReconocido } from '../equivalencias/nombrados.ts'
import { lockEliminado } from './papelera.queries.ts'
import { assertVigente, lockPlan } from './planes.guard.ts'
import { selectPlan } from './planes.queries.ts'
import { planEntidad } from './planes.service.ts'

/** Puts a whole plan into the Papelera, from where it can be brought back for 30 days. 404 out of scope, 409 ceased, or named in the equivalences of others. */
export async function deletePlan(ctx: Ctx, id: number): Promise<void> {
  const plan = await lockPlan(ctx, id, 'estructura.eliminar')
  assertVigente(plan)
  await assertNoReconocido(ctx, id)
  const { rows } = await ctx.tx.execute(sql`select clock_timestamp()::text as now`)
  const deleted = { deleted_at: (rows[0] as { now: string }).now, deleted_by: ctx.sesion.usuario_id }
  await updateRow(ctx, planEntidad(plan.facultad_id), plan, deleted, 'plan_estudio.deleted')
}

/**
 * Brings a plan back with all that was in it. To whoever follows the institution live it is a plan that appears, so its record is a
 * `plan_estudio.created` with the whole plan, that says from when it was deleted. 404 when its 30 days are over.
 */
export async function recuperarPlan(ctx: Ctx, id: number): Promise<Plan> {
  const plan = await lockEliminado(ctx, id)
  const {
    deleted_at,
    deleted_by,
    empresa_id: _e,
    created_at: _c,
    updated_at: _u,
    facultad_id,
    ...whole
  } = plan
  const back = { deleted_at: null, deleted_by: null }
  await updateRow(ctx, planEntidad(facultad_id), plan, back, 'plan_estudio.created', {
    antes: {},
    despues: { ...whole, ...back },
  })
  return selectPlan(ctx, id)
}
