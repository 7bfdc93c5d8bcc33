import type { ParsedOf } from '@malla/contracts/call.ts'
import type { planes as calls } from '@malla/contracts/planes.ts'
import type { Adjunto } from '@malla/contracts/textos.ts'
import type { Ctx } from '../../platform/context.ts'
import {
  type AdjuntoLeido,
  deleteAdjunto,
  findPlaces,
  keepAdjuntos,
  putAdjuntos,
} from '../textos/adjuntos.service.ts'
import { duenoPlan } from '../textos/dueno.ts'
import { assertPlan, assertPlanEditable, assertVigente } from './planes.guard.ts'
import { assertClaveDePlan } from './textos.service.ts'

type Adjuntar = ParsedOf<typeof calls.guardarArchivos>

/** Before files are put anywhere: 404 when the plan is out of scope, 403 not allowed, 409 ceased or full, 422 for a key that plans do not have. */
export async function assertAdmiteAdjuntos(
  ctx: Ctx,
  { parent_id, key }: Adjuntar,
  leidos: readonly AdjuntoLeido[],
): Promise<void> {
  const plan = await assertPlan(ctx, parent_id, 'contenido.editar')
  assertVigente(plan)
  assertClaveDePlan(key)
  await findPlaces(ctx, duenoPlan(plan), key, leidos.length)
}

/** Attaches files to a section of a plan (§7). 404 out of scope, 409 ceased or full (by now). */
export async function saveAdjuntosDePlan(
  ctx: Ctx,
  { parent_id, key, item_id }: Adjuntar,
  leidos: readonly AdjuntoLeido[],
): Promise<Adjunto[]> {
  const puestos = await putAdjuntos(ctx, leidos)
  const plan = await assertPlanEditable(ctx, parent_id, 'contenido.editar')
  return keepAdjuntos(ctx, duenoPlan(plan), { key, item_id }, puestos)
}

/** Takes a file off a section of a plan; answers its name. 404, 409 ceased. */
export async function deleteAdjuntoDePlan(ctx: Ctx, planId: number, id: number): Promise<string> {
  const plan = await assertPlanEditable(ctx, planId, 'contenido.editar')
  return deleteAdjunto(ctx, duenoPlan(plan), id)
}
