import { isDeepStrictEqual } from 'node:util'
import { isClaveDePlan } from '@malla/domain/planes/claves.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { invalidField, stale } from '../../platform/errors.ts'
import { ambitoDePlan, assertPlanEditable, type PlanRow } from './planes.guard.ts'
import { type Items, lockOptionalTexto, type SeccionDePlan } from './textos.queries.ts'

const { plan_secciones } = schema

interface Guardado {
  id: number
  key: string
  items: Items
  revision?: number
}

/**
 * Saves one section of text of a plan. Each is a row with its own revision, so people in two sections never collide, nor with who edits the
 * plan. 422 for a key that plans do not have, 409 stale (revision 0: nobody had written it yet) or ceased.
 */
export async function saveTexto(ctx: Ctx, { id, key, items, revision }: Guardado): Promise<SeccionDePlan> {
  const plan = await assertPlanEditable(ctx, id, 'contenido.editar')
  if (!isClaveDePlan(key)) throw invalidField('key', 'El plan de estudios no tiene esa sección.')
  const before = await lockedTexto(ctx, plan, key)
  if (revision !== undefined && revision !== before.revision) throw stale(before)
  if (before.revision > 0 && isDeepStrictEqual(before.items, items)) return before
  const after = { key, items, revision: before.revision + 1 }
  await ctx.tx
    .update(plan_secciones)
    .set({ items, revision: after.revision, updated_at: sql`clock_timestamp()` })
    .where(
      and(
        eq(plan_secciones.empresa_id, ctx.empresaId),
        eq(plan_secciones.planestudio_id, id),
        eq(plan_secciones.key, key),
      ),
    )
  // Whoever follows the plan live gets the key and its items under the id of the plan (§4), not under that of the row.
  ctx.record({
    evento: 'plan_estudio.save.json',
    objeto_id: id,
    ambito: ambitoDePlan(plan),
    antes: { key, items: before.items },
    despues: after,
  })
  return after
}

/** The section as it is, locked; made empty with revision 0 by whoever is first, so that two first writers take turns too. */
async function lockedTexto(ctx: Ctx, plan: PlanRow, key: string): Promise<SeccionDePlan> {
  const found = await lockOptionalTexto(ctx, plan.id, key)
  if (found) return found
  await ctx.tx
    .insert(plan_secciones)
    .values({ empresa_id: ctx.empresaId, planestudio_id: plan.id, key, items: [], revision: 0 })
    .onConflictDoNothing()
  return (await lockOptionalTexto(ctx, plan.id, key))!
}
