import { calls } from '@malla/contracts/calls.ts'
import { mensajes } from '@malla/contracts/mensajes.ts'
import { type Router, route } from '../../platform/http/router.ts'
import { askRevision } from './redaccion.service.ts'

export function redaccionRoutes(r: Router): void {
  route(r, calls.redaccion.revisar, async (ctx, input) => {
    const mails = await askRevision(ctx, input)
    // The call itself counted as one.
    r.quotas.spend(ctx.sesion.usuario_id, 'correos', mails - 1)
    return { message: mensajes.exito.redaccion }
  })
}
