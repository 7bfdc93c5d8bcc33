import type { Ciclo } from '@malla/contracts/ciclos.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, asc, eq, type SQL, sql } from '../../platform/db/drizzle.ts'
import { notFound } from '../../platform/errors.ts'
import { instante } from '../../platform/instante.ts'
import { cursosVigentesEn } from '../planes/totales.queries.ts'

const { ciclos, niveles, programas } = schema

const columns = {
  id: ciclos.id,
  nombre: ciclos.nombre,
  descripcion: ciclos.descripcion,
  numero: ciclos.numero,
  estado: sql<Ciclo['estado']>`${ciclos.estado}`,
  planestudio_id: ciclos.planestudio_id,
  cursos_count: cursosVigentesEn(sql`a.ciclo_id = ciclos.id and a.empresa_id = ciclos.empresa_id`),
  revision: ciclos.revision,
  created_at: instante(ciclos.created_at),
}

const mine = (ctx: Ctx, more: SQL): SQL => and(eq(ciclos.empresa_id, ctx.empresaId), more)!

/** A cycle of the institution; 404 when it is not there. Whether the person may see its plan is asked of the plan. */
export async function selectCiclo(ctx: Ctx, id: number): Promise<Ciclo> {
  const [row] = await ctx.tx
    .select(columns)
    .from(ciclos)
    .where(mine(ctx, eq(ciclos.id, id)))
  if (!row) throw notFound()
  return row
}

/** The level of the studies of a plan, by which a school's cycles are called; undefined, and not asked for, in any other institution. */
export async function selectNivel(
  ctx: Ctx,
  { programa_id }: { programa_id: number },
): Promise<string | undefined> {
  if (ctx.sesion.empresa?.tipo !== 'Colegio') return undefined
  const [row] = await ctx.tx
    .select({ nombre: niveles.nombre })
    .from(programas)
    .innerJoin(niveles, and(eq(niveles.empresa_id, programas.empresa_id), eq(niveles.id, programas.nivel_id)))
    .where(and(eq(programas.empresa_id, ctx.empresaId), eq(programas.id, programa_id)))
  return row?.nombre
}

/** The cycles of a plan in their order. */
export const selectCiclosDelPlan = (ctx: Ctx, planId: number): Promise<Ciclo[]> =>
  ctx.tx
    .select(columns)
    .from(ciclos)
    .where(mine(ctx, eq(ciclos.planestudio_id, planId)))
    .orderBy(asc(ciclos.numero), asc(ciclos.id))

/** The cycles of a plan as they are kept. */
export const selectCicloRows = (ctx: Ctx, planId: number): Promise<(typeof ciclos.$inferSelect)[]> =>
  ctx.tx
    .select()
    .from(ciclos)
    .where(mine(ctx, eq(ciclos.planestudio_id, planId)))

/** The plan a cycle belongs to; 404 when there is no such cycle. */
export async function selectPlanDelCiclo(ctx: Ctx, id: number): Promise<number> {
  const [row] = await ctx.tx
    .select({ plan: ciclos.planestudio_id })
    .from(ciclos)
    .where(mine(ctx, eq(ciclos.id, id)))
  if (!row) throw notFound()
  return row.plan
}

/** The numbers that the cycles of a plan have. */
export async function selectNumeros(ctx: Ctx, planId: number): Promise<number[]> {
  const rows = await ctx.tx
    .select({ numero: ciclos.numero })
    .from(ciclos)
    .where(mine(ctx, eq(ciclos.planestudio_id, planId)))
  return rows.map(row => row.numero)
}
