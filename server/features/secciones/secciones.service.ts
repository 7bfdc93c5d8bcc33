import type { Seccion } from '@malla/contracts/ciclos.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { conflict, invalidField, notFound } from '../../platform/errors.ts'
import { assertFresh, deleteRows, type Entidad, insertRow, lockRow, updateRow } from '../../platform/rows.ts'
import { selectCursosDe, whyNotDelete } from '../planes/cursosDe.queries.ts'
import { ambitoDePlan, assertPlanEditable, type PlanRow } from '../planes/planes.guard.ts'
import { selectPlanDeSeccion, selectSeccion } from './secciones.queries.ts'

const { secciones } = schema

/** Sections of electives of this plan as they are written and recorded. */
export const seccionEntidad = (plan: PlanRow): Entidad<typeof secciones> => ({
  table: secciones,
  evento: 'seccion_electivo',
  ambito: () => ambitoDePlan(plan),
})

interface Campos {
  nombre?: string
  planestudio_id?: number
  creditos_requeridos?: number | null
}

/** Makes a section of electives. 404 no such plan, 409 ceased. */
export async function createSeccion(
  ctx: Ctx,
  campos: Campos & { nombre: string; planestudio_id: number },
): Promise<Seccion> {
  const plan = await assertPlanEditable(ctx, campos.planestudio_id, 'estructura.crear')
  const row = await insertRow(ctx, seccionEntidad(plan), campos)
  return selectSeccion(ctx, row.id)
}

/** Changes a section. 404 out of scope, 409 stale or ceased, 422 when it should go to another plan. */
export async function saveSeccion(
  ctx: Ctx,
  { id, revision, planestudio_id, ...campos }: Campos & { id: number; revision?: number },
): Promise<Seccion> {
  const plan = await assertPlanEditable(ctx, await selectPlanDeSeccion(ctx, id), 'estructura.editar')
  const row = await lockRow(ctx, seccionEntidad(plan), id)
  await assertFresh(row, revision, () => selectSeccion(ctx, id))
  if (planestudio_id !== undefined && planestudio_id !== plan.id)
    throw invalidField('planestudio_id', 'Una sección no se puede pasar a otro plan de estudios.')
  await updateRow(ctx, seccionEntidad(plan), row, campos)
  return selectSeccion(ctx, id)
}

/** Deletes a section of this plan. 404 when it is of another one, 409 naming the courses that stand in it. */
export async function deleteSeccion(ctx: Ctx, id: number, planestudio_id: number): Promise<void> {
  if ((await selectPlanDeSeccion(ctx, id)) !== planestudio_id) throw notFound()
  const plan = await assertPlanEditable(ctx, planestudio_id, 'estructura.eliminar')
  const row = await lockRow(ctx, seccionEntidad(plan), id)
  const reason = whyNotDelete(`la sección «${row.nombre}»`, await selectCursosDe(ctx, { seccion_id: id }))
  if (reason) throw conflict(reason)
  await deleteRows(ctx, seccionEntidad(plan), [row])
}
