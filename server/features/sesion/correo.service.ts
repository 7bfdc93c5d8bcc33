import { whyNot } from '@malla/domain/permisos/permisos.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema, type Tx } from '../../platform/db/db.ts'
import { and, eq, isNull, sql } from '../../platform/db/drizzle.ts'
import { HttpError } from '../../platform/errors.ts'
import { queueMail } from '../../platform/mail/queueMail.ts'
import { cartaDeCorreoCambiado } from './cartas.ts'
import { voidLinks } from './recuperar.service.ts'

const { personas, usuarios } = schema

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

/**
 * The address of a person became another, from the next commit on: links of recovery that went to the former one open nothing, and it is told.
 * Nothing happens when only capitals changed. 429 when it changed too often lately, but for administrators: they put right what others did.
 */
export async function leaveCorreo(ctx: Ctx, personaId: number, antes: string, ahora: string): Promise<void> {
  if (!antes || antes.toLowerCase() === ahora.toLowerCase()) return
  const [cuenta] = await ctx.tx
    .select({ id: usuarios.id, usuario: usuarios.usuario, nombres: personas.nombres })
    .from(usuarios)
    .innerJoin(personas, eq(personas.id, usuarios.persona_id))
    .where(and(eq(usuarios.persona_id, personaId), isNull(usuarios.deleted_at)))
  if (!cuenta) return
  if (whyNot(ctx.sesion.quien, 'administracion') !== null) await countAviso(ctx.tx, cuenta.id)
  await voidLinks(ctx.tx, cuenta.id)
  await queueMail(ctx, { para: antes, carta: cartaDeCorreoCambiado(cuenta) })
}
