import type { CompetenciasCopiadas } from '@malla/domain/planes/copiarCompetencias.ts'
import { conocerTras } from '../../platform/conocerTras.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { portions } from '../../platform/portions.ts'
import { insertRows } from '../../platform/rows.ts'
import { ambitoDePlan, type PlanRow } from '../planes/planes.guard.ts'

const { competencia_cursos, competencia_resultados, competencias, grupos_competencias } = schema

/** Writes competencies whose ids are already those of the plan, without a record of each (docs/decisions/0022-copia-de-planes.md). */
export async function escribirCompetencias(
  ctx: Ctx,
  plan: PlanRow,
  filas: Omit<CompetenciasCopiadas, 'resultados'>,
): Promise<void> {
  const callado = { ...ctx, record: () => {} }
  const parte = { evento: 'plan_estudio', ambito: () => ambitoDePlan(plan) }
  const suyo = { empresa_id: ctx.empresaId, planestudio_id: plan.id }
  const delPlan = <R extends object>(rows: R[]) => rows.map(row => ({ ...row, planestudio_id: plan.id }))
  await insertRows(callado, { ...parte, table: grupos_competencias }, delPlan(filas.grupos))
  await insertRows(callado, { ...parte, table: competencias }, delPlan(filas.competencias))
  for (const part of portions(filas.vinculos, 3))
    await ctx.tx.insert(competencia_resultados).values(part.map(v => ({ ...v, empresa_id: ctx.empresaId })))
  for (const part of portions(filas.celdas, 5))
    await ctx.tx.insert(competencia_cursos).values(part.map(c => ({ ...c, ...suyo })))
  const mas = Math.max(filas.competencias.length, filas.vinculos.length, filas.celdas.length)
  conocerTras(ctx, ['competencias', 'competencia_resultados', 'competencia_cursos'], mas)
}
