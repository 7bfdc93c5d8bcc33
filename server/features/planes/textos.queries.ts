import type { OutputOf } from '@malla/contracts/call.ts'
import type { planes as calls } from '@malla/contracts/planes.ts'
import { and, asc, eq } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'

const { plan_secciones } = schema

/** A section of text of a plan: its items and its own revision, 0 while nobody has written it. */
export type SeccionDePlan = OutputOf<typeof calls.guardarJson>['data']
export type Items = SeccionDePlan['items']

const columns = {
  key: plan_secciones.key,
  items: plan_secciones.items,
  revision: plan_secciones.revision,
}

const ofPlan = (ctx: Ctx, planId: number) =>
  and(eq(plan_secciones.empresa_id, ctx.empresaId), eq(plan_secciones.planestudio_id, planId))

/** The sections of text of a plan that were written. Permission is the caller's. */
export async function selectTextos(ctx: Ctx, planId: number): Promise<SeccionDePlan[]> {
  const rows = await ctx.tx
    .select(columns)
    .from(plan_secciones)
    .where(ofPlan(ctx, planId))
    .orderBy(asc(plan_secciones.key))
  return rows.map(row => ({ ...row, items: row.items as Items }))
}

/** One section, locked until the transaction ends, or null when it was never written. */
export async function lockOptionalTexto(
  ctx: Ctx,
  planId: number,
  key: string,
): Promise<SeccionDePlan | null> {
  const [row] = await ctx.tx
    .select(columns)
    .from(plan_secciones)
    .where(and(ofPlan(ctx, planId), eq(plan_secciones.key, key)))
    .for('update')
  return row ? { ...row, items: row.items as Items } : null
}
