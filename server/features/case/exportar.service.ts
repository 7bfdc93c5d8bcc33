import { archivoDePlan } from '@malla/documents/formato.ts'
import { armar } from '@malla/domain/case/armar.ts'
import type { Version } from '@malla/domain/case/campos.ts'
import { escribirPaquete } from '@malla/domain/case/escribir.ts'
import { direccion } from '@malla/domain/case/planCase.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { eq } from '../../platform/db/drizzle.ts'
import { notFound } from '../../platform/errors.ts'
import type { FileAnswer } from '../../platform/http/answer.ts'
import { assertPlan } from '../planes/planes.guard.ts'
import { selectPrograma } from '../programas/programas.queries.ts'
import { selectDocumentos } from './documentos.queries.ts'
import { selectPlanCase } from './planCase.queries.ts'

const { empresas } = schema

/** The package of a plan as a file; whether the institution publishes makes no difference. 404 not there or out of scope. */
export async function exportarCase(ctx: Ctx, planId: number, version: Version): Promise<FileAnswer> {
  const { id, full_name, programa_id } = await assertPlan(ctx, planId, 'curricular.ver')
  const plan = await selectPlanCase(ctx, id)
  if (!plan) throw notFound()
  const json = JSON.stringify(escribirPaquete(armar(plan, version)), null, 2)
  const { nombre: programa } = await selectPrograma(ctx, programa_id)
  const name = `${archivoDePlan(`CASE ${version}`, { programa, full_name })}.json`
  return { bytes: Buffer.from(json), name, type: 'application/json; charset=utf-8' }
}

/** Where a plan is published, and whether it is. */
export async function showPublicacion(ctx: Ctx, planId: number) {
  const { id } = await assertPlan(ctx, planId, 'curricular.ver')
  const [documento] = await selectDocumentos(ctx, [id])
  if (!documento) throw notFound()
  const [empresa] = await ctx.tx
    .select({ ajustes: empresas.ajustes })
    .from(empresas)
    .where(eq(empresas.id, ctx.empresaId))
  const { base, documentoId } = documento
  return {
    activo: empresa?.ajustes.case?.activo ?? false,
    documento_id: documentoId,
    direcciones: (['1.1', '1.0'] as const).map(version => ({
      version,
      paquete: direccion(base, version, 'CFPackages', documentoId),
      documento: direccion(base, version, 'CFDocuments', documentoId),
    })),
  }
}
