import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { notFound } from '../../platform/errors.ts'
import { selectVisibles } from './logs.queries.ts'

const { registros_ocultos } = schema

/**
 * Takes entries off the list, all or none. The change records under them stay as they are, and that they were taken off is one
 * more record. 404 when one of them is not in the list.
 */
export async function deleteLogs(ctx: Ctx, ids: readonly number[]): Promise<void> {
  const distinct = [...new Set(ids)].sort((a, b) => a - b)
  const visible = await selectVisibles(ctx, distinct)
  if (visible.length !== distinct.length) throw notFound()
  const quien = ctx.sesion.usuario_id
  await ctx.tx
    .insert(registros_ocultos)
    .values(distinct.map(cambio_id => ({ empresa_id: ctx.empresaId, cambio_id, quien })))
    .onConflictDoNothing()
  ctx.record({ evento: 'registro.deleted', objeto_id: distinct[0]!, despues: { ids: distinct } })
}
