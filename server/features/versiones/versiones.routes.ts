import { calls } from '@malla/contracts/calls.ts'
import { pdfComparacion } from '@malla/documents/planes/comparacion.ts'
import { copyRoute } from '../../platform/http/copyRoute.ts'
import { type Router, route } from '../../platform/http/router.ts'
import { type Reports, report } from '../../platform/reports.ts'
import { dibujarPdf } from '../planes/informes/informe.ts'
import { comparar } from './comparar.service.ts'
import { selectRelacionados } from './linaje.queries.ts'
import { selectMembrete } from './membrete.queries.ts'
import { createVersion, selectPorCopiar } from './versiones.service.ts'

const c = calls.versiones

export function versionesRoutes(r: Router, reports: Reports): void {
  copyRoute(r, c.create, selectPorCopiar, async (ctx, input, adelantadas) => {
    const { plan, copiado } = await createVersion(ctx, input, adelantadas)
    return { data: plan, copiado, message: `Acabamos de crear la versión «${plan.full_name}».` }
  })
  route(r, c.relacionados, async (ctx, { id }) => ({ data: await selectRelacionados(ctx, id) }))
  route(r, c.comparar, async (ctx, { id, otro }) => ({ data: await comparar(ctx, id, otro) }))
  report(r, reports, c.pdfComparacion, async (ctx, { id, otro, soloCambios = false }) => {
    const [comparacion, membrete] = [await comparar(ctx, id, otro), await selectMembrete(ctx)]
    const documento = pdfComparacion(comparacion, membrete, soloCambios)
    return {
      render: async () => ({
        bytes: await dibujarPdf(documento),
        name: `${documento.archivo}.pdf`,
        type: 'application/pdf',
      }),
    }
  })
}
