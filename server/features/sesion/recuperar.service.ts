import { whyNotPropio } from '@malla/domain/sesion/demostracion.ts'
import type { GlobalCtx, Platform } from '../../platform/context.ts'
import { type Db, schema, type Tx } from '../../platform/db/db.ts'
import { and, inArray, isNull, sql } from '../../platform/db/drizzle.ts'
import { queueMail } from '../../platform/mail/queueMail.ts'
import type { HaceEnlace } from '../../platform/mail/workMail.ts'
import { hashToken, newToken } from '../../platform/session/active.ts'
import { CLAVE_DE_DEMO } from '../../seeds/demo/gente.ts'
import { cartaDeRecuperacion } from './cartas.ts'
import { countTry, RECUPERACION, RECUPERACION_CONOCIDO } from './intentos.ts'
import { firstLugar } from './lugar.ts'
import { isPublicada } from './publicada.ts'
import { type Cuenta, selectNombresPorCorreo, selectOptionalCuenta } from './usuario.queries.ts'
import { isClave } from './verificar.ts'

/** A link of recovery is good for this long after its mail went out. */
const MINUTES = 30

const { recuperaciones } = schema

/** Where links of recovery lead, and where one asks for them. */
export const recoveryPage = (publicUrl: string): string => `${publicUrl}/auth/recovery-pass`

const PEDIDO = {
  message:
    'Si hay una cuenta con ese usuario o correo, en unos minutos recibirá un mensaje con un enlace para elegir otra contraseña. Vale 30 minutos.',
}

/**
 * Asks for a link to choose another password, by the name of an account or by its mail. The same is done for every text in the same time: whether it is an
 * account's is found out later, by the queue. 429 after too many requests for a name here or everywhere, or from an address. `known`: the accounts that signed in at this
 * browser before; elsewhere nothing is asked of the name, so that nothing tells whether it is an account's.
 */
export async function askRecovery(
  { platform, ip, keep }: GlobalCtx,
  usuario: string,
  known: readonly number[],
): Promise<typeof PEDIDO> {
  const cuenta = known.length > 0 ? await selectOptionalCuenta(platform.db, usuario) : null
  const isConocido = cuenta !== null && known.includes(cuenta.id)
  await countTry(platform.db, usuario, ip, isConocido ? RECUPERACION_CONOCIDO : RECUPERACION)
  await platform.db.write(0, null, async tx => {
    await keep(tx, PEDIDO)
    await platform.jobs.send(tx, 'recuperacion', { usuario })
  })
  platform.jobs.wake('recuperacion')
  return PEDIDO
}

/** Links of users that are not used yet are good for nothing from now on. */
export const voidLinks = (tx: Tx, usuarioIds: number[]): Promise<unknown> =>
  tx
    .update(recuperaciones)
    .set({ usada_at: sql`clock_timestamp()` })
    .where(and(inArray(recuperaciones.usuario_id, usuarioIds), isNull(recuperaciones.usada_at)))

async function mailLink(platform: Platform, cuenta: Cuenta): Promise<void> {
  const { config, db } = platform
  if (cuenta.estado !== '1' || !cuenta.correo) return
  // Whoever visits the demonstration shares its account: nobody chooses its password.
  if (whyNotPropio(config.demo, cuenta.usuario)) return
  // Nobody's either, and an address that nobody here reads.
  if (isPublicada(config, cuenta, CLAVE_DE_DEMO) && (await isClave(cuenta.clave_hash, CLAVE_DE_DEMO))) return
  const lugar = await firstLugar(db, cuenta.id, cuenta.root)
  if (!lugar && !cuenta.root) return
  await db.write(0, null, async tx => {
    await voidLinks(tx, [cuenta.id])
    await queueMail(
      { platform, tx },
      {
        para: cuenta.correo,
        carta: cartaDeRecuperacion(cuenta),
        empresaId: lugar?.empresaId ?? null,
        enlace: { clase: 'recuperacion', id: cuenta.id },
      },
    )
  })
  platform.jobs.wake('correo')
}

/** Asks for a link for each account that has this mail, by its name: each is work of its own. What is a name is no mail: it means whom it signs in. */
async function askByMail({ db, jobs }: Platform, correo: string): Promise<void> {
  const nombres = await selectNombresPorCorreo(db, correo)
  if (nombres.length === 0) return
  await db.write(0, null, tx =>
    jobs.sendAll(
      tx,
      'recuperacion',
      nombres.map(usuario => ({ usuario })),
    ),
  )
  jobs.wake('recuperacion')
}

/** Does the work of the queue «recuperacion»: who may sign in gets a link; for anybody else nothing happens. */
export const workRecovery = (platform: Platform): void =>
  platform.jobs.work<{ usuario: string }>('recuperacion', async ({ data: { usuario } }) => {
    const cuenta = await selectOptionalCuenta(platform.db, usuario)
    await (cuenta ? mailLink(platform, cuenta) : askByMail(platform, usuario))
  })

/**
 * Makes a link when its mail goes out: only its hash is kept, and older ones are void. None for who may not sign in any more, got or chose a
 * password after asking, or has left the address that the mail goes to: whoever reads there may be somebody else.
 */
export const recoveryLink =
  (publicUrl: string): HaceEnlace =>
  async (db: Db, { id, para, pedidoAt }) => {
    const codigo = newToken()
    const { rowCount } = await db.global.execute(sql`
      with older as (
        update recuperaciones set usada_at = clock_timestamp() where usuario_id = ${id} and usada_at is null)
      insert into recuperaciones (token_hash, usuario_id, vence_at)
      select ${hashToken(codigo)}, u.id, clock_timestamp() + make_interval(mins => ${MINUTES})
      from usuarios u join personas p on p.id = u.persona_id
      where u.id = ${id} and u.deleted_at is null and u.estado = '1' and lower(p.correo) = lower(${para})
        and (u.clave_cambiada_at is null or u.clave_cambiada_at < ${pedidoAt}::timestamptz)`)
    return rowCount === 1 ? `${recoveryPage(publicUrl)}?codigo=${codigo}` : null
  }
