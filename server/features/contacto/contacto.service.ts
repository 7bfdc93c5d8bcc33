import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { ParsedOf } from '@malla/contracts/call.ts'
import type { contacto as calls } from '@malla/contracts/contacto.ts'
import type { GlobalCtx, Platform } from '../../platform/context.ts'
import { type Db, schema, type Tx } from '../../platform/db/db.ts'
import { and, eq, gt, isNull, lt, sql } from '../../platform/db/drizzle.ts'
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

/**
 * Sends a code of six digits to an address. Answers what this browser must hold until the end. 409 where nobody reads messages, 429 after too
 * many for an address or from one.
 */
export async function pedirCodigo({ platform, ip }: GlobalCtx, correo: string): Promise<string> {
  await destinoDe(platform.db.global)
  await countTry(platform.db, correo, ip, CONTACTO)
  const token = newToken()
  const codigo = String(randomInt(1_000_000)).padStart(6, '0')
  await platform.db.write(0, null, async tx => {
    await tx.insert(contactos).values({
      token_hash: hashToken(token),
      correo,
      codigo_hash: hashCodigo(platform, token, codigo),
      vence_at: sql`clock_timestamp() + make_interval(mins => ${MINUTOS})`,
    })
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

/** Checks the code; the address is then its writer's. 422 for a wrong one, which after five is good for nothing. */
export async function comprobarCodigo({ platform }: GlobalCtx, token: string, codigo: string): Promise<void> {
  // Counted before it is compared, so that a hundred at once are not all compared.
  const [row] = await platform.db.global
    .update(contactos)
    .set({ intentos: sql`${contactos.intentos} + 1` })
    .where(and(abierto(token), lt(contactos.intentos, INTENTOS)))
    .returning()
  if (!row) throw invalidField('codigo', EMPEZAR)
  if (!isSame(row.codigo_hash, hashCodigo(platform, token, codigo.replace(/\s/g, ''))))
    throw invalidField('codigo', 'El código no es ese. Revise el último correo que le llegó.')
  await platform.db.global
    .update(contactos)
    .set({ verificado_at: sql`clock_timestamp()` })
    .where(eq(contactos.id, row.id))
}

/** Queues the message for the installation's contact address, which answers to its writer. Once. 409 without a checked code. */
export async function enviarMensaje(
  { platform }: GlobalCtx,
  token: string,
  mensaje: ParsedOf<typeof calls.step3>,
): Promise<void> {
  await platform.db.write(0, null, async tx => {
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
}

/** Forgets who wrote, a day after it was over. */
export const forgetContactos = (db: Db): Promise<unknown> =>
  db.global.delete(contactos).where(lt(contactos.vence_at, sql`clock_timestamp() - interval '1 day'`))
