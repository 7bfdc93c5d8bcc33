import type { Correo } from '@malla/contracts/correos.ts'
import { assertMay, type Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { eq } from '../../platform/db/drizzle.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import type { DeferredFile } from '../../platform/http/answer.ts'
import { askToSend } from '../../platform/mail/queueMail.ts'
import { selectAdjuntos, selectCorreo } from './correos.queries.ts'
import { whyNotReenviar } from './reenviable.ts'

const { correos } = schema

const YA_NO_ESTA = 'El adjunto ya no se guarda.'

/** A file that goes along with a mail, by its place among them from 1; 404 when there is none, or it is not kept any more. It is to be saved: nothing says what is in it. */
export async function takeAdjunto(
  ctx: Ctx,
  { id, numero }: { id: number; numero: number },
): Promise<DeferredFile> {
  assertMay(ctx, 'administracion', {})
  const adjunto = (await selectAdjuntos(ctx, id))[numero - 1]
  if (!adjunto) throw notFound()
  const { nombre, tipo, clave } = adjunto
  if (clave === null) throw notFound(YA_NO_ESTA)
  return {
    render: async () => {
      const bytes = await ctx.platform.storage.get(clave)
      if (!bytes) throw notFound(YA_NO_ESTA)
      return { bytes, name: nombre, type: tipo, isToSave: true }
    },
  }
}

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
