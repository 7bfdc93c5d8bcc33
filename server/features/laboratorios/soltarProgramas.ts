import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, asc, eq, inArray, sql } from '../../platform/db/drizzle.ts'
import { enumerar, noSePuedeEliminar } from '../../platform/enumerar.ts'
import { conflict } from '../../platform/errors.ts'
import { updateRows } from '../../platform/rows.ts'
import { laboratorioEntidad } from './laboratorios.service.ts'

const { laboratorio_programas, laboratorios } = schema

/** All programmes of these laboratories, in order. */
async function selectProgramasDe(ctx: Ctx, ids: readonly number[]): Promise<Map<number, number[]>> {
  const { rows } = await ctx.tx.execute<{ id: number; programas_ids: number[] }>(sql`
    select laboratorio_id as id, jsonb_agg(programa_id order by programa_id) as programas_ids from laboratorio_programas
    where empresa_id = ${ctx.empresaId} and laboratorio_id in ${[...ids]} group by laboratorio_id`)
  return new Map(rows.map(r => [r.id, r.programas_ids]))
}

/**
 * Takes programmes that are about to be deleted off the laboratories and workshops that name them, with a record each. 409 naming those that name no
 * other: without a programme they would be for all of them. The programmes are locked.
 */
export async function soltarProgramas(
  ctx: Ctx,
  programas: readonly { id: number; nombre: string }[],
): Promise<void> {
  const gone = programas.map(p => p.id)
  const mine = eq(laboratorio_programas.empresa_id, ctx.empresaId)
  const naming = ctx.tx
    .select({ id: laboratorio_programas.laboratorio_id })
    .from(laboratorio_programas)
    .where(and(mine, inArray(laboratorio_programas.programa_id, gone)))
  const rows = await ctx.tx
    .select()
    .from(laboratorios)
    .where(and(eq(laboratorios.empresa_id, ctx.empresaId), inArray(laboratorios.id, naming)))
    .orderBy(asc(laboratorios.id))
    .for('update')
  if (rows.length === 0) return
  const named = await selectProgramasDe(
    ctx,
    rows.map(r => r.id),
  )
  const antesDe = (row: { id: number }) => named.get(row.id) ?? []
  const isOnly = (row: { id: number }) =>
    antesDe(row).length > 0 && antesDe(row).every(id => gone.includes(id))
  const only = rows.filter(isOnly)
  if (only.length > 0) {
    const blocked = programas.filter(p => only.some(l => antesDe(l).includes(p.id))).map(p => p.nombre)
    throw conflict(
      `${noSePuedeEliminar(blocked)}: hay laboratorios o talleres que ningún otro programa usa (${enumerar(only.map(l => l.nombre))}). Elimínelos o elija antes qué programas los usan.`,
    )
  }
  await ctx.tx
    .delete(laboratorio_programas)
    .where(and(mine, inArray(laboratorio_programas.programa_id, gone)))
  const cambios = rows.map(row => ({
    row,
    values: {},
    partes: {
      antes: { programas_ids: antesDe(row) },
      despues: { programas_ids: antesDe(row).filter(id => !gone.includes(id)) },
    },
  }))
  await updateRows(ctx, laboratorioEntidad, cambios)
}
