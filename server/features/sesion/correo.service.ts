import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, eq, isNull } from '../../platform/db/drizzle.ts'
import { queueMail } from '../../platform/mail/queueMail.ts'
import { cartaDeCorreoCambiado } from './cartas.ts'
import { voidLinks } from './recuperar.service.ts'

const { personas, usuarios } = schema

/**
 * The address of a person became another, from the next commit on: links of recovery that went to the former one open nothing, and it is told.
 * Nothing happens when only capitals changed.
 */
export async function leaveCorreo(ctx: Ctx, personaId: number, antes: string, ahora: string): Promise<void> {
  if (!antes || antes.toLowerCase() === ahora.toLowerCase()) return
  const [cuenta] = await ctx.tx
    .select({ id: usuarios.id, usuario: usuarios.usuario, nombres: personas.nombres })
    .from(usuarios)
    .innerJoin(personas, eq(personas.id, usuarios.persona_id))
    .where(and(eq(usuarios.persona_id, personaId), isNull(usuarios.deleted_at)))
  if (!cuenta) return
  await voidLinks(ctx.tx, cuenta.id)
  await queueMail(ctx, { para: antes, carta: cartaDeCorreoCambiado(cuenta) })
}
