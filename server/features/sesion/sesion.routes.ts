import { calls } from '@malla/contracts/calls.ts'
import { unauthorized } from '../../platform/errors.ts'
import { clearSessionCookie, setSessionCookie, tokenOf } from '../../platform/http/authenticate.ts'
import { globalRoute, type Router } from '../../platform/http/router.ts'
import { changeEmpresa, reload, SESSION_SECONDS, showSesion, signin, signout } from './sesion.service.ts'

export function sesionRoutes(r: Router): void {
  const { config } = r.platform

  globalRoute(r, calls.auth.signin, async (ctx, input, { reply }) => {
    const signed = await signin(ctx, input)
    setSessionCookie(reply, config, signed._token, SESSION_SECONDS)
    return signed
  })
  globalRoute(r, calls.auth.logout, async (ctx, _input, { reply }) => {
    if (ctx.sesion) await signout(ctx.platform, ctx.sesion)
    clearSessionCookie(reply)
    return { message: 'Su sesión se cerró.' }
  })
  globalRoute(r, calls.auth.user, async ({ platform, sesion }) => {
    if (!sesion) throw unauthorized()
    return { data: await showSesion(platform, sesion) }
  })
  globalRoute(r, calls.auth.changeEmpresa, async ({ platform, sesion }, { empresa_id }, { req }) => {
    const token = tokenOf(req, config, false)
    if (!sesion || !token) throw unauthorized()
    await changeEmpresa(platform, sesion, empresa_id)
    return { data: await showSesion(platform, await reload(platform, token)) }
  })
}
