import { isHermana, type NodoDeCompetencia, porOrden } from '@malla/domain/competencias/arbol.ts'
import type { Accion } from '@malla/domain/permisos/acciones.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, eq } from '../../platform/db/drizzle.ts'
import { notFound } from '../../platform/errors.ts'
import type { Entidad } from '../../platform/rows.ts'
import { ambitoDePlan, assertPlan, assertVigente, lockPlan, type PlanRow } from '../planes/planes.guard.ts'
import { selectPlanDe } from './competencias.queries.ts'

const { competencias } = schema

export type CompetenciaTable = typeof competencias
export type CompetenciaRow = typeof competencias.$inferSelect
export type Nodo = NodoDeCompetencia & { row: CompetenciaRow }

export const competenciaEntidad = (plan: PlanRow): Entidad<typeof competencias> => ({
  table: competencias,
  evento: 'competencia',
  ambito: () => ambitoDePlan(plan),
})

/** A row as the rules of domain see it. */
const nodoDe = (row: CompetenciaRow): Nodo => ({
  id: row.id,
  competencia_id: row.padre_id ?? 0,
  orden: row.orden,
  tipopadre: row.tipopadre,
  tabcompetencia_id: row.grupo_id ?? 0,
  row,
})

export interface Arbol {
  plan: PlanRow
  todas: Nodo[]
}

/** The plan, locked alone, and all its competencies: their order is one thing, and their writers take turns. 409 ceased. */
export async function openArbol(ctx: Ctx, planId: number, accion: Accion): Promise<Arbol> {
  const plan = await lockPlan(ctx, planId, accion)
  assertVigente(plan)
  const rows = await ctx.tx
    .select()
    .from(competencias)
    .where(and(eq(competencias.empresa_id, ctx.empresaId), eq(competencias.planestudio_id, planId)))
  return { plan, todas: rows.map(nodoDe) }
}

/** The tree in which a competency stands, and the competency; 404 when either is not there or out of scope. */
export async function openCompetencia(ctx: Ctx, id: number, accion: Accion): Promise<Arbol & { una: Nodo }> {
  const arbol = await openArbol(ctx, await selectPlanDe(ctx, id), accion)
  // Whoever held the plan before may have deleted it.
  const una = arbol.todas.find(c => c.id === id)
  if (!una) throw notFound()
  return { ...arbol, una }
}

/** The siblings of a place, in their order. */
export const hermanasDe = (todas: readonly Nodo[], lugar: NodoDeCompetencia): Nodo[] =>
  todas.filter(c => isHermana(c, lugar)).sort(porOrden)

/** Whether the person may read a competency; 404 when it is not there or out of scope. */
export async function assertCompetencia(ctx: Ctx, id: number): Promise<void> {
  await assertPlan(ctx, await selectPlanDe(ctx, id), 'contenido.ver')
}
