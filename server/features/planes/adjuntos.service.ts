import type { ParsedOf } from '@malla/contracts/call.ts'
import type { planes as calls } from '@malla/contracts/planes.ts'
import type { Adjunto } from '@malla/contracts/textos.ts'
import type { Ctx } from '../../platform/context.ts'
import { type AdjuntoLeido, deleteAdjunto, keepAdjuntos, putAdjuntos } from '../textos/adjuntos.service.ts'
import { duenoPlan } from '../textos/dueno.ts'
import { assertPlan, assertPlanEditable, assertVigente } from './planes.guard.ts'
import { assertClaveDePlan } from './textos.service.ts'

/** Attaches files to a section of a plan (§7). 422 for a key that plans do not have, 409 ceased. */
export async function saveAdjuntosDePlan(
  ctx: Ctx,
  { parent_id, key, item_id }: ParsedOf<typeof calls.guardarArchivos>,
  leidos: AdjuntoLeido[],
): Promise<Adjunto[]> {
  const visto = await assertPlan(ctx, parent_id, 'contenido.editar')
  assertVigente(visto)
  assertClaveDePlan(key)
  const puestos = await putAdjuntos(ctx, duenoPlan(visto), key, leidos)
  const plan = await assertPlanEditable(ctx, parent_id, 'contenido.editar')
  return keepAdjuntos(ctx, duenoPlan(plan), { key, item_id }, puestos)
}

/** Takes a file off a section of a plan; answers its name. 404, 409 ceased. */
export async function deleteAdjuntoDePlan(ctx: Ctx, planId: number, id: number): Promise<string> {
  const plan = await assertPlanEditable(ctx, planId, 'contenido.editar')
  return deleteAdjunto(ctx, duenoPlan(plan), id)
}
