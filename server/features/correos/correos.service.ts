import type { Correo } from '@malla/contracts/correos.ts'
import { assertMay, type Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { eq } from '../../platform/db/drizzle.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { askToSend } from '../../platform/mail/queueMail.ts'
import { selectCorreo } from './correos.queries.ts'
import { whyNotReenviar } from './reenviable.ts'

const { correos } = schema

/** Has a mail sent once more, under the same Message-ID. 409 for one that waits, went out, carried a personal link, or would only be kept again. */
export async function retryCorreo(ctx: Ctx, id: number): Promise<Correo> {
  assertMay(ctx, 'administracion', {})
  const [row] = await ctx.tx.select().from(correos).where(eq(correos.id, id)).for('update')
  if (!row) throw notFound()
  const reason = whyNotReenviar(row, ctx.platform.config.smtpUrl)
  if (reason) throw conflict(reason)
  await ctx.tx.update(correos).set({ estado: 'pendiente', error: null }).where(eq(correos.id, id))
  await askToSend(ctx, { id })
  ctx.record({
    evento: 'correo.reenviado',
    objeto_id: id,
    antes: { estado: row.estado },
    despues: { estado: 'pendiente', para: row.para, asunto: row.asunto },
  })
  return selectCorreo(ctx, id)
}
