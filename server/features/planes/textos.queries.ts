import type { SeccionDeTexto } from '@malla/contracts/textos.ts'
import type { Ctx } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { duenoPlan } from '../textos/dueno.ts'
import { selectTextosDe } from '../textos/textos.queries.ts'
import type { PlanRow } from './planes.guard.ts'

/** The sections of text of a plan that were written, with their files. Permission is the caller's. */
export const selectTextos = (ctx: Ctx, plan: PlanRow): Promise<SeccionDeTexto[]> =>
  selectTextosDe(ctx, duenoPlan(plan))

interface Cuentas extends Record<string, unknown> {
  cursos: number
  perfil_egreso: number
  laboratorios: number
  equivalencias: number
}

/**
 * How many there are of what a plan holds outside its texts; courses without their older versions, equivalences without those of a plan in the
 * Papelera. Permission is the caller's.
 */
export async function selectCuentas(ctx: Ctx, planId: number): Promise<Cuentas> {
  const de = (tabla: string, mas = sql``) =>
    sql`(select count(*)::int from ${sql.identifier(tabla)} x where x.empresa_id = ${ctx.empresaId} and x.planestudio_id = ${planId} ${mas})`
  const sePuedeLeer = sql`and exists (select 1 from planes o
    where o.empresa_id = x.empresa_id and o.id = x.plan_origen_id and o.deleted_at is null)`
  const { rows } =
    await ctx.tx.execute<Cuentas>(sql`select ${de('asignaturas', sql`and x.base_id is null`)} as cursos,
    ${de('perfil_egreso')} as perfil_egreso, ${de('plan_laboratorios')} as laboratorios,
    ${de('equivalencias', sePuedeLeer)} as equivalencias`)
  return rows[0]!
}
