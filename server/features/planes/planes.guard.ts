import type { Accion } from '@malla/domain/permisos/acciones.ts'
import { whyNotEditarPlan } from '@malla/domain/planes/cese.ts'
import { assertMay, type Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, eq, getTableColumns, isNull } from '../../platform/db/drizzle.ts'
import type { AmbitoDeCambio } from '../../platform/db/schema/cambios.ts'
import { conflict, notFound } from '../../platform/errors.ts'

const { planes, programas } = schema

/** A plan as it is kept, with the faculty of its programme: enough to ask for permission and to record a change. */
export type PlanRow = typeof planes.$inferSelect & { facultad_id: number }

/** Where a plan hangs: for the permission of working on it, and for that of reading the changes in it. */
export const ambitoDePlan = (plan: PlanRow): Required<Pick<AmbitoDeCambio, AmbitoDelPlan>> => ({
  facultad_id: plan.facultad_id,
  programa_id: plan.programa_id,
  plan_id: plan.id,
})
type AmbitoDelPlan = 'facultad_id' | 'programa_id' | 'plan_id'

type Bloqueo = 'share' | 'update'

const selectPlanRow = (ctx: Ctx, planId: number) =>
  ctx.tx
    .select({ ...getTableColumns(planes), facultad_id: programas.facultad_id })
    .from(planes)
    .innerJoin(programas, and(eq(programas.empresa_id, ctx.empresaId), eq(programas.id, planes.programa_id)))
    .where(and(eq(planes.empresa_id, ctx.empresaId), eq(planes.id, planId), isNull(planes.deleted_at)))

/** The plan, when the person may do this there; 404 when it is not there, in the Papelera or out of scope, 403 otherwise. */
export async function assertPlan(
  ctx: Ctx,
  planId: number,
  accion: Accion = 'estructura.ver',
): Promise<PlanRow> {
  const [plan] = await selectPlanRow(ctx, planId)
  return permitted(ctx, plan, accion)
}

/** As `assertPlan`, and the plan stays as it is until the transaction ends: `share` among its editors, `update` alone. */
export async function lockPlan(
  ctx: Ctx,
  planId: number,
  accion: Accion,
  bloqueo: Bloqueo = 'update',
): Promise<PlanRow> {
  const [plan] = await selectPlanRow(ctx, planId).for(bloqueo, { of: planes })
  return permitted(ctx, plan, accion)
}

/**
 * The plan, when the person may do this in it and it is in force. Its row is locked `for share`: people edit courses of one plan side by
 * side, but nobody can cease or delete it meanwhile. 404 not there or out of scope, 403 not allowed, 409 ceased (§4). Only in calls that write.
 */
export async function assertPlanEditable(ctx: Ctx, planId: number, accion: Accion): Promise<PlanRow> {
  const plan = await lockPlan(ctx, planId, accion, 'share')
  assertVigente(plan)
  return plan
}

/** 409 with the reason when the plan is ceased. */
export function assertVigente(plan: PlanRow): void {
  const reason = whyNotEditarPlan(plan)
  if (reason) throw conflict(reason)
}

function permitted(ctx: Ctx, plan: PlanRow | undefined, accion: Accion): PlanRow {
  if (!plan) throw notFound()
  assertMay(ctx, accion, ambitoDePlan(plan))
  return plan
}
