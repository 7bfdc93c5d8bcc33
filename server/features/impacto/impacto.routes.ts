import { calls } from '@malla/contracts/calls.ts'
import { type Router, route } from '../../platform/http/router.ts'
import { verImpacto } from './impacto.service.ts'
import { aplicarImpacto, deshacerPaquete, listPaquetes } from './paquetes.service.ts'

const c = calls.impactos

export function impactoRoutes(r: Router): void {
  route(r, c.ver, async (ctx, cambio) => ({ data: await verImpacto(ctx, cambio) }))
  route(r, c.aplicar, async (ctx, cambio) => {
    const data = await aplicarImpacto(ctx, cambio)
    return { data, message: `Hecho: ${data.titulo}.` }
  })
  route(r, c.list, async (ctx, { planestudio_id }) => ({ data: await listPaquetes(ctx, planestudio_id) }))
  route(r, c.deshacer, async (ctx, { id }) => {
    const data = await deshacerPaquete(ctx, id)
    return { data, message: `Deshecho: ${data.titulo}.` }
  })
}
