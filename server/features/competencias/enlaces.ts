import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, eq, inArray } from '../../platform/db/drizzle.ts'
import { checkTodo, invalidField } from '../../platform/errors.ts'
import type { Partes } from '../../platform/rows.ts'

const { competencia_resultados, grupos_competencias, perfil_egreso, resultados } = schema

/** 422 when the group, the line of the graduate profile or an outcome is not there, or of another plan. */
export async function assertEnlaces(
  ctx: Ctx,
  planId: number,
  given: { tabcompetencia_id?: number; perfil_egreso_id?: number | null; resultados_ids?: number[] },
): Promise<void> {
  await checkTodo([
    async () => {
      if (!(await isDelPlan(ctx, grupos_competencias, planId, given.tabcompetencia_id)))
        throw invalidField('tabcompetencia_id', 'Elija un grupo de competencias de este plan.')
    },
    async () => {
      if (!(await isDelPlan(ctx, perfil_egreso, planId, given.perfil_egreso_id)))
        throw invalidField('perfil_egreso_id', 'Elija una línea del perfil de egreso de este plan.')
    },
    () => assertResultados(ctx, new Set(given.resultados_ids)),
  ])
}

async function assertResultados(ctx: Ctx, ids: ReadonlySet<number>): Promise<void> {
  if (ids.size === 0) return
  const there = await ctx.tx
    .select({ id: resultados.id })
    .from(resultados)
    .where(and(eq(resultados.empresa_id, ctx.empresaId), inArray(resultados.id, [...ids])))
    .for('share')
  if (there.length !== ids.size) throw invalidField('resultados_ids', 'Elija resultados de la institución.')
}

/** Whether it is one of this plan; none (0 or nothing) is no other plan's. */
async function isDelPlan(
  ctx: Ctx,
  tabla: typeof grupos_competencias | typeof perfil_egreso,
  planId: number,
  id: number | null | undefined,
): Promise<boolean> {
  if (!id) return true
  const [row] = await ctx.tx
    .select({ id: tabla.id })
    .from(tabla)
    .where(and(eq(tabla.empresa_id, ctx.empresaId), eq(tabla.planestudio_id, planId), eq(tabla.id, id)))
  return row !== undefined
}

/** Attaches a competency to these outcomes and to no others; answers what changed for its record, null when nothing did. */
export async function writeResultados(
  ctx: Ctx,
  competencia_id: number,
  wanted: number[] | undefined,
): Promise<{ antes: Partes; despues: Partes } | null> {
  if (wanted === undefined) return null
  const propios = and(
    eq(competencia_resultados.empresa_id, ctx.empresaId),
    eq(competencia_resultados.competencia_id, competencia_id),
  )
  const rows = await ctx.tx
    .select({ id: competencia_resultados.resultado_id })
    .from(competencia_resultados)
    .where(propios)
  const antes = new Set(rows.map(r => r.id))
  const despues = new Set(wanted)
  if (antes.symmetricDifference(despues).size === 0) return null
  const sobran = [...antes.difference(despues)]
  const faltan = [...despues.difference(antes)]
  if (sobran.length > 0)
    await ctx.tx
      .delete(competencia_resultados)
      .where(and(propios, inArray(competencia_resultados.resultado_id, sobran)))
  if (faltan.length > 0)
    await ctx.tx
      .insert(competencia_resultados)
      .values(faltan.map(resultado_id => ({ empresa_id: ctx.empresaId, competencia_id, resultado_id })))
  const ordenados = (ids: Set<number>): number[] => [...ids].sort((a, b) => a - b)
  return { antes: { resultados_ids: ordenados(antes) }, despues: { resultados_ids: ordenados(despues) } }
}
