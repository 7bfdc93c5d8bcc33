import type { PublicacionDePlan } from '@malla/contracts/publicaciones.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, eq } from '../../platform/db/drizzle.ts'
import { conflict, stale } from '../../platform/errors.ts'
import { assertFresh, deleteRows, type Entidad, insertRow, updateRow } from '../../platform/rows.ts'
import { ambitoDePlan, lockPlan, type PlanRow } from '../planes/planes.guard.ts'
import { selectPublicacionDePlan } from './publicaciones.queries.ts'

const { publicaciones } = schema

const RETIRADO = 'Otra persona retiró el plan mientras usted lo editaba: ya no es público.'

/** Who published it is told by the record itself. */
const entidadDe = (plan: PlanRow): Entidad<typeof publicaciones> => ({
  table: publicaciones,
  evento: 'publicacion',
  ambito: () => ambitoDePlan(plan),
  silent: ['publicado_por'],
})

/** The row of a plan; the plan is locked by the caller. */
async function selectDePlan(ctx: Ctx, planId: number) {
  const [row] = await ctx.tx
    .select()
    .from(publicaciones)
    .where(and(eq(publicaciones.empresa_id, ctx.empresaId), eq(publicaciones.planestudio_id, planId)))
  return row ?? null
}

/**
 * Publishes a plan under an address, or changes how it is published; a ceased plan too: those who began under it still read it. 404, 403; 409 when
 * the person saw an older state or one that was withdrawn since, 422 for an address that another plan of the institution has.
 */
export async function savePublicacion(
  ctx: Ctx,
  { id, direccion, con_silabos, revision }: GuardarPublicacion,
): Promise<PublicacionDePlan> {
  const plan = await lockPlan(ctx, id, 'curricular.editar')
  const row = await selectDePlan(ctx, id)
  const entidad = entidadDe(plan)
  if (row) {
    await assertFresh(row, revision, () => selectPublicacionDePlan(ctx, plan))
    await updateRow(ctx, entidad, row, { direccion, ...(con_silabos === undefined ? {} : { con_silabos }) })
  } else {
    // Who changed an address meant no plan that somebody withdrew meanwhile to be public again.
    if (revision) throw stale(await selectPublicacionDePlan(ctx, plan), RETIRADO)
    const publicado_por = ctx.sesion.usuario_id
    await insertRow(ctx, entidad, {
      planestudio_id: id,
      direccion,
      con_silabos: con_silabos ?? false,
      publicado_por,
    })
  }
  return selectPublicacionDePlan(ctx, plan)
}

interface GuardarPublicacion {
  /** The plan. */
  id: number
  direccion: string
  con_silabos?: boolean
  /** 0: of a plan that is not published yet; absent: whatever it is now. */
  revision?: number
}

/** Withdraws a plan: its pages are gone with the commit. 404, 403; 409 when it is not published. */
export async function deletePublicacion(ctx: Ctx, planId: number): Promise<void> {
  const plan = await lockPlan(ctx, planId, 'curricular.editar')
  const row = await selectDePlan(ctx, planId)
  if (!row) throw conflict('El plan no está publicado.')
  await deleteRows(ctx, entidadDe(plan), [row])
}
