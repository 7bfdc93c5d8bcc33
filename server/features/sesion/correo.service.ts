import { formularios } from '@malla/contracts/formularios.ts'
import { whyNot } from '@malla/domain/permisos/permisos.ts'
import type { Ctx } from '../../platform/context.ts'
import { type Db, schema, type Tx } from '../../platform/db/db.ts'
import { and, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from '../../platform/db/drizzle.ts'
import { HttpError, invalidField, notFound } from '../../platform/errors.ts'
import { queueMail, queueMails } from '../../platform/mail/queueMail.ts'
import type { HaceEnlace } from '../../platform/mail/workMail.ts'
import { hashToken, newToken } from '../../platform/session/active.ts'
import { cartaDeConfirmacion, cartaDeCorreoCambiado, cartaDeCorreoPedido } from './cartas.ts'
import { recoveryPage, voidLinks } from './recuperar.service.ts'

const { correos_por_confirmar: porConfirmar, personas, usuarios } = schema

/** Mails that tell of changes of one account, in an hour: who needs more has others written to, at addresses that nobody proved to be theirs. */
const AVISOS = 5
const DEMASIADOS =
  'El correo o la contraseña de esta cuenta ya cambiaron varias veces. Espere una hora y vuelva a intentarlo.'

/** One more mail that tells of a change of this account, counted in the transaction that makes the change; 429 when it is one too many. */
export async function countAviso(tx: Tx, usuarioId: number): Promise<void> {
  const isOld = sql`intentos.desde < clock_timestamp() - interval '1 hour'`
  const { rows } = await tx.execute<{ fallos: number }>(sql`
    insert into intentos (clave, fallos, desde) values (${`aviso:${usuarioId}`}, 1, clock_timestamp())
    on conflict (clave) do update set
      fallos = case when ${isOld} then 1 else intentos.fallos + 1 end,
      desde = case when ${isOld} then clock_timestamp() else intentos.desde end
    returning fallos`)
  if (rows[0]!.fallos > AVISOS) throw new HttpError(429, DEMASIADOS)
}

/** 429 when an account's address changed too often lately, but for administrators: they put right what others did. */
async function assertPocas(ctx: Ctx, usuarioId: number): Promise<void> {
  if (whyNot(ctx.sesion.quien, 'administracion') !== null) await countAviso(ctx.tx, usuarioId)
}

/** The accounts that are asked for, as their mails need them. */
const selectDestinatarios = (tx: Tx, which: SQL) =>
  tx
    .select({
      id: usuarios.id,
      persona_id: usuarios.persona_id,
      usuario: usuarios.usuario,
      nombres: personas.nombres,
      correo: personas.correo,
    })
    .from(usuarios)
    .innerJoin(personas, eq(personas.id, usuarios.persona_id))
    .where(and(which, isNull(usuarios.deleted_at)))
    .orderBy(usuarios.id)

/** No other address waits to become the mail of these accounts any more. */
export const forgetCorreoNuevo = (tx: Tx, usuarioIds: number[]): Promise<unknown> =>
  tx.delete(porConfirmar).where(inArray(porConfirmar.usuario_id, usuarioIds))

/** Whatever went out to be opened for these accounts is good for nothing from now on: links of recovery, and that of another address. */
export async function voidEnlaces(tx: Tx, usuarioIds: number[]): Promise<void> {
  await voidLinks(tx, usuarioIds)
  await forgetCorreoNuevo(tx, usuarioIds)
}

/** An address of a person that became another. */
export interface CorreoDejado {
  personaId: number
  antes: string
  ahora: string
}

/**
 * Addresses of persons became others, from the next commit on: links that went out open nothing, and the former addresses are told, in a few statements however
 * many they are. Nothing happens when only capitals changed. `isConfirmado`: it was counted when it was asked for; else 429 when it changed too often lately.
 */
export async function leaveCorreos(
  ctx: Ctx,
  dejados: readonly CorreoDejado[],
  isConfirmado: boolean,
): Promise<void> {
  const otros = dejados.filter(({ antes, ahora }) => antes && antes.toLowerCase() !== ahora.toLowerCase())
  if (otros.length === 0) return
  const antesDe = new Map(otros.map(o => [o.personaId, o.antes]))
  const cuentas = await selectDestinatarios(ctx.tx, inArray(usuarios.persona_id, [...antesDe.keys()]))
  if (!isConfirmado) for (const { id } of cuentas) await assertPocas(ctx, id)
  await voidEnlaces(
    ctx.tx,
    cuentas.map(c => c.id),
  )
  const cartas = cuentas.map(c => ({ para: antesDe.get(c.persona_id)!, carta: cartaDeCorreoCambiado(c) }))
  // Those of a file wait behind what somebody asked for by itself.
  await (cartas.length === 1 ? queueMail(ctx, cartas[0]!) : queueMails(ctx, cartas))
}

/** An address that waits. One whose link was used is kept too, without a date on which that ends: whoever opens it again is told so. */
export const isPorConfirmar = or(isNull(porConfirmar.token_hash), isNotNull(porConfirmar.vence_at))

/** A link of confirmation is good for this long after its mail went out. */
const HOURS = 24

/** Has another address wait to be one's own, and a link sent there; the links before are good for nothing. Answers whose it will be. */
async function sendLink(ctx: Ctx, correo: string) {
  const [cuenta] = await selectDestinatarios(ctx.tx, eq(usuarios.id, ctx.sesion.usuario_id))
  if (!cuenta) throw notFound()
  await assertPocas(ctx, cuenta.id)
  const values = { correo, token_hash: null, vence_at: null, created_at: sql`clock_timestamp()` }
  await ctx.tx
    .insert(porConfirmar)
    .values({ usuario_id: cuenta.id, ...values })
    .onConflictDoUpdate({ target: porConfirmar.usuario_id, set: values })
  await queueMail(ctx, {
    para: correo,
    carta: cartaDeConfirmacion(cuenta),
    enlace: { clase: 'correo', id: cuenta.id },
  })
  return cuenta
}

/**
 * Asks for another address of one's own: it becomes the mail when whoever reads there opens the link, signed in to this very account (`takeCorreoNuevo`). The one
 * that the account has is told at once how to stop it. 429 after too many changes.
 */
export async function askCorreo(ctx: Ctx, correo: string): Promise<void> {
  const cuenta = await sendLink(ctx, correo)
  if (!cuenta.correo) return
  const recuperar = recoveryPage(ctx.platform.config.publicUrl)
  await queueMail(ctx, { para: cuenta.correo, carta: cartaDeCorreoPedido(cuenta, recuperar) })
}

/** Sends the link to the address that waits once more, and answers that; 404 when none does, 429 after too many. */
export async function askCorreoAgain(ctx: Ctx): Promise<string> {
  const [row] = await ctx.tx
    .select({ correo: porConfirmar.correo })
    .from(porConfirmar)
    .where(and(eq(porConfirmar.usuario_id, ctx.sesion.usuario_id), isPorConfirmar))
    .for('update')
  if (!row) throw notFound('Ya no hay ningún correo por confirmar.')
  await sendLink(ctx, row.correo)
  return row.correo
}

/** Makes such a link when its mail goes out. None for who may not sign in any more, and where another address was asked for since, this one once more, or none. */
export const correoLink =
  (publicUrl: string): HaceEnlace =>
  async (db: Db, { id, para, pedidoAt }) => {
    const codigo = newToken()
    const { rowCount } = await db.global.execute(sql`
      update correos_por_confirmar c
      set token_hash = ${hashToken(codigo)}, vence_at = clock_timestamp() + make_interval(hours => ${HOURS})
      from usuarios u
      where c.usuario_id = ${id} and c.correo = ${para} and c.created_at <= ${pedidoAt}::timestamptz
        and u.id = c.usuario_id and u.deleted_at is null and u.estado = '1'`)
    return rowCount === 1 ? `${publicUrl}/form/${formularios.perfil.id}?codigo=${codigo}` : null
  }

const NO_SIRVE =
  'Este enlace ya no sirve, o es de otra cuenta. Vale 24 horas y una sola vez: desde la cuenta que pidió el cambio puede pedir otro.'

/**
 * Uses a link up: answers the address that it was sent to, which waits no longer; null when this account used it before (`rememberUsado`). 422 when it is not good
 * any more, or not this account's.
 */
export async function takeCorreoNuevo(tx: Tx, usuarioId: number, codigo: string): Promise<string | null> {
  const suyo = and(eq(porConfirmar.usuario_id, usuarioId), eq(porConfirmar.token_hash, hashToken(codigo)))
  const [row] = await tx
    .delete(porConfirmar)
    .where(and(suyo, gt(porConfirmar.vence_at, sql`clock_timestamp()`)))
    .returning({ correo: porConfirmar.correo })
  if (row) return row.correo
  const usados = await tx
    .select()
    .from(porConfirmar)
    .where(and(suyo, isNull(porConfirmar.vence_at)))
  if (usados.length === 0) throw invalidField('codigo', NO_SIRVE)
  return null
}

/** The address that a link was sent to is the mail of its account by now; that is remembered as long as nothing else voids its links. */
export const rememberUsado = (
  tx: Tx,
  usuario_id: number,
  { correo, codigo }: { correo: string; codigo: string },
): Promise<unknown> =>
  tx.insert(porConfirmar).values({ usuario_id, correo, token_hash: hashToken(codigo), vence_at: null })
