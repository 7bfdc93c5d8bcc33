import type { ParsedOf } from '@malla/contracts/call.ts'
import type { Plan } from '@malla/contracts/plan.ts'
import type { planes as calls } from '@malla/contracts/planes.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, eq } from '../../platform/db/drizzle.ts'
import { invalidField, notFound } from '../../platform/errors.ts'
import { type Extension, nombreDeArchivo, tipoPorContenido } from '../../platform/files/archivoDePersona.ts'
import { dropArchivos, keepArchivo, putBytes } from '../archivos/archivos.service.ts'
import type { AdjuntoLeido } from '../textos/adjuntos.service.ts'
import { CLAVE_DE_MALLA } from './claveDeMalla.ts'
import { ambitoDePlan, assertPlan, assertVigente, lockPlan, type PlanRow } from './planes.guard.ts'
import { selectPlan } from './planes.queries.ts'

const { adjuntos } = schema

const ACEPTADAS: readonly Extension[] = ['pdf', 'jpg', 'png', 'webp', 'xlsx']

/** Reads the file of a malla, before any connection is taken. 422 when by its content it is no PDF, image or Excel book. */
export async function leerMalla({
  archivo: { filename, data },
}: ParsedOf<typeof calls.subirMalla>): Promise<AdjuntoLeido> {
  const found = await tipoPorContenido(data, ACEPTADAS)
  if (!found)
    throw invalidField(
      'archivo',
      'La malla debe ser un PDF, una imagen (JPG, PNG, WebP) o un libro de Excel.',
    )
  const nombre = nombreDeArchivo(filename, found.extension, 'Malla curricular')
  return { nombre, tipo: found.tipo, bytes: data }
}

/** Before the file is put anywhere: 404 when the plan is out of scope, 403 not allowed, 409 ceased. */
export async function assertAdmiteMalla(
  ctx: Ctx,
  { planestudio_id }: ParsedOf<typeof calls.subirMalla>,
): Promise<void> {
  assertVigente(await assertPlan(ctx, planestudio_id, 'estructura.editar'))
}

/**
 * Hangs the file of the malla on a plan, in the place of the one before. 404 out of scope, 409 ceased (by now). Recorded as a change of the plan; the plan's
 * revision stays, so that nobody's edit of it is turned away.
 */
export async function uploadMalla(
  ctx: Ctx,
  planId: number,
  { nombre, tipo, bytes: leidos }: AdjuntoLeido,
): Promise<Plan> {
  const bytes = await putBytes(ctx, leidos)
  const plan = await lockPlan(ctx, planId, 'estructura.editar')
  assertVigente(plan)
  const before = await takeOff(ctx, planId)
  const archivo = await keepArchivo(ctx, {
    bytes,
    nombre,
    tipo,
    facultad_id: plan.facultad_id,
    programa_id: plan.programa_id,
  })
  await ctx.tx.insert(adjuntos).values({
    empresa_id: ctx.empresaId,
    planestudio_id: planId,
    key: CLAVE_DE_MALLA,
    archivo_id: archivo.id,
  })
  await dropArchivos(ctx, before)
  note(ctx, plan, before[0] ?? null, archivo.id)
  return selectPlan(ctx, planId)
}

/** Takes the file of the malla off a plan. 404 out of scope or when it has none, 409 ceased. */
export async function removeMalla(ctx: Ctx, planId: number): Promise<void> {
  const plan = await lockPlan(ctx, planId, 'estructura.editar')
  assertVigente(plan)
  const before = await takeOff(ctx, planId)
  if (before.length === 0) throw notFound('El plan no tiene archivo de la malla.')
  await dropArchivos(ctx, before)
  note(ctx, plan, before[0]!, null)
}

/** Unhangs what hangs there; the ids of the files that nothing points at any more. */
async function takeOff(ctx: Ctx, planId: number): Promise<number[]> {
  const gone = await ctx.tx
    .delete(adjuntos)
    .where(
      and(
        eq(adjuntos.empresa_id, ctx.empresaId),
        eq(adjuntos.planestudio_id, planId),
        eq(adjuntos.key, CLAVE_DE_MALLA),
      ),
    )
    .returning({ archivo_id: adjuntos.archivo_id })
  return gone.map(a => a.archivo_id)
}

function note(ctx: Ctx, plan: PlanRow, antes: number | null, despues: number | null): void {
  ctx.record({
    evento: 'plan_estudio.updated',
    objeto_id: plan.id,
    ambito: ambitoDePlan(plan),
    antes: { malla_id: antes },
    despues: { malla_id: despues },
  })
}
