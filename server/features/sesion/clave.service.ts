import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import { whyNotClave } from '@malla/domain/sesion/clave.ts'
import { hash } from '@node-rs/argon2'
import type { GlobalCtx, Platform } from '../../platform/context.ts'
import { type Db, schema, type Tx } from '../../platform/db/db.ts'
import { and, eq, gt, isNull, sql } from '../../platform/db/drizzle.ts'
import { invalidField, unauthorized } from '../../platform/errors.ts'
import { queueMail } from '../../platform/mail/queueMail.ts'
import { hashToken, type SesionActiva } from '../../platform/session/active.ts'
import { closeSessionsIn, tellEnded } from '../../platform/session/ending.ts'
import { cartaDeClaveCambiada } from './cartas.ts'
import { countAviso, voidEnlaces } from './correo.service.ts'
import { assertPropio } from './demostracion.service.ts'
import { CLAVE, countTry, ENLACE_MIRADO, ENLACE_USADO, forgetTry } from './intentos.ts'
import { recoveryPage } from './recuperar.service.ts'
import { type Cuenta, selectCuentaById } from './usuario.queries.ts'
import { isClave } from './verificar.ts'

const { recuperaciones, usuarios } = schema

/** How a password came to be another: said in the record. */
type Modo = 'propia' | 'recuperacion'

function assertGood(clave: string, cuenta: Cuenta): void {
  const reason = whyNotClave(clave, cuenta)
  if (reason) throw invalidField('password', reason)
}

/** Writes the new password, closes sessions and links, and has its owner told: all or nothing. Answers the sessions that it closed. */
async function writeClave(
  platform: Platform,
  tx: Tx,
  cuenta: Cuenta,
  claveHash: string,
  sesion?: SesionActiva,
): Promise<number[]> {
  await tx
    .update(usuarios)
    .set({
      clave_hash: claveHash,
      clave_temporal: null,
      debe_cambiar: false,
      clave_cambiada_at: sql`clock_timestamp()`,
    })
    .where(eq(usuarios.id, cuenta.id))
  await voidEnlaces(tx, [cuenta.id])
  if (cuenta.correo) {
    const carta = cartaDeClaveCambiada(cuenta, recoveryPage(platform.config.publicUrl))
    await queueMail({ platform, tx, sesion }, { para: cuenta.correo, carta })
  }
  return closeSessionsIn(tx, cuenta.id, sesion?.id)
}

/** Runs `take` and writes the password in one transaction, with its record; then every node hears of it. */
async function becomeClave(
  platform: Platform,
  cuenta: Cuenta,
  clave: string,
  modo: Modo,
  more: { sesion?: SesionActiva; take: (tx: Tx) => Promise<void> },
): Promise<void> {
  const { sesion, take } = more
  const claveHash = await hash(clave)
  const empresaId = sesion?.empresa?.id ?? 0
  const { result: closed, lastChange } = await platform.db.write(empresaId, cuenta.id, async (tx, record) => {
    await take(tx)
    record({
      evento: 'usuario.clave_changed',
      objeto_id: cuenta.id,
      despues: { usuario: cuenta.usuario, modo },
    })
    return writeClave(platform, tx, cuenta, claveHash, sesion)
  })
  tellEnded(platform, closed)
  if (sesion) platform.changeSession(sesion.id)
  if (lastChange !== null) platform.wake(empresaId, lastChange)
  platform.jobs.wake('correo')
}

/** 422 when this is not the password that the account has now; 429 after too many wrong ones. */
export async function assertActual(
  db: Db,
  { usuario, clave_hash }: Pick<Cuenta, 'usuario' | 'clave_hash'>,
  ip: string,
  actual: string,
): Promise<void> {
  await countTry(db, usuario, ip, CLAVE)
  if (!(await isClave(clave_hash, actual))) throw invalidField('actual', 'No es su contraseña actual.')
  await forgetTry(db, usuario, ip, CLAVE)
}

const CAMBIADA = { message: 'Su contraseña cambió y sus otras sesiones se cerraron.' }

/**
 * Changes one's own password; all other sessions end. 422 when the present one is wrong or the new one will not do; 429 after too many wrong
 * ones or too many changes.
 */
export async function changePassword(
  { platform, sesion, ip, keep }: GlobalCtx,
  input: { actual: string; password: string },
): Promise<typeof CAMBIADA> {
  const cuenta = sesion && (await selectCuentaById(platform.db, sesion.usuario_id))
  if (!sesion || !cuenta) throw unauthorized()
  assertPropio(platform, sesion)
  await assertActual(platform.db, cuenta, ip, input.actual)
  if (input.password === input.actual)
    throw invalidField('password', 'Elija una contraseña distinta de la que tiene.')
  assertGood(input.password, cuenta)
  await becomeClave(platform, cuenta, input.password, 'propia', {
    sesion,
    take: async tx => {
      await keep(tx, CAMBIADA)
      await countAviso(tx, cuenta.id)
    },
  })
  return CAMBIADA
}

const isOpen = (codigo: string) =>
  and(
    eq(recuperaciones.token_hash, hashToken(codigo)),
    isNull(recuperaciones.usada_at),
    gt(recuperaciones.vence_at, sql`clock_timestamp()`),
  )

/** Whose password the code of a link chooses; null when the link is not good, or its account may not sign in. */
async function selectCuentaDeEnlace(db: Db, codigo: string): Promise<Cuenta | null> {
  const [link] = await db.global
    .select({ usuario_id: recuperaciones.usuario_id })
    .from(recuperaciones)
    .where(isOpen(codigo))
  const cuenta = link ? await selectCuentaById(db, link.usuario_id) : null
  return cuenta?.estado === '1' ? cuenta : null
}

/** Whether the code of a link is good; asking leaves it as it is. 429 after too many looks at the same one, or from an address. */
export async function isEnlaceBueno({ platform: { db }, ip }: GlobalCtx, codigo: string): Promise<boolean> {
  await countTry(db, hashToken(codigo), ip, ENLACE_MIRADO)
  return (await selectCuentaDeEnlace(db, codigo)) !== null
}

const ELEGIDA = { message: 'Su contraseña cambió. Ya puede entrar con ella.' }

/**
 * Chooses another password with the code of a link; every session ends. 422 when the link is not good any more, or the password will not do
 * (the link then stays good); 429 after too many tries. Answers whose it is, and what to say.
 */
export async function resetPassword(
  { platform, ip, keep }: GlobalCtx,
  { codigo, password }: { codigo: string; password: string },
): Promise<{ usuarioId: number; dicho: typeof ELEGIDA }> {
  const { db } = platform
  await countTry(db, hashToken(codigo), ip, ENLACE_USADO)
  const cuenta = await selectCuentaDeEnlace(db, codigo)
  if (!cuenta) throw invalidField('codigo', mensajesDeError.enlaceVencido)
  assertGood(password, cuenta)
  await becomeClave(platform, cuenta, password, 'recuperacion', {
    // Of two that use the same link at once, one gets it.
    take: async tx => {
      await keep(tx, ELEGIDA)
      const taken = await tx
        .update(recuperaciones)
        .set({ usada_at: sql`clock_timestamp()` })
        .where(isOpen(codigo))
        .returning({ usuario_id: recuperaciones.usuario_id })
      if (taken.length === 0) throw invalidField('codigo', mensajesDeError.enlaceVencido)
    },
  })
  return { usuarioId: cuenta.id, dicho: ELEGIDA }
}
