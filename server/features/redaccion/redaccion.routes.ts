import { calls } from '@malla/contracts/calls.ts'
import { mensajes } from '@malla/contracts/mensajes.ts'
import { type Router, route } from '../../platform/http/router.ts'
import { askRevision } from './redaccion.service.ts'

export function redaccionRoutes(r: Router): void {
  route(r, calls.redaccion.revisar, async (ctx, input) => {
    await askRevision(ctx, input)
    return { message: mensajes.exito.redaccion }
  })
}
