import { calls } from '@malla/contracts/calls.ts'
import { type Router, route } from '../../platform/http/router.ts'
import { buscar } from './busqueda.queries.ts'

export function busquedaRoutes(r: Router): void {
  route(r, calls.busqueda.buscar, async (ctx, { q }) => ({ data: await buscar(ctx, q) }))
}
