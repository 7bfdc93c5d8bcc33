import type { LineaDePerfil } from '@malla/contracts/perfiles.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, asc, eq } from '../../platform/db/drizzle.ts'
import { notFound } from '../../platform/errors.ts'
import { instante } from '../../platform/instante.ts'

const { competencias, perfil_egreso } = schema

const columns = {
  id: perfil_egreso.id,
  planestudio_id: perfil_egreso.planestudio_id,
  orden: perfil_egreso.orden,
  descripcion: perfil_egreso.descripcion,
  revision: perfil_egreso.revision,
  created_at: instante(perfil_egreso.created_at),
}

/** The lines of the graduate profile of a plan, in their order. Permission is the caller's. */
export const selectPerfil = (ctx: Ctx, planId: number): Promise<LineaDePerfil[]> =>
  ctx.tx
    .select(columns)
    .from(perfil_egreso)
    .where(and(eq(perfil_egreso.empresa_id, ctx.empresaId), eq(perfil_egreso.planestudio_id, planId)))
    .orderBy(asc(perfil_egreso.orden), asc(perfil_egreso.id))

/** One line; 404 when it is not there. Permission is the caller's. */
export async function selectLinea(ctx: Ctx, id: number): Promise<LineaDePerfil> {
  const [row] = await ctx.tx
    .select(columns)
    .from(perfil_egreso)
    .where(and(eq(perfil_egreso.empresa_id, ctx.empresaId), eq(perfil_egreso.id, id)))
  if (!row) throw notFound()
  return row
}

/** Names of competencies that serve a line, some more than a sentence holds. */
export async function selectQueSirven(ctx: Ctx, id: number): Promise<string[]> {
  const rows = await ctx.tx
    .select({ nombre: competencias.nombre })
    .from(competencias)
    .where(and(eq(competencias.empresa_id, ctx.empresaId), eq(competencias.perfil_egreso_id, id)))
    .orderBy(asc(competencias.orden), asc(competencias.id))
    .limit(6)
  return rows.map(r => r.nombre)
}
