import { calls } from '@malla/contracts/calls.ts'
import { archivoDePlan } from '@malla/documents/formato.ts'
import { pdfAnalitica } from '@malla/documents/planes/pdfAnalitica.ts'
import { pdfAnaliticaDeDos } from '@malla/documents/planes/pdfAnaliticaDeDos.ts'
import type { Ctx } from '../../platform/context.ts'
import { hoyAqui } from '../../platform/horaLocal.ts'
import type { DeferredFile } from '../../platform/http/answer.ts'
import { preparedRoute, type Router, route } from '../../platform/http/router.ts'
import { mail } from '../../platform/mailReport.ts'
import { type Reports, report } from '../../platform/reports.ts'
import { selectDatosPlan } from '../planes/informes/datosPlan.queries.ts'
import { enPdf, enWord } from '../planes/informes/informe.ts'
import { selectMembrete } from '../versiones/membrete.queries.ts'
import { selectAnalisis, selectAnalizado } from './analitica.queries.ts'
import { exportarCsv } from './exportarCsv.service.ts'
import { abrirCsv } from './filasDeCsv.ts'
import { importarCsv } from './importarCsv.service.ts'

const c = calls.analitica

/** The report of two pages, in the format that `en` makes. */
async function informe(ctx: Ctx, planId: number, en: typeof enPdf): Promise<DeferredFile> {
  const datos = await selectDatosPlan(ctx, planId, hoyAqui())
  return en(archivoDePlan('Analítica curricular', datos), () => pdfAnalitica(datos))
}

/** Two plans side by side, `id` as it was before. 404 when the person may not see one of them. */
async function informeDeDos(ctx: Ctx, { id, otro }: { id: number; otro: number }): Promise<DeferredFile> {
  const [antes, despues] = [await selectAnalizado(ctx, id), await selectAnalizado(ctx, otro)]
  const documento = pdfAnaliticaDeDos(antes, despues, await selectMembrete(ctx))
  return enPdf(documento.archivo, () => documento)
}

/** Curricular analytics: figures, report, and the published CSV format. */
export function analiticaRoutes(r: Router, reports: Reports): void {
  route(r, c.show, async (ctx, { id }) => ({ data: await selectAnalisis(ctx, id) }))
  report(r, reports, c.pdf, (ctx, { id }) => informe(ctx, id, enPdf))
  report(r, reports, c.word, (ctx, { id }) => informe(ctx, id, enWord))
  report(r, reports, c.pdfDeDos, informeDeDos)
  mail(r, reports, c.mail, ({ id }) => ({ of: c.pdf, input: { id } }))
  report(r, reports, c.csv, (ctx, { id, medidas }) => exportarCsv(ctx, id, medidas))
  preparedRoute(r, c.importar, async ({ archivo }) => abrirCsv(archivo.data), importarCsv)
}
