import type { ParsedOf } from '@malla/contracts/call.ts'
import type { revisiones as calls } from '@malla/contracts/revisiones.ts'
import type { SilaboAbierto } from '@malla/contracts/silabos.ts'
import { type Paso, pasosDeRevision, whyNotPaso } from '@malla/domain/silabos/revision.ts'
import { assertMay, type Ctx } from '../../platform/context.ts'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import { conflict, stale } from '../../platform/errors.ts'
import { abrir } from './abrir.service.ts'
import { olvidarArchivo } from './archivarAprobados.ts'
import { avisarPaso } from './avisos.service.ts'
import { congelarSilabo } from './congelar.service.ts'
import { ambitoDeSilabo, assertCursoEditable, lugarDeCambio } from './curso.guard.ts'
import { remedirCursos } from './medir.service.ts'
import { selectPeriodoDe } from './periodo.queries.ts'
import { selectQueCambio } from './queCambio.queries.ts'
import { lockSilabo } from './silabos.queries.ts'

/** What each step writes beside the state. What was said of an earlier approval goes when it is opened again. */
const columnas = (ctx: Ctx): Readonly<Record<Paso, SQL>> => ({
  entregar: sql`, entregado_at = clock_timestamp(), entregado_por = ${ctx.sesion.usuario_id}`,
  retirar: sql`, entregado_at = null, entregado_por = null`,
  observar: sql``,
  aprobar: sql`, aprobado_at = clock_timestamp(), aprobado_por = ${ctx.sesion.usuario_id}`,
  reabrir: sql`, aprobado_at = null, aprobado_por = null, congelado = null`,
})

/**
 * Takes a step of the review of a syllabus (§4; domain/silabos/revision.ts), tells those who look and mails whom it concerns. Approved, it
 * is frozen as it is. 403 when the matrix does not allow it, 409 with the reason when the syllabus is not ready for it, 409 stale.
 */
export async function darPaso(
  ctx: Ctx,
  { id, paso, revision, ...de }: ParsedOf<typeof calls.paso>,
): Promise<SilaboAbierto> {
  const periodo_id = de.periodo_id ?? null
  const curso = await assertCursoEditable(ctx, id, 'silabos.ver')
  const ambito = ambitoDeSilabo(curso)
  const { accion, hasta } = pasosDeRevision[paso]
  assertMay(ctx, accion, ambito)
  await selectPeriodoDe(ctx, periodo_id, curso.plan.programa_id)
  const row = await lockSilabo(ctx, curso, periodo_id)
  const { abierto, porPasar } = await abrir(ctx, curso, periodo_id)
  const motivo = whyNotPaso(ctx.sesion.quien, paso, porPasar, ambito)
  if (motivo) throw conflict(motivo)
  if (revision !== undefined && revision !== row.revision) {
    const visto = { periodo_id, vista: revision, ahora: row.revision }
    throw stale(abierto, (await selectQueCambio(ctx, curso, visto)) ?? undefined)
  }
  await ctx.tx.execute(sql`update silabos set estado = ${hasta}, revision = revision + 1, updated_at = clock_timestamp()
    ${columnas(ctx)[paso]} where empresa_id = ${ctx.empresaId} and id = ${row.id}`)
  if (paso === 'reabrir') await olvidarArchivo(ctx, row.id)
  if (hasta === 'aprobado') await congelarSilabo(ctx, curso, periodo_id)
  // While it was frozen nobody measured it.
  if (paso === 'reabrir') await remedirCursos(ctx, curso.plan, [curso.base])
  const { abierto: despues } = await abrir(ctx, curso, periodo_id)
  ctx.record({
    evento: 'silabo.updated',
    objeto_id: curso.curso.id,
    ambito: lugarDeCambio(curso),
    antes: { estado: porPasar.estado },
    despues: { estado: hasta, paso, periodo_id, revision: despues.silabo.revision },
  })
  await avisarPaso(ctx, despues, { curso_id: curso.curso.id, paso, desde: porPasar.estado })
  return despues
}
