import { calls } from '@malla/contracts/calls.ts'
import { mensajes } from '@malla/contracts/mensajes.ts'
import { empresaOrNone, installationRoute, type Router } from '../../platform/http/router.ts'
import { paginationOf } from '../../platform/page.ts'
import { type Reports, report } from '../../platform/reports.ts'
import { sugerenciasEnPdf } from './informe.ts'
import { contarSugerencias, selectSugerencia, selectSugerencias } from './sugerencias.queries.ts'
import { createSugerencia, deleteSugerencia, saveSugerencia } from './sugerencias.service.ts'

const c = calls.sugerencias

export function sugerenciasRoutes(r: Router, reports: Reports): void {
  installationRoute(r, c.create, async (ctx, input) => ({
    data: await createSugerencia(ctx, input),
    message: 'Gracias: su sugerencia llegó. La leerá el administrador.',
  }))
  installationRoute(r, c.list, async (ctx, input) => {
    const { rows, total } = await selectSugerencias(ctx, input)
    return { data: rows, pagination: paginationOf(input, total, rows.length, c.list.path) }
  })
  installationRoute(r, c.resumen, ctx => contarSugerencias(ctx.tx))
  installationRoute(r, c.show, async (ctx, { id }) => ({ data: await selectSugerencia(ctx, id) }))
  installationRoute(r, c.update, async (ctx, input) => {
    const data = await saveSugerencia(ctx, input)
    return { data, message: mensajes.exito.guardado }
  })
  installationRoute(r, c.delete, async (ctx, { id }) => {
    await deleteSugerencia(ctx, id)
    return { message: 'Acabamos de eliminar la sugerencia para el software.' }
  })
  report(r, reports, c.pdf, sugerenciasEnPdf, empresaOrNone)
}
