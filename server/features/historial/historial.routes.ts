import { calls } from '@malla/contracts/calls.ts'
import { type Router, route } from '../../platform/http/router.ts'
import { paginationOf } from '../../platform/page.ts'
import { restaurarVersion, selectHistorial } from './historial.service.ts'

const c = calls.historial

export function historialRoutes(r: Router): void {
  route(r, c.list, async (ctx, input) => {
    const { rows, total } = await selectHistorial(ctx, input)
    return { data: rows, pagination: paginationOf(input, total, rows.length, c.list.path) }
  })
  route(r, c.restaurar, async (ctx, input) => {
    await restaurarVersion(ctx, input)
    return { message: 'Acabamos de restaurar la versión. La anterior queda en el historial.' }
  })
}
