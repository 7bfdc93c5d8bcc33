import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, eq, inArray } from '../../platform/db/drizzle.ts'
import { invalidField } from '../../platform/errors.ts'

const { programas } = schema

/** The programmes that a field names, each once and in order; 422 under that field when one is not there. */
export async function assertProgramasExistentes(
  ctx: Ctx,
  ids: readonly number[],
  field: string,
): Promise<number[]> {
  const asked = [...new Set(ids)].sort((a, b) => a - b)
  if (asked.length === 0) return []
  const rows = await ctx.tx
    .select({ id: programas.id })
    .from(programas)
    .where(and(eq(programas.empresa_id, ctx.empresaId), inArray(programas.id, asked)))
  if (rows.length < asked.length) throw invalidField(field, 'Uno de los programas ya no existe.')
  return asked
}
