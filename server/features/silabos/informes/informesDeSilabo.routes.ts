import { calls } from '@malla/contracts/calls.ts'
import type { Documento } from '@malla/documents/document.ts'
import { archivoDePlan, archivoDeSilabo } from '@malla/documents/formato.ts'
import { documentoAbreviado, documentoDeSilabo } from '@malla/documents/silabos/documentoDeSilabo.ts'
import { pdfSilabos, periodoComun } from '@malla/documents/silabos/pdfSilabos.ts'
import { documentoDeUnidades } from '@malla/documents/silabos/unidades.ts'
import type { Ctx } from '../../../platform/context.ts'
import { invalidField } from '../../../platform/errors.ts'
import type { DeferredFile } from '../../../platform/http/answer.ts'
import type { Router } from '../../../platform/http/router.ts'
import { mail } from '../../../platform/mailReport.ts'
import { type Reports, report } from '../../../platform/reports.ts'
import { enPdf, enWord } from '../../planes/informes/informe.ts'
import { pdfDeSilabo, selectSilaboImpreso, type UnSilabo } from './pdfDeSilabo.ts'
import { scriptDeSilabos } from './scriptDeSilabos.ts'
import { type PedidoDePlan, type Reunidos, reunirSilabos } from './silabosDePlan.ts'
import { zipDeSilabos } from './zipDeSilabos.ts'

const c = calls.informesDeSilabo

/** One syllabus in another form than its PDF. */
async function deUno(
  ctx: Ctx,
  cual: UnSilabo,
  que: string,
  compose: typeof documentoDeSilabo,
  en = enPdf,
): Promise<DeferredFile> {
  const { hoja, datos } = await selectSilaboImpreso(ctx, cual)
  return en(archivoDeSilabo(que, datos), (): Documento => compose(hoja, datos))
}

const titleOf = ({ hoja, silabos }: Reunidos): string =>
  archivoDePlan(['Sílabos', periodoComun(silabos)].filter(Boolean).join(' - '), hoja)

async function unidades(
  ctx: Ctx,
  { id, planestudio_id, ...p }: Partial<PedidoDePlan> & { planestudio_id?: number | undefined },
): Promise<DeferredFile> {
  if (id) {
    const silabo = await selectSilaboImpreso(ctx, { id, periodo_id: p.periodo_id })
    if (planestudio_id && silabo.curso.planestudio_id !== planestudio_id)
      throw invalidField('id', 'Ese curso no es de este plan.')
    return enPdf(archivoDeSilabo('Unidades', silabo.datos), () => documentoDeUnidades(silabo.hoja, [silabo]))
  }
  if (!planestudio_id) throw invalidField('planestudio_id', 'Indique el curso o el plan de estudios.')
  const { hoja, silabos } = await reunirSilabos(ctx, { ...p, id: planestudio_id })
  return enPdf(archivoDePlan('Unidades por curso', hoja), () => documentoDeUnidades(hoja, silabos))
}

/** Documents of syllabi (§7, Courses). */
export function informesDeSilaboRoutes(r: Router, reports: Reports): void {
  report(r, reports, c.pdf, pdfDeSilabo)
  report(r, reports, c.abreviado, (ctx, cual) => deUno(ctx, cual, 'Sílabo abreviado', documentoAbreviado))
  report(r, reports, c.word, (ctx, cual) => deUno(ctx, cual, 'Sílabo', documentoDeSilabo, enWord))
  mail(r, reports, c.mail, ({ correo: _, ...input }) => ({ of: c.pdf, input }))
  report(r, reports, c.unidades, unidades)
  report(r, reports, c.sql, scriptDeSilabos)
  report(r, reports, c.dePlanPdf, async (ctx, pedido: PedidoDePlan) => {
    const reunidos = await reunirSilabos(ctx, pedido)
    const { hoja, silabos, faltan } = reunidos
    return enPdf(titleOf(reunidos), () => pdfSilabos(hoja, silabos, faltan))
  })
  report(r, reports, c.dePlanZip, async (ctx, pedido: PedidoDePlan) => {
    const reunidos = await reunirSilabos(ctx, pedido)
    return zipDeSilabos(ctx, titleOf(reunidos), reunidos)
  })
}
