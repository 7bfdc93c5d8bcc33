import { archivoDePlan } from '@malla/documents/formato.ts'
import { analizar } from '@malla/domain/analitica/analitica.ts'
import { escribirIntercambio } from '@malla/domain/analitica/escribirIntercambio.ts'
import { medidasPorNumero, planIntercambiado } from '@malla/domain/analitica/planIntercambiado.ts'
import type { Ctx } from '../../platform/context.ts'
import { writeCsv } from '../../platform/csv/csv.ts'
import type { FileAnswer } from '../../platform/http/answer.ts'
import { selectPlanAnalizable } from './analitica.queries.ts'

/** The courses and requisites of a plan in the published format; with the measures of each course when asked for. */
export async function exportarCsv(ctx: Ctx, id: number, conMedidas = false): Promise<FileAnswer> {
  const plan = await selectPlanAnalizable(ctx, id, 'informes.ver')
  const { malla, periodicidad } = plan
  const intercambiado = planIntercambiado(malla, {
    nombre: plan.full_name,
    institucion: ctx.sesion.empresa!.razonsocial,
    tipo: plan.nivel,
    periodicidad,
  })
  const medidas = conMedidas ? medidasPorNumero(malla, analizar(malla.grafo, periodicidad).de) : undefined
  return {
    bytes: writeCsv(escribirIntercambio(intercambiado, medidas)),
    name: `${archivoDePlan('Analítica curricular', plan)}.csv`,
    type: 'text/csv; charset=utf-8',
  }
}
