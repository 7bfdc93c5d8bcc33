import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { eq } from '../../platform/db/drizzle.ts'
import { takeTurn } from '../../platform/db/turno.ts'

const { programas } = schema

/**
 * Programmes of an institution are made, copied and deleted one write at a time: else two of them would tell the same number (§4,
 * programa.counter_dc), and an import asked for twice would copy twice. Taken before programmes are.
 */
export const lockConteo = (ctx: Ctx): Promise<unknown> => takeTurn(ctx.tx, 'programas', ctx.empresaId)

/**
 * Notes the number of programmes for the sidebar's badge. It is that of the whole institution, so only those who work on all of it are told:
 * the record hangs on faculty 0, which nobody's permission names. The others count anew when a programme of theirs comes or goes.
 */
export async function recordConteo(ctx: Ctx): Promise<void> {
  const num = await ctx.tx.$count(programas, eq(programas.empresa_id, ctx.empresaId))
  ctx.record({
    evento: 'programa.counter_dc',
    objeto_id: ctx.empresaId,
    ambito: { facultad_id: 0 },
    despues: { num },
  })
}
