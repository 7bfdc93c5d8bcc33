import { calls } from '@malla/contracts/calls.ts'
import { type Router, route } from '../../platform/http/router.ts'
import { assertPlan } from '../planes/planes.guard.ts'
import { selectUnidades } from './hilo.queries.ts'

export function hiloRoutes(r: Router): void {
  route(r, calls.hilo.unidades, async (ctx, { planId }) => {
    await assertPlan(ctx, planId, 'contenido.ver')
    return { data: await selectUnidades(ctx, planId) }
  })
}
