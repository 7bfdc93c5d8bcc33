import { calls } from '@malla/contracts/calls.ts'
import { type Router, route } from '../../platform/http/router.ts'
import { selectAvance, selectAvanceDePrograma } from './avance.service.ts'

const c = calls.avance

export function avanceRoutes(r: Router): void {
  route(r, c.plan, async (ctx, { id }) => ({ data: await selectAvance(ctx, id) }))
  route(r, c.programa, async (ctx, { id }) => ({ data: await selectAvanceDePrograma(ctx, id) }))
}
