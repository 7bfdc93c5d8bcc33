import { calls } from '@malla/contracts/calls.ts'
import { type Router, route } from '../../platform/http/router.ts'
import { assertPlan } from '../planes/planes.guard.ts'
import { selectLegal } from './legal.queries.ts'
import { aceptar, retirar } from './legal.service.ts'
import { selectResumenLegal } from './resumen.ts'

const c = calls.legal

export function legalRoutes(r: Router): void {
  route(r, c.porPlan, async (ctx, { planId }) => {
    const plan = await assertPlan(ctx, planId)
    return { data: await selectLegal(ctx, plan.id) }
  })
  route(r, c.resumen, async ctx => ({ data: await selectResumenLegal(ctx) }))
  route(r, c.aceptar, async (ctx, input) => ({
    data: await aceptar(ctx, input),
    message: 'Acabamos de aceptar la observación, con su motivo.',
  }))
  route(r, c.retirar, async (ctx, input) => {
    await retirar(ctx, input)
    return { message: 'Acabamos de retirar la aceptación.' }
  })
}
