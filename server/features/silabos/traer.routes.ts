import { calls } from '@malla/contracts/calls.ts'
import { type Router, route } from '../../platform/http/router.ts'
import { leerDocumento } from './traer.service.ts'

export function traerSilaboRoutes(r: Router): void {
  route(r, calls.traerSilabo.leer, async (ctx, input) => ({ data: await leerDocumento(ctx, input) }))
}
