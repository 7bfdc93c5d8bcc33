import type { GrupoDeCompetencias } from '@malla/contracts/competencias.ts'
import { mover } from '@malla/domain/listas/mover.ts'
import type { Accion } from '@malla/domain/permisos/acciones.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, asc, eq } from '../../platform/db/drizzle.ts'
import { enumerar } from '../../platform/enumerar.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import {
  assertFresh,
  deleteRows,
  type Entidad,
  insertRow,
  updateRow,
  updateRows,
} from '../../platform/rows.ts'
import { ambitoDePlan, assertVigente, lockPlan, type PlanRow } from '../planes/planes.guard.ts'
import { selectGrupo } from './competencias.queries.ts'

const { competencias, grupos_competencias } = schema

type GrupoRow = typeof grupos_competencias.$inferSelect

const entidadDe = (plan: PlanRow): Entidad<typeof grupos_competencias> => ({
  table: grupos_competencias,
  evento: 'grupo.competencia',
  ambito: () => ambitoDePlan(plan),
})

/** The plan, locked alone, and its groups in their order. 409 ceased. */
async function openGrupos(ctx: Ctx, planId: number, accion: Accion) {
  const plan = await lockPlan(ctx, planId, accion)
  assertVigente(plan)
  const grupos: GrupoRow[] = await ctx.tx
    .select()
    .from(grupos_competencias)
    .where(
      and(eq(grupos_competencias.empresa_id, ctx.empresaId), eq(grupos_competencias.planestudio_id, planId)),
    )
    .orderBy(asc(grupos_competencias.orden), asc(grupos_competencias.id))
  return { plan, grupos }
}

async function openGrupo(ctx: Ctx, id: number, accion: Accion) {
  const { planestudio_id } = await selectGrupo(ctx, id)
  const abierto = await openGrupos(ctx, planestudio_id, accion)
  const grupo = abierto.grupos.find(g => g.id === id)
  if (!grupo) throw notFound()
  return { ...abierto, grupo }
}

const reorder = (ctx: Ctx, plan: PlanRow, grupos: readonly GrupoRow[]) =>
  updateRows(
    ctx,
    entidadDe(plan),
    grupos.map((row, orden) => ({ row, values: { orden } })),
  )

/** Makes a group of competencies, the last of its plan. 409 ceased. */
export async function createGrupo(
  ctx: Ctx,
  { planestudio_id, nombre }: { planestudio_id: number; nombre: string },
): Promise<GrupoDeCompetencias> {
  const { plan, grupos } = await openGrupos(ctx, planestudio_id, 'contenido.crear')
  const orden = (grupos.at(-1)?.orden ?? -1) + 1
  const row = await insertRow(ctx, entidadDe(plan), { planestudio_id, nombre, orden })
  return selectGrupo(ctx, row.id)
}

/** Changes a group; `posicion` (from 0) puts it at another place. 409 older revision or ceased. */
export async function saveGrupo(
  ctx: Ctx,
  { id, revision, nombre, posicion }: { id: number; revision?: number; nombre?: string; posicion?: number },
): Promise<GrupoDeCompetencias> {
  const { plan, grupos, grupo } = await openGrupo(ctx, id, 'contenido.editar')
  await assertFresh(grupo, revision, () => selectGrupo(ctx, id))
  const despues = await updateRow(ctx, entidadDe(plan), grupo, { nombre })
  if (posicion !== undefined) {
    const lista = grupos.map(g => (g === grupo ? despues : g))
    await reorder(ctx, plan, mover(lista, despues, posicion))
  }
  return selectGrupo(ctx, id)
}

/** Deletes a group; those behind it close up. 409 naming the competencies that stand in it. */
export async function deleteGrupo(ctx: Ctx, id: number): Promise<string> {
  const { plan, grupos, grupo } = await openGrupo(ctx, id, 'contenido.eliminar')
  const dentro = await ctx.tx
    .select({ nombre: competencias.nombre })
    .from(competencias)
    .where(and(eq(competencias.empresa_id, ctx.empresaId), eq(competencias.grupo_id, id)))
    .orderBy(asc(competencias.orden), asc(competencias.id))
    .limit(6)
  if (dentro.length > 0)
    throw conflict(
      `No se puede eliminar el grupo «${grupo.nombre}»: tiene competencias (${enumerar(dentro.map(c => c.nombre))}).`,
    )
  await deleteRows(ctx, entidadDe(plan), [grupo])
  await reorder(
    ctx,
    plan,
    grupos.filter(g => g !== grupo),
  )
  return grupo.nombre
}
