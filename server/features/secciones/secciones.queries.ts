import type { Seccion } from '@malla/contracts/ciclos.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, asc, eq, type SQL, sql } from '../../platform/db/drizzle.ts'
import { notFound } from '../../platform/errors.ts'
import { instante } from '../../platform/instante.ts'
import { cursosVigentesEn } from '../planes/totales.queries.ts'

const { secciones } = schema

const columns = {
  id: secciones.id,
  nombre: secciones.nombre,
  creditos_requeridos: secciones.creditos_requeridos,
  planestudio_id: secciones.planestudio_id,
  cursos_count: cursosVigentesEn(sql`a.seccion_id = secciones.id and a.empresa_id = secciones.empresa_id`),
  revision: secciones.revision,
  created_at: instante(secciones.created_at),
}

const mine = (ctx: Ctx, more: SQL): SQL => and(eq(secciones.empresa_id, ctx.empresaId), more)!

/** A section of electives; 404 when it is not there. Whether the person may see its plan is asked of the plan. */
export async function selectSeccion(ctx: Ctx, id: number): Promise<Seccion> {
  const [row] = await ctx.tx
    .select(columns)
    .from(secciones)
    .where(mine(ctx, eq(secciones.id, id)))
  if (!row) throw notFound()
  return row
}

/** The sections of electives of a plan, in the order they were made. */
export const selectSeccionesDelPlan = (ctx: Ctx, planId: number): Promise<Seccion[]> =>
  ctx.tx
    .select(columns)
    .from(secciones)
    .where(mine(ctx, eq(secciones.planestudio_id, planId)))
    .orderBy(asc(secciones.created_at), asc(secciones.id))

/** The plan a section belongs to; 404 when there is no such section. */
export async function selectPlanDeSeccion(ctx: Ctx, id: number): Promise<number> {
  const [row] = await ctx.tx
    .select({ plan: secciones.planestudio_id })
    .from(secciones)
    .where(mine(ctx, eq(secciones.id, id)))
  if (!row) throw notFound()
  return row.plan
}
