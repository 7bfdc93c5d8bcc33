import { calls } from '@malla/contracts/calls.ts'
import { installationRoute, type Router } from '../../platform/http/router.ts'
import { paginationOf } from '../../platform/page.ts'
import { adjuntoUrl, selectCorreo, selectCorreos } from './correos.queries.ts'
import { retryCorreo, takeAdjunto } from './correos.service.ts'

const c = calls.correos

export function correosRoutes(r: Router): void {
  installationRoute(r, c.list, async (ctx, input) => {
    const { rows, total } = await selectCorreos(ctx, input)
    return { data: rows, pagination: paginationOf(input, total, rows.length, c.list.path) }
  })
  installationRoute(r, c.show, async (ctx, { id }) => ({ data: await selectCorreo(ctx, id) }))
  installationRoute(r, c.adjunto, async (ctx, input, wantsJson) => {
    const adjunto = await takeAdjunto(ctx, input)
    return wantsJson ? { url: adjuntoUrl(input.id, input.numero) } : adjunto
  })
  installationRoute(r, c.retry, async (ctx, { id }) => {
    const data = await retryCorreo(ctx, id)
    const message =
      ctx.platform.config.smtpUrl === null
        ? `El correo a ${data.para} quedará guardado aquí: esta instalación todavía no tiene servidor de correo.`
        : `Volveremos a enviar el correo a ${data.para} enseguida.`
    return { data, message }
  })
}
