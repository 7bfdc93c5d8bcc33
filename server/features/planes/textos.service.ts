import type { ParsedOf } from '@malla/contracts/call.ts'
import type { planes as calls } from '@malla/contracts/planes.ts'
import type { SeccionDeTexto } from '@malla/contracts/textos.ts'
import { isClaveDePlan } from '@malla/domain/planes/claves.ts'
import type { Ctx } from '../../platform/context.ts'
import { invalidField } from '../../platform/errors.ts'
import { duenoPlan } from '../textos/dueno.ts'
import { saveTextoDe } from '../textos/textos.service.ts'
import { readEntradas } from './entradas.ts'
import { assertPlanEditable } from './planes.guard.ts'

/** 422 for a key under which plans keep nothing. */
export function assertClaveDePlan(key: string): void {
  if (!isClaveDePlan(key)) throw invalidField('key', 'El plan de estudios no tiene esa sección.')
}

/** Saves one section of text of a plan (§7). 422 for a key that plans do not have, 409 stale or ceased. */
export async function saveTexto(
  ctx: Ctx,
  { id, ...guardado }: ParsedOf<typeof calls.guardarJson>,
): Promise<SeccionDeTexto> {
  const plan = await assertPlanEditable(ctx, id, 'contenido.editar')
  assertClaveDePlan(guardado.key)
  const items = await readEntradas(ctx, id, guardado.key, guardado.items)
  return saveTextoDe(ctx, duenoPlan(plan), { ...guardado, items })
}
