import { calls } from '@malla/contracts/calls.ts'
import { selectCambios } from '../../platform/changes/read.ts'
import { mayRead, soloOye, toVisible } from '../../platform/changes/visible.ts'
import { forbidden } from '../../platform/errors.ts'
import { globalRoute, type Router, route } from '../../platform/http/router.ts'
import type { Live } from '../../platform/live.ts'

export function cambiosRoutes(r: Router, live: Live): void {
  route(r, calls.cambios.list, async (ctx, { after, limit }) => {
    const { cambios, more, last } = await selectCambios(ctx.tx, ctx.empresaId, after, limit)
    return {
      data: cambios.filter(c => mayRead(ctx.sesion, c)).map(c => toVisible(c, soloOye(ctx.sesion, c))),
      last,
      more,
    }
  })
  globalRoute(r, calls.cambios.broadcastingAuth, async ({ sesion }, { socket_id, channel_name }) => {
    const auth = sesion && (await live.authorize(sesion, socket_id, channel_name))
    if (!auth) throw forbidden('Este canal no es suyo.')
    return auth
  })
}
