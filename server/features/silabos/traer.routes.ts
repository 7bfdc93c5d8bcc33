import { calls } from '@malla/contracts/calls.ts'
import { globalRoute, type Router } from '../../platform/http/router.ts'
import { leerDocumento } from './traer.service.ts'

export function traerSilaboRoutes(r: Router): void {
  globalRoute(r, calls.traerSilabo.leer, async (ctx, input) => ({ data: await leerDocumento(ctx, input) }))
}
