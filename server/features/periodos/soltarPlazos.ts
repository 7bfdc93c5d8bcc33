import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, asc, eq, inArray } from '../../platform/db/drizzle.ts'
import { updateRows } from '../../platform/rows.ts'
import { periodoEntidad } from './periodos.entidad.ts'

const { periodo_plazos, periodos } = schema

/**
 * Takes the dates of programmes that are about to be deleted off the periods that have them, with a record each: an open form of such a period is brought
 * together with it. The programmes are locked.
 */
export async function soltarPlazos(ctx: Ctx, programas: readonly number[]): Promise<void> {
  const mine = eq(periodo_plazos.empresa_id, ctx.empresaId)
  const naming = ctx.tx
    .select({ id: periodo_plazos.periodo_id })
    .from(periodo_plazos)
    .where(and(mine, inArray(periodo_plazos.programa_id, [...programas])))
  const rows = await ctx.tx
    .select()
    .from(periodos)
    .where(and(eq(periodos.empresa_id, ctx.empresaId), inArray(periodos.id, naming)))
    .orderBy(asc(periodos.id))
    .for('update')
  if (rows.length === 0) return
  const suyos = inArray(
    periodo_plazos.periodo_id,
    rows.map(r => r.id),
  )
  const plazos = await ctx.tx
    .select({
      periodo_id: periodo_plazos.periodo_id,
      programa_id: periodo_plazos.programa_id,
      fechaentrega: periodo_plazos.fechaentrega,
    })
    .from(periodo_plazos)
    .where(and(mine, suyos))
    .orderBy(asc(periodo_plazos.programa_id))
  await ctx.tx.delete(periodo_plazos).where(and(mine, inArray(periodo_plazos.programa_id, [...programas])))
  const cambios = rows.map(row => {
    const antes = plazos.filter(p => p.periodo_id === row.id).map(({ periodo_id: _, ...plazo }) => plazo)
    const despues = antes.filter(p => !programas.includes(p.programa_id))
    return { row, values: {}, partes: { antes: { plazos: antes }, despues: { plazos: despues } } }
  })
  await updateRows(ctx, periodoEntidad, cambios)
}
