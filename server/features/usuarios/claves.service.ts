import { assertMay, type Ctx } from '../../platform/context.ts'
import { invalidField } from '../../platform/errors.ts'
import { decryptClave } from '../../platform/session/claves.ts'
import { endSessionsOfUsuarios } from '../../platform/session/ending.ts'
import { lockUsuario, PROPIA, writeTemporal } from './usuarios.service.ts'

export interface ClaveMostrada {
  password: string | null
  message: string
}

const ELEGIDA = 'El usuario ya eligió su propia contraseña, que nadie puede ver. Puede darle una nueva.'
const ILEGIBLE = 'La contraseña temporal ya no se puede leer en este servidor. Puede darle una nueva.'

/**
 * The temporary password of a user while it waits to be changed (§6); null with the reason afterwards. Each look is a record, without
 * the password.
 */
export async function showPassword(ctx: Ctx, id: number): Promise<ClaveMostrada> {
  assertMay(ctx, 'administracion', {})
  const row = await lockUsuario(ctx, id)
  const kept = row.clave_temporal
  const password = kept && (await decryptClave(ctx.platform.config.dataDir, row.persona_id, kept))
  ctx.record({
    evento: 'usuario.clave_vista',
    objeto_id: id,
    despues: { usuario: row.usuario, mostrada: !!password },
  })
  if (password)
    return { password, message: 'Es temporal: al entrar se le pedirá que la cambie por una suya.' }
  return { password: null, message: kept ? ILEGIBLE : ELEGIDA }
}

/** Gives a user a new temporary password: the former one, open sessions and links of recovery end with it. 422 for oneself. */
export async function issuePassword(ctx: Ctx, id: number): Promise<{ password: string; message: string }> {
  assertMay(ctx, 'administracion', {})
  if (id === ctx.sesion.usuario_id) throw invalidField('id', PROPIA)
  const row = await lockUsuario(ctx, id)
  const { clave } = await writeTemporal(ctx, row)
  ctx.afterCommit(() => endSessionsOfUsuarios(ctx.platform, [id]))
  return { password: clave, message: `Acabamos de dar una contraseña temporal a «${row.usuario}».` }
}
