import { calls } from '@malla/contracts/calls.ts'
import { pdfCarta, pdfCartas } from '@malla/documents/asignaturas/pdfCarta.ts'
import type { Documento } from '@malla/documents/document.ts'
import { renderPdf } from '@malla/documents/engine/pdf.ts'
import type { DatosPlan } from '@malla/documents/planes/datos.ts'
import { pdfCursosElectivos, pdfCursosObligatorios } from '@malla/documents/planes/pdfCursos.ts'
import { pdfPlan } from '@malla/documents/planes/pdfPlan.ts'
import { pdfPublico } from '@malla/documents/planes/pdfPublico.ts'
import type { Ctx } from '../../../platform/context.ts'
import { notFound } from '../../../platform/errors.ts'
import type { DeferredFile, Router } from '../../../platform/http/router.ts'
import { type Reports, report } from '../../../platform/reports.ts'
import { selectDatosPlan } from './datosPlan.queries.ts'

const c = calls.planes

/** Day of printing where the institutions of the product are; a report printed at night in Lima bears Lima's day. */
const today = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Lima' }).format(new Date())

/** A report of a plan: its data are read in the transaction, it is typeset after. */
async function pdf(
  ctx: Ctx,
  planId: number,
  nombre: string,
  compose: (d: DatosPlan) => Documento,
): Promise<DeferredFile> {
  const datos = await selectDatosPlan(ctx, planId, today())
  const documento = compose(datos)
  const name = `${nombre} - ${datos.full_name}.pdf`
  return { render: async () => ({ bytes: await renderPdf(documento), name, type: 'application/pdf' }) }
}

export function informesDePlanRoutes(r: Router, reports: Reports): void {
  report(r, reports, c.pdfPlan, (ctx, { id }) => pdf(ctx, id, 'Plan de estudios', pdfPlan))
  report(r, reports, c.pdfPublico, (ctx, { id }) => pdf(ctx, id, 'Plan público', pdfPublico))
  report(r, reports, c.pdfObligatorios, (ctx, { id, ...filtro }) =>
    pdf(ctx, id, 'Cursos obligatorios', d => pdfCursosObligatorios(d, filtro)),
  )
  report(r, reports, c.pdfElectivos, (ctx, { id, ...filtro }) =>
    pdf(ctx, id, 'Cursos electivos', d => pdfCursosElectivos(d, filtro)),
  )
  report(r, reports, c.pdfCartas, (ctx, { id, ...filtro }) =>
    pdf(ctx, id, 'Cartas descriptivas', d => pdfCartas(d, [], filtro)),
  )
  report(r, reports, c.pdfCarta, (ctx, { id, asignatura }) =>
    pdf(ctx, id, 'Carta descriptiva', d => {
      if (!d.asignaturas.some(a => a.id === asignatura)) throw notFound()
      return pdfCarta(d, { asignatura_id: asignatura })
    }),
  )
}
