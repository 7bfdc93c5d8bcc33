import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import type { GlobalCtx } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { type HttpError, invalid } from '../../platform/errors.ts'
import { hashToken, newToken } from '../../platform/session/active.ts'
import {
  countTry,
  forgetTry,
  IMAGEN,
  INGRESO,
  INGRESO_CONOCIDO,
  INGRESO_DE_AQUI,
  type Limite,
} from './intentos.ts'
import { firstLugar, type Lugar } from './lugar.ts'
import { isPublicada } from './publicada.ts'
import { isDireccionDe, selectOptionalCuenta } from './usuario.queries.ts'
import { isClave } from './verificar.ts'

/** A session ends when it was not used for this long; each use, noted at most every few minutes, begins it anew. */
const SESSION_SECONDS = 14 * 24 * 3600

const wrongCredentials = (): HttpError => invalid({ usuario: [mensajesDeError.credenciales] })

/** How tries to get into this account are counted here; 0: there is none of that name, which takes as long. */
async function limiteDe({ platform, ip }: GlobalCtx, id: number, known: readonly number[]): Promise<Limite> {
  const isDeAqui = await isDireccionDe(platform.db, id, ip)
  if (known.includes(id)) return INGRESO_CONOCIDO
  return isDeAqui ? INGRESO_DE_AQUI : INGRESO
}

/**
 * Signs in. 422 for wrong credentials, without telling which was wrong (what opens a demonstration is wrong where there is none), for users that may not work, and for who has no institution to work in:
 * that is told, once the password was right; 429 after too many failures of the account here, of the address, or of the account everywhere.
 * `known`: the accounts that signed in at this browser before.
 */
export async function signin(
  ctx: GlobalCtx,
  input: { usuario: string; password: string },
  known: readonly number[],
): Promise<{ id: number; _token: string }> {
  const { db } = ctx.platform
  const cuenta = await selectOptionalCuenta(db, input.usuario)
  const limite = await limiteDe(ctx, cuenta?.id ?? 0, known)
  await countTry(db, input.usuario, ctx.ip, limite)
  const right = await isClave(cuenta?.clave_hash ?? null, input.password)
  if (!cuenta || !right || cuenta.estado !== '1') throw wrongCredentials()
  if (isPublicada(ctx.platform.config, cuenta, input.password)) throw wrongCredentials()
  const lugar = await firstLugar(db, cuenta.id, cuenta.root)
  if (!lugar && !cuenta.root) throw invalid({ usuario: [mensajesDeError.sinDonde] })
  await forgetTry(db, input.usuario, ctx.ip, limite)
  // Nobody tries out names who signs in: a shared desk may change hands all day long.
  await forgetTry(db, input.usuario, ctx.ip, IMAGEN)
  const signed = await openSesion(ctx, cuenta.id, lugar, cuenta.clave_hash)
  if (!signed) throw wrongCredentials()
  return signed
}

/**
 * Opens a session of a user whom somebody let in, at work in `lugar`; answers its token, which is kept nowhere else. Null when the account may not work any more, or
 * has another password than the one that opened it (`claveHash`): who changes it closes the sessions that are there, and none may come after.
 */
export async function openSesion(
  { platform: { db }, agente, ip }: GlobalCtx,
  usuarioId: number,
  lugar: Lugar | null,
  claveHash: string | null = null,
): Promise<{ id: number; _token: string } | null> {
  const token = newToken()
  // One statement: where the account is being changed it waits, and then looks at what it has become.
  const { rowCount } = await db.global.execute(sql`
    with u as (update usuarios set ultimo_ingreso_at = clock_timestamp()
      where id = ${usuarioId} and estado = '1' and deleted_at is null and clave_hash = coalesce(${claveHash}::text, clave_hash) returning id)
    insert into sesiones (token_hash, usuario_id, empresa_id, acceso_id, agente, direccion, vence_at)
      select ${hashToken(token)}, u.id, ${lugar?.empresaId ?? null}::bigint, ${lugar?.accesoId ?? null}::bigint, ${agente ?? null}::text, ${ip}::text,
        clock_timestamp() + make_interval(secs => ${SESSION_SECONDS}) from u`)
  return rowCount ? { id: usuarioId, _token: token } : null
}
