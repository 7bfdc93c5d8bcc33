import type { HallazgoAceptado } from '@malla/contracts/legal.ts'
import { claveDeHallado } from '@malla/domain/legal/aceptar.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, eq } from '../../platform/db/drizzle.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { deleteRows, type Entidad, insertRow, lockRow, updateRow } from '../../platform/rows.ts'
import { ambitoDePlan, assertVigente, lockPlan, type PlanRow } from '../planes/planes.guard.ts'
import { selectAceptados } from './aceptados.queries.ts'
import { selectLegal } from './legal.queries.ts'

const { hallazgos_aceptados } = schema

const entidadDe = (plan: PlanRow): Entidad<typeof hallazgos_aceptados> => ({
  table: hallazgos_aceptados,
  evento: 'hallazgo_legal',
  ambito: () => ambitoDePlan(plan),
  silent: ['usuario_id'],
})

/** The plan, alone: one acceptance a place. 404 out of scope, 403 not allowed, 409 ceased. */
async function openPlan(ctx: Ctx, planId: number): Promise<PlanRow> {
  const plan = await lockPlan(ctx, planId, 'curricular.editar')
  assertVigente(plan)
  return plan
}

async function selectUno(ctx: Ctx, planId: number, id: number): Promise<HallazgoAceptado> {
  const found = (await selectAceptados(ctx, [planId])).find(a => a.id === id)
  if (!found) throw notFound()
  const { planestudio_id: _plan, ...aceptado } = found
  return aceptado
}

/**
 * Accepts what is found now, with its reason; an older acceptance of the same rule in the same place is replaced. 409 when something else is
 * found there by now, or nothing.
 */
export async function aceptar(
  ctx: Ctx,
  given: Pick<HallazgoAceptado, 'regla' | 'hallado' | 'motivo'> & { planId: number; lugar?: string },
): Promise<HallazgoAceptado> {
  const { planId, regla, lugar = '', hallado, motivo } = given
  const plan = await openPlan(ctx, planId)
  const { hallazgos } = await selectLegal(ctx, planId)
  const actual = hallazgos.find(h => h.regla === regla && h.lugar === lugar)
  if (!actual) throw conflict('Esto ya no se observa en el plan: no hay nada que aceptar.')
  if (claveDeHallado(actual.hallado) !== claveDeHallado(hallado))
    throw conflict(`Lo observado cambió mientras tanto. Ahora dice: ${actual.mensaje}`)
  const entidad = entidadDe(plan)
  const values = { hallado: actual.hallado, motivo, usuario_id: ctx.sesion.usuario_id }
  const [older] = await ctx.tx
    .select({ id: hallazgos_aceptados.id })
    .from(hallazgos_aceptados)
    .where(
      and(
        eq(hallazgos_aceptados.empresa_id, ctx.empresaId),
        eq(hallazgos_aceptados.planestudio_id, planId),
        eq(hallazgos_aceptados.regla, regla),
        eq(hallazgos_aceptados.lugar, lugar),
      ),
    )
  const row = older
    ? await updateRow(ctx, entidad, await lockRow(ctx, entidad, older.id), values)
    : await insertRow(ctx, entidad, { planestudio_id: planId, regla, lugar, ...values } as never)
  return selectUno(ctx, planId, row.id)
}

/** Takes an acceptance back: what it was for counts again. */
export async function retirar(ctx: Ctx, { planId, id }: { planId: number; id: number }): Promise<void> {
  const plan = await openPlan(ctx, planId)
  const row = await lockRow(ctx, entidadDe(plan), id)
  if (row.planestudio_id !== planId) throw notFound()
  await deleteRows(ctx, entidadDe(plan), [row])
}
