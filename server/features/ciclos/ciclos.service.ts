import type { Ciclo } from '@malla/contracts/ciclos.ts'
import { descripcionDe, descripcionDeCiclo, MAX_CICLOS } from '@malla/domain/ciclos/ciclo.ts'
import { numeroSiguiente, PLAN_LLENO } from '@malla/domain/ciclos/maximo.ts'
import { cicloUsual } from '@malla/domain/ciclos/nombrar.ts'
import { ordenFundido, whyNotNumerar } from '@malla/domain/ciclos/orden.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { conflict, invalidField, stale } from '../../platform/errors.ts'
import {
  assertFresh,
  deleteRows,
  type Entidad,
  insertRow,
  insertRows,
  lockRow,
  updateRow,
  updateRows,
} from '../../platform/rows.ts'
import { cursosDelPlan } from '../asignaturas/comprobar.ts'
import { leerPlan } from '../asignaturas/planAbierto.ts'
import { selectCursosDe, whyNotDelete } from '../planes/cursosDe.queries.ts'
import {
  ambitoDePlan,
  assertPlanEditable,
  assertVigente,
  lockPlan,
  type PlanRow,
} from '../planes/planes.guard.ts'
import {
  selectCiclo,
  selectCicloRows,
  selectCiclosDelPlan,
  selectNivel,
  selectNumeros,
  selectPlanDelCiclo,
} from './ciclos.queries.ts'

const { ciclos } = schema

/** Cycles of this plan as they are written and recorded. */
export const cicloEntidad = (plan: PlanRow): Entidad<typeof ciclos> => ({
  table: ciclos,
  evento: 'ciclo',
  ambito: () => ambitoDePlan(plan),
})

interface Campos {
  nombre?: string
  descripcion?: string
  estado?: Ciclo['estado']
  planestudio_id?: number
  numero?: number
}

/** The first `n` cycles of a plan that has none: I, II, …; in a school 1.er grado, 2.° grado, …, or 3 años, 4 años, … (`cicloUsual`). */
export async function createCiclosIniciales(ctx: Ctx, plan: PlanRow, n: number): Promise<void> {
  const nivel = n > 0 ? await selectNivel(ctx, plan) : undefined
  const values = Array.from({ length: n }, (_, i) => ({
    planestudio_id: plan.id,
    numero: i + 1,
    ...cicloUsual(i + 1, ctx.sesion.empresa?.tipo, nivel, n),
  }))
  await insertRows(ctx, cicloEntidad(plan), values)
}

/** Makes the first `cuantos` cycles of a plan that stands empty, all or none. 404 no such plan, 409 ceased, or when it has cycles already. */
export async function createPrimeros(ctx: Ctx, planId: number, cuantos: number): Promise<Ciclo[]> {
  const plan = await lockPlan(ctx, planId, 'estructura.crear')
  assertVigente(plan)
  if ((await selectNumeros(ctx, planId)).length > 0) throw conflict('El plan ya tiene ciclos.')
  await createCiclosIniciales(ctx, plan, cuantos)
  return selectCiclosDelPlan(ctx, planId)
}

/**
 * Makes a cycle, under the next number of its plan (`numeroSiguiente`) unless one is given. 404 no such plan, 409 ceased or with as many cycles as it may have,
 * 422 when the number is taken.
 */
export async function createCiclo(
  ctx: Ctx,
  { numero, ...campos }: Campos & { nombre: string; planestudio_id: number },
): Promise<Ciclo> {
  // The plan is locked alone: two people who add a cycle at once get two numbers.
  const plan = await lockPlan(ctx, campos.planestudio_id, 'estructura.crear')
  assertVigente(plan)
  const numeros = await selectNumeros(ctx, plan.id)
  if (numero !== undefined) assertNumero(numeros, numero)
  const suyo = numero ?? numeroSiguiente(numeros)
  if (suyo === null) throw conflict(PLAN_LLENO)
  const row = await insertRow(ctx, cicloEntidad(plan), {
    ...campos,
    numero: suyo,
    descripcion: campos.descripcion || descripcionDeCiclo(campos.nombre),
  })
  return selectCiclo(ctx, row.id)
}

/** The description after a save: emptied it is the usual one again, and the usual one follows a new name. */
function descripcionTras(
  row: { nombre: string; descripcion: string },
  { nombre = row.nombre, descripcion }: Campos,
): string | undefined {
  if (descripcion === '') return descripcionDeCiclo(nombre)
  if (descripcion !== undefined) return descripcion
  return [descripcionDeCiclo, descripcionDe].find(de => de(row.nombre) === row.descripcion)?.(nombre)
}

/**
 * Changes a cycle. 404 out of scope, 409 stale or ceased, 422 when it should go to another plan, or the number is taken or puts a course before what it
 * requires.
 */
export async function saveCiclo(
  ctx: Ctx,
  { id, revision, planestudio_id, ...campos }: Campos & { id: number; revision?: number },
): Promise<Ciclo> {
  const plan = await lockPlan(ctx, await selectPlanDelCiclo(ctx, id), 'estructura.editar')
  assertVigente(plan)
  const row = await lockRow(ctx, cicloEntidad(plan), id)
  await assertFresh(row, revision, () => selectCiclo(ctx, id))
  if (planestudio_id !== undefined && planestudio_id !== plan.id)
    throw invalidField('planestudio_id', 'Un ciclo no se puede pasar a otro plan de estudios.')
  if (campos.numero !== undefined && campos.numero !== row.numero) {
    assertNumero(await selectNumeros(ctx, plan.id), campos.numero)
    const motivo = await whyNotRenumerar(ctx, plan, new Map([[id, campos.numero]]))
    if (motivo) throw invalidField('numero', motivo)
  }
  await updateRow(ctx, cicloEntidad(plan), row, { ...campos, descripcion: descripcionTras(row, campos) })
  return selectCiclo(ctx, id)
}

const CAMBIARON = 'Los ciclos del plan cambiaron mientras los ordenaba. Vuelva a intentarlo.'
const OTRO_ORDEN =
  'Otra persona cambió antes el orden de los ciclos. Vea cómo quedó y mueva de nuevo el suyo.'

interface Orden {
  planId: number
  ids: number[]
  vistos_ids?: number[]
}

/**
 * Numbers the cycles of a plan 1, 2, … in the order given; where they stand in another one by now than their person saw (`vistos_ids`), moves what they moved.
 * 404 out of scope, 409 ceased, when others were made or deleted meanwhile, when what they moved stands against what somebody else moved, or when a course
 * would come before what it requires and does not now.
 */
export async function ordenarCiclos(
  ctx: Ctx,
  { planId, ids: pedidos, vistos_ids: vistos }: Orden,
): Promise<Ciclo[]> {
  const plan = await lockPlan(ctx, planId, 'estructura.editar')
  assertVigente(plan)
  const rows = new Map((await selectCicloRows(ctx, planId)).map(row => [row.id, row]))
  const isDeTodos = (ids: number[]) =>
    ids.length === rows.size && new Set(ids).size === rows.size && ids.every(id => rows.has(id))
  if (!isDeTodos(pedidos) || !isDeTodos(vistos ?? pedidos)) throw conflict(CAMBIARON)
  const actual = await selectCiclosDelPlan(ctx, planId)
  const hay = actual.map(c => c.id)
  const ids = vistos ? ordenFundido(vistos, pedidos, hay) : pedidos
  if (!ids) throw stale(actual, OTRO_ORDEN)
  const motivo = await whyNotRenumerar(ctx, plan, new Map(ids.map((id, i) => [id, i + 1])))
  if (motivo) throw conflict(motivo)
  const changes = ids.map((id, i) => ({ row: rows.get(id)!, values: { numero: i + 1 } }))
  await updateRows(ctx, cicloEntidad(plan), changes)
  return selectCiclosDelPlan(ctx, planId)
}

/** Deletes a cycle. 409 naming the courses that stand in it. */
export async function deleteCiclo(ctx: Ctx, id: number): Promise<void> {
  const plan = await assertPlanEditable(ctx, await selectPlanDelCiclo(ctx, id), 'estructura.eliminar')
  const row = await lockRow(ctx, cicloEntidad(plan), id)
  const reason = whyNotDelete(`el ciclo «${row.nombre}»`, await selectCursosDe(ctx, { ciclo_id: id }))
  if (reason) throw conflict(reason)
  await deleteRows(ctx, cicloEntidad(plan), [row])
}

/** 422 for a number that another cycle has, or beyond the most that a plan may have (§5). */
function assertNumero(numeros: readonly number[], numero: number): void {
  if (numero > MAX_CICLOS)
    throw invalidField('numero', `Un plan puede tener ${MAX_CICLOS} ciclos como máximo.`)
  if (numeros.includes(numero)) throw invalidField('numero', 'Ya hay un ciclo con ese número en el plan.')
}

/** Why these cycles of a plan cannot have other numbers, given by id; null when they can. */
async function whyNotRenumerar(
  ctx: Ctx,
  plan: PlanRow,
  numeros: ReadonlyMap<number, number>,
): Promise<string | null> {
  const { cursos, ciclos: suyos } = await leerPlan(ctx, plan)
  const antes = [...suyos.values()]
  const despues = antes.map(c => ({ ...c, numero: numeros.get(c.id) ?? c.numero }))
  return whyNotNumerar(cursosDelPlan(cursos.values()), antes, despues)
}
