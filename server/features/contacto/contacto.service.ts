import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { ParsedOf } from '@malla/contracts/call.ts'
import type { contacto as calls } from '@malla/contracts/contacto.ts'
import type { GlobalCtx, Platform } from '../../platform/context.ts'
import { type Db, schema, type Tx } from '../../platform/db/db.ts'
import { and, eq, gt, isNotNull, isNull, lt, or, sql } from '../../platform/db/drizzle.ts'
import { conflict, invalidField } from '../../platform/errors.ts'
import { queueMail } from '../../platform/mail/queueMail.ts'
import { hashToken, newToken } from '../../platform/session/active.ts'
import { selectAjustesDeInstalacion } from '../ajustes/instalacion.service.ts'
import { countTry, type Limite } from '../sesion/intentos.ts'
import { cartaDeCodigo, cartaDeContacto } from './cartas.ts'

/** A code is good for so long, and for so many wrong answers. */
const MINUTOS = 30
const INTENTOS = 5

/** Each request sends a mail to whatever address is named. */
const CONTACTO: Limite = { prefijo: 'contacto:', cuenta: 3, direccion: 20 }

const { contactos } = schema

const NADIE = 'Por ahora nadie recibe mensajes por aquí.'
const EMPEZAR = 'El código venció o no se pidió en este navegador. Pida otro.'

/** The address that messages go to; 409 while the administrator has set none. */
async function destinoDe(tx: Tx): Promise<string> {
  const { contacto } = await selectAjustesDeInstalacion(tx)
  if (!contacto) throw conflict(NADIE)
  return contacto
}

/** A code is short: kept with the installation's secret, so that the row alone does not tell it. */
const hashCodigo = ({ secret }: Platform, token: string, codigo: string): string =>
  createHmac('sha256', secret).update(`contacto:${token}:${codigo}`).digest('base64url')

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** What a browser holds. The same for the same key and address, so that who asks again, the answer being lost, holds what the code that was sent is good with. */
const tokenDe = ({ platform: { secret }, clave }: GlobalCtx, correo: string): string =>
  clave ? createHmac('sha256', secret).update(`contacto:${clave}:${correo}`).digest('base64url') : newToken()

const isPedido = async ({ db }: Platform, token: string): Promise<boolean> =>
  (await db.global.$count(contactos, eq(contactos.token_hash, hashToken(token)))) > 0

/**
 * Sends a code of six digits to an address, one for a client's uuid. Answers what this browser must hold until the end. 409 where nobody reads
 * messages, 429 after too many for an address or from one.
 */
export async function pedirCodigo(ctx: GlobalCtx, correo: string): Promise<string> {
  const { platform, ip } = ctx
  await destinoDe(platform.db.global)
  const token = tokenDe(ctx, correo)
  if (await isPedido(platform, token)) return token
  await countTry(platform.db, correo, ip, CONTACTO)
  const codigo = String(randomInt(1_000_000)).padStart(6, '0')
  await platform.db.write(0, null, async tx => {
    const made = await tx
      .insert(contactos)
      .values({
        token_hash: hashToken(token),
        correo,
        codigo_hash: hashCodigo(platform, token, codigo),
        vence_at: sql`clock_timestamp() + make_interval(mins => ${MINUTOS})`,
      })
      .onConflictDoNothing()
    if (made.rowCount === 0) return
    await queueMail({ platform, tx }, { para: correo, carta: cartaDeCodigo(codigo), empresaId: null })
  })
  platform.jobs.wake('correo')
  return token
}

const abierto = (token: string) =>
  and(
    eq(contactos.token_hash, hashToken(token)),
    gt(contactos.vence_at, sql`clock_timestamp()`),
    isNull(contactos.enviado_at),
  )

/** Checks the code; the address is then its writer's, whoever asks again. 422 for a wrong one, which after five is good for nothing. */
export async function comprobarCodigo({ platform }: GlobalCtx, token: string, codigo: string): Promise<void> {
  // Counted before it is compared, so that a hundred at once are not all compared.
  const [row] = await platform.db.global
    .update(contactos)
    .set({ intentos: sql`${contactos.intentos} + 1` })
    .where(and(abierto(token), or(lt(contactos.intentos, INTENTOS), isNotNull(contactos.verificado_at))))
    .returning()
  if (!row) throw invalidField('codigo', EMPEZAR)
  if (!isSame(row.codigo_hash, hashCodigo(platform, token, codigo.replace(/\s/g, ''))))
    throw invalidField('codigo', 'El código no es ese. Revise el último correo que le llegó.')
  await platform.db.global
    .update(contactos)
    .set({ verificado_at: sql`clock_timestamp()` })
    .where(eq(contactos.id, row.id))
}

const RECIBIDO = { message: 'Gracias: recibimos su mensaje. Le responderemos a su correo.' }

/** Queues the message for the installation's contact address, which answers to its writer. Once. 409 without a checked code. */
export async function enviarMensaje(
  { platform, keep }: GlobalCtx,
  token: string,
  mensaje: ParsedOf<typeof calls.step3>,
): Promise<typeof RECIBIDO> {
  await platform.db.write(0, null, async tx => {
    await keep(tx, RECIBIDO)
    const para = await destinoDe(tx)
    const [row] = await tx
      .update(contactos)
      .set({ enviado_at: sql`clock_timestamp()` })
      .where(and(abierto(token), sql`${contactos.verificado_at} is not null`))
      .returning()
    if (!row) throw conflict(EMPEZAR)
    const carta = cartaDeContacto({ ...mensaje, correo: row.correo })
    await queueMail({ platform, tx }, { para, carta, empresaId: null })
  })
  platform.jobs.wake('correo')
  return RECIBIDO
}

/** Forgets who wrote, a day after it was over. */
export const forgetContactos = (db: Db): Promise<unknown> =>
  db.global.delete(contactos).where(lt(contactos.vence_at, sql`clock_timestamp() - interval '1 day'`))
