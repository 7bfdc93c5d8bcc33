import type { LineaDePerfil } from '@malla/contracts/perfiles.ts'
import { mover } from '@malla/domain/listas/mover.ts'
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
  insertRows,
  updateRow,
  updateRows,
} from '../../platform/rows.ts'
import { ambitoDePlan, assertVigente, lockPlan, type PlanRow } from '../planes/planes.guard.ts'
import { selectLinea, selectPerfil, selectQueSirven } from './perfiles.queries.ts'

const { perfil_egreso } = schema

type LineaRow = typeof perfil_egreso.$inferSelect

const entidadDe = (plan: PlanRow): Entidad<typeof perfil_egreso> => ({
  table: perfil_egreso,
  evento: 'perfil_egreso',
  ambito: () => ambitoDePlan(plan),
})

/** The plan, locked alone: the order of its lines is one thing, and their writers take turns. 409 ceased. */
async function openPerfil(ctx: Ctx, planId: number): Promise<{ plan: PlanRow; lineas: LineaRow[] }> {
  const plan = await lockPlan(ctx, planId, 'contenido.editar')
  assertVigente(plan)
  const lineas = await ctx.tx
    .select()
    .from(perfil_egreso)
    .where(and(eq(perfil_egreso.empresa_id, ctx.empresaId), eq(perfil_egreso.planestudio_id, planId)))
    .orderBy(asc(perfil_egreso.orden), asc(perfil_egreso.id))
  return { plan, lineas }
}

/** The profile in which a line stands, and the line; 404 when either is not there or out of scope. */
async function openLinea(ctx: Ctx, id: number) {
  const { planestudio_id } = await selectLinea(ctx, id)
  const abierto = await openPerfil(ctx, planestudio_id)
  // Whoever held the plan before may have deleted it.
  const linea = abierto.lineas.find(l => l.id === id)
  if (!linea) throw notFound()
  return { ...abierto, linea }
}

/** Writes the order of these lines where it differs. */
async function reorder(ctx: Ctx, plan: PlanRow, lineas: readonly LineaRow[]): Promise<void> {
  await updateRows(
    ctx,
    entidadDe(plan),
    lineas.map((row, orden) => ({ row, values: { orden } })),
  )
}

/** Adds a line to the graduate profile of a plan, at the end unless `posicion` (from 0) says where. 409 ceased. */
export async function createLinea(
  ctx: Ctx,
  { planId, descripcion, posicion }: { planId: number; descripcion: string; posicion?: number },
): Promise<LineaDePerfil> {
  const { plan, lineas } = await openPerfil(ctx, planId)
  const row = await insertRow(ctx, entidadDe(plan), {
    planestudio_id: planId,
    descripcion,
    orden: siguiente(lineas),
  })
  if (posicion !== undefined) await reorder(ctx, plan, mover([...lineas, row], row, posicion))
  return selectLinea(ctx, row.id)
}

const siguiente = (lineas: readonly LineaRow[]): number => (lineas.at(-1)?.orden ?? -1) + 1

/** Adds lines at the end, in the order given. */
export async function createLineas(
  ctx: Ctx,
  { planId, descripciones }: { planId: number; descripciones: string[] },
): Promise<LineaDePerfil[]> {
  const { plan, lineas } = await openPerfil(ctx, planId)
  const first = siguiente(lineas)
  await insertRows(
    ctx,
    entidadDe(plan),
    descripciones.map((descripcion, i) => ({ planestudio_id: planId, descripcion, orden: first + i })),
  )
  return selectPerfil(ctx, planId)
}

/** Changes what a line says; its id stays. 409 when the person edited an older revision, or ceased. */
export async function saveLinea(
  ctx: Ctx,
  { id, revision, descripcion }: { id: number; revision?: number; descripcion?: string },
): Promise<LineaDePerfil> {
  const { plan, linea } = await openLinea(ctx, id)
  await assertFresh(linea, revision, () => selectLinea(ctx, id))
  await updateRow(ctx, entidadDe(plan), linea, { descripcion })
  return selectLinea(ctx, id)
}

/** Puts a line at another place, counted from 0; answers the whole profile. */
export async function moveLinea(
  ctx: Ctx,
  { id, posicion }: { id: number; posicion: number },
): Promise<LineaDePerfil[]> {
  const { plan, lineas, linea } = await openLinea(ctx, id)
  await reorder(ctx, plan, mover(lineas, linea, posicion))
  return selectPerfil(ctx, plan.id)
}

/** Deletes a line; those behind it close up. 409 naming the competencies that serve it. */
export async function deleteLinea(ctx: Ctx, id: number): Promise<void> {
  const { plan, lineas, linea } = await openLinea(ctx, id)
  const sirven = await selectQueSirven(ctx, id)
  if (sirven.length > 0)
    throw conflict(
      `No se puede eliminar la línea del perfil de egreso: hay competencias que contribuyen a ella (${enumerar(sirven)}).`,
    )
  await deleteRows(ctx, entidadDe(plan), [linea])
  await reorder(
    ctx,
    plan,
    lineas.filter(l => l !== linea),
  )
}
