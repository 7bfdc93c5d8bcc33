import { calls } from '@malla/contracts/calls.ts'
import { mensajes } from '@malla/contracts/mensajes.ts'
import { type Router, route } from '../../platform/http/router.ts'
import { paginationOf } from '../../platform/page.ts'
import { type Reports, report } from '../../platform/reports.ts'
import { contar, nombreDeCosa } from './contar.ts'
import { selectEntidadesDeLog, selectPersonasDeLog } from './filtros.queries.ts'
import { imprimirLog } from './imprimir.ts'
import { selectLog } from './logs.queries.ts'
import { deleteLogs } from './logs.service.ts'

const c = calls.logs

export function logsRoutes(r: Router, reports: Reports): void {
  route(r, c.list, async (ctx, input) => {
    const { rows, total } = await selectLog(ctx, input)
    return { data: await contar(ctx, rows), pagination: paginationOf(input, total, rows.length, c.list.path) }
  })
  route(r, c.filtros, async ctx => ({
    data: {
      personas: await selectPersonasDeLog(ctx),
      entidades: (await selectEntidadesDeLog(ctx))
        .map(entidad => ({ entidad, cosa: nombreDeCosa(entidad) }))
        .sort((a, b) => a.cosa.localeCompare(b.cosa, 'es')),
    },
  }))
  route(r, c.delete, async (ctx, { ids }) => {
    await deleteLogs(ctx, ids)
    return { message: mensajes.exito.eliminados(new Set(ids).size) }
  })
  report(r, reports, c.print, imprimirLog)
}
