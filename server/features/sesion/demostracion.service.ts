import { whyNotPropio } from '@malla/domain/sesion/demostracion.ts'
import type { GlobalCtx, Platform } from '../../platform/context.ts'
import { forbidden, notFound } from '../../platform/errors.ts'
import type { SesionActiva } from '../../platform/session/active.ts'
import { selectAjustesDeInstalacion } from '../ajustes/instalacion.service.ts'
import { openSesion } from './ingreso.service.ts'
import { countTry, VISITAS } from './intentos.ts'
import { selectVisita } from './visita.queries.ts'

const CERRADA = 'La demostración no está abierta.'

/** Lets somebody into the demonstration. 404 where it is not offered (no demonstration, or root switched it off), 429 after too many visits from an address. */
export async function visitar(ctx: GlobalCtx): Promise<{ id: number; _token: string }> {
  const { demostracion } = await selectAjustesDeInstalacion(ctx.platform.db.global)
  const visita = demostracion ? await selectVisita(ctx.platform) : null
  if (!visita) throw notFound(CERRADA)
  await countTry(ctx.platform.db, ctx.ip, ctx.ip, VISITAS)
  const signed = await openSesion(ctx, visita.usuarioId, visita.lugar)
  if (!signed) throw notFound(CERRADA)
  return signed
}

/** Whether this is the account that visitors share. */
export const isVisita = ({ config }: Pick<Platform, 'config'>, { usuario }: SesionActiva): boolean =>
  whyNotPropio(config.demo, usuario) !== null

/** 403 in the account that visitors share, for what changes an account or the sessions of others. */
export function assertPropio({ config }: Pick<Platform, 'config'>, { usuario }: SesionActiva): void {
  const reason = whyNotPropio(config.demo, usuario)
  if (reason) throw forbidden(reason)
}
