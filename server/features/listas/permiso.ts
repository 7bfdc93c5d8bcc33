import type { NombreDeLista } from '@malla/domain/listas/listas.ts'
import { whyNot } from '@malla/domain/permisos/permisos.ts'
import type { Ctx } from '../../platform/context.ts'
import { forbidden } from '../../platform/errors.ts'
import { enExcel } from './todas.ts'

/** Whether a list is for administrators alone. */
export const isDeAdministracion = (lista: NombreDeLista): boolean =>
  enExcel[lista].call.access === 'administracion'

/** 403 with the reason when the person may not ask the call of the list. */
export function assertMayList(ctx: Pick<Ctx, 'sesion'>, lista: NombreDeLista): void {
  const { access } = enExcel[lista].call
  const reason = access === 'public' || access === 'session' ? null : whyNot(ctx.sesion.quien, access)
  if (reason) throw forbidden(reason)
}
