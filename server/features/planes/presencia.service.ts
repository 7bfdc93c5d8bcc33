import type { ParsedOf } from '@malla/contracts/call.ts'
import type { presencias as calls, Presente } from '@malla/contracts/presencias.ts'
import type { Ctx } from '../../platform/context.ts'
import { estarEn } from '../../platform/presencia.ts'
import { assertPlan } from './planes.guard.ts'

/** Notes that the person has a plan open and answers who else has (`presencia_plan.updated`). 404 for who may not read the plan. */
export async function estarEnPlan(
  ctx: Ctx,
  { id, ...senal }: ParsedOf<typeof calls.estarEnPlan>,
): Promise<Presente[]> {
  await assertPlan(ctx, id)
  const plan = {
    tabla: 'presencias_de_plan',
    clave: { planestudio_id: id },
    aviso: 'presencia_plan.updated',
    noticia: { id },
  } as const
  return estarEn(ctx, plan, senal)
}
