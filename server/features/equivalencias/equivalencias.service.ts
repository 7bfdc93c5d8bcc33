import type { Equivalencia } from '@malla/contracts/equivalencias.ts'
import type { TipoDeEquivalencia } from '@malla/domain/equivalencias/catalogos.ts'
import { mover } from '@malla/domain/listas/mover.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, asc, eq } from '../../platform/db/drizzle.ts'
import { invalidField } from '../../platform/errors.ts'
import {
  assertFresh,
  deleteRows,
  type Entidad,
  insertRows,
  lockRow,
  updateRow,
  updateRows,
} from '../../platform/rows.ts'
import { ambitoDePlan, assertVigente, lockPlan, type PlanRow } from '../planes/planes.guard.ts'
import { selectEquivalencia, selectEquivalencias } from './equivalencias.queries.ts'
import { insertCursosDeLados, type Lados, leerLados } from './lados.ts'

const { equivalencia_cursos, equivalencias } = schema

type Row = typeof equivalencias.$inferSelect

const entidadDe = (plan: PlanRow): Entidad<typeof equivalencias> => ({
  table: equivalencias,
  evento: 'equivalencia',
  ambito: () => ambitoDePlan(plan),
})

export interface Fila extends Lados {
  tipo?: TipoDeEquivalencia
  nota?: string | null
}

/** The plan that recognises, locked alone: the order of its table is one thing. 409 ceased. */
async function openTabla(ctx: Ctx, planId: number): Promise<PlanRow> {
  const plan = await lockPlan(ctx, planId, 'contenido.editar')
  assertVigente(plan)
  return plan
}

/** The plan of origin: another one, that the person may read; nobody puts it into the Papelera meanwhile. 422 under its field. */
async function assertOrigen(ctx: Ctx, planId: number, origenId: number): Promise<void> {
  if (origenId === planId) throw invalidField('plan_origen_id', 'Elija otro plan: este es el que reconoce.')
  await lockPlan(ctx, origenId, 'estructura.ver', 'share')
}

/**
 * Adds rows to the table of a plan, all or none, at its end. Either side may name any version of a course; the course is kept. 422 for a
 * course of another plan or a row that stands there already (`filas.2.origen`), 404 when either plan is out of scope, 409 ceased.
 */
export async function createEquivalencias(
  ctx: Ctx,
  { planId, plan_origen_id, filas }: { planId: number; plan_origen_id: number; filas: readonly Fila[] },
  campo: (index: number, field: string) => string = (i, field) => `filas.${i}.${field}`,
): Promise<Equivalencia[]> {
  const plan = await openTabla(ctx, planId)
  await assertOrigen(ctx, planId, plan_origen_id)
  const lados = await leerLados(ctx, { planId, origenId: plan_origen_id, filas, campo })
  const rowsBefore = await selectRows(ctx, planId, plan_origen_id)
  const first = (rowsBefore.at(-1)?.orden ?? -1) + 1
  let next = 0
  const rows = await insertRows(
    ctx,
    entidadDe(plan),
    filas.map(({ tipo, nota }, i) => ({
      planestudio_id: planId,
      plan_origen_id,
      tipo,
      nota,
      orden: first + i,
    })),
    () => ({ ...lados[next++] }),
  )
  await insertCursos(
    ctx,
    rows.map((row, i) => ({ id: row.id, lados: lados[i]! })),
  )
  const made = new Set(rows.map(r => r.id))
  return (await selectEquivalencias(ctx, planId)).filter(e => made.has(e.id))
}

const selectRows = (ctx: Ctx, planId: number, origenId: number): Promise<Row[]> =>
  ctx.tx
    .select()
    .from(equivalencias)
    .where(
      and(
        eq(equivalencias.empresa_id, ctx.empresaId),
        eq(equivalencias.planestudio_id, planId),
        eq(equivalencias.plan_origen_id, origenId),
      ),
    )
    .orderBy(asc(equivalencias.orden), asc(equivalencias.id))

const insertCursos = (ctx: Ctx, filas: readonly { id: number; lados: Lados }[]): Promise<void> =>
  insertCursosDeLados(
    ctx,
    filas.flatMap(({ id, lados }) =>
      (['origen', 'destino'] as const).flatMap(lado =>
        lados[lado].map(asignatura_id => ({ equivalencia_id: id, asignatura_id, lado })),
      ),
    ),
  )

/** The row with its plan, open for writing. 404 when it is not there or out of scope. */
async function openRow(ctx: Ctx, id: number): Promise<{ plan: PlanRow; row: Row }> {
  const { planestudio_id } = await selectEquivalencia(ctx, id)
  const plan = await openTabla(ctx, planestudio_id)
  return { plan, row: await lockRow(ctx, entidadDe(plan), id) }
}

const isMisma = (unos: readonly number[], otros: readonly number[]): boolean =>
  new Set(unos).symmetricDifference(new Set(otros)).size === 0

/**
 * Changes a row; a side that is given replaces the whole side. 404 also when other courses of a plan of origin out of scope are given, 409 when the person
 * edited an older revision, or ceased.
 */
export async function saveEquivalencia(
  ctx: Ctx,
  { id, revision, tipo, nota, origen, destino }: Partial<Fila> & { id: number; revision?: number },
): Promise<Equivalencia> {
  const { plan, row } = await openRow(ctx, id)
  const actual = await selectEquivalencia(ctx, id)
  await assertFresh(row, revision, async () => actual)
  const era: Lados = { origen: actual.origen.map(c => c.id), destino: actual.destino.map(c => c.id) }
  // A form sends what it did not change too: a note of the own table needs nothing of the other plan.
  if (origen && !isMisma(origen, era.origen)) await assertOrigen(ctx, row.planestudio_id, row.plan_origen_id)
  const partes = origen || destino ? await replaceLados(ctx, row, { ...era, origen, destino }, era) : null
  await updateRow(ctx, entidadDe(plan), row, { tipo, nota }, undefined, partes)
  return selectEquivalencia(ctx, id)
}

async function replaceLados(ctx: Ctx, row: Row, given: Partial<Lados>, era: Lados) {
  const [planId, origenId] = [row.planestudio_id, row.plan_origen_id]
  const filas = [{ origen: given.origen ?? era.origen, destino: given.destino ?? era.destino }]
  const campo = (_i: number, field: string): string => field
  const [despues] = await leerLados(ctx, { planId, origenId, filas, campo, salvo: row.id })
  const [antes] = await leerLados(ctx, { planId, origenId, filas: [era], campo, salvo: row.id })
  const changed = (['origen', 'destino'] as const).filter(l => antes![l].join() !== despues![l].join())
  if (changed.length === 0) return null
  await ctx.tx
    .delete(equivalencia_cursos)
    .where(
      and(eq(equivalencia_cursos.empresa_id, ctx.empresaId), eq(equivalencia_cursos.equivalencia_id, row.id)),
    )
  await insertCursos(ctx, [{ id: row.id, lados: despues! }])
  const only = (lados: Lados) => Object.fromEntries(changed.map(l => [l, lados[l]]))
  return { antes: only(antes!), despues: only(despues!) }
}

/** Puts a row at another place among those of the same two plans, counted from 0; answers the whole table. */
export async function moveEquivalencia(
  ctx: Ctx,
  { id, posicion }: { id: number; posicion: number },
): Promise<Equivalencia[]> {
  const { plan, row } = await openRow(ctx, id)
  const rows = await selectRows(ctx, row.planestudio_id, row.plan_origen_id)
  const mine = rows.find(r => r.id === row.id)!
  await updateRows(
    ctx,
    entidadDe(plan),
    mover(rows, mine, posicion).map((r, orden) => ({ row: r, values: { orden } })),
  )
  return selectEquivalencias(ctx, plan.id)
}

/** Deletes a row of the table. */
export async function deleteEquivalencia(ctx: Ctx, id: number): Promise<void> {
  const { plan, row } = await openRow(ctx, id)
  await deleteRows(ctx, entidadDe(plan), [row])
}
