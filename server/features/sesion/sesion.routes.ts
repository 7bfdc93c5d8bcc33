import { calls } from '@malla/contracts/calls.ts'
import type { GlobalCtx, Platform } from '../../platform/context.ts'
import { unauthorized } from '../../platform/errors.ts'
import { clearSessionCookie, setSessionCookie } from '../../platform/http/authenticate.ts'
import { globalRoute, type Router } from '../../platform/http/router.ts'
import type { SesionActiva } from '../../platform/session/active.ts'
import { showAvatar } from './avatar.service.ts'
import { changeCarrera, changeEmpresa, changeTipopersona } from './cambiar.service.ts'
import { changePassword, isEnlaceBueno, resetPassword } from './clave.service.ts'
import { conocidosDe, rememberCuenta } from './conocidos.ts'
import { visitar } from './demostracion.service.ts'
import { signin } from './ingreso.service.ts'
import { askRecovery } from './recuperar.service.ts'
import { closeOtras, closeSesion, listSesiones, reload, showSesion, signout } from './sesion.service.ts'

const c = calls.auth

const need = (sesion: SesionActiva | null): SesionActiva => {
  if (!sesion) throw unauthorized()
  return sesion
}

/** A change of what the session works with, answered by the session as it is then. */
const changing =
  <I>(change: (platform: Platform, sesion: SesionActiva, input: I) => Promise<void>) =>
  async ({ platform, sesion }: GlobalCtx, input: I) => {
    const mine = need(sesion)
    await change(platform, mine, input)
    return { data: await showSesion(platform, await reload(platform, mine)) }
  }

/** Signing in and out, and what the session works with. */
export function sesionRoutes(r: Router): void {
  const { config } = r.platform

  globalRoute(r, c.signin, async (ctx, input, { req, reply }) => {
    const signed = await signin(ctx, input, conocidosDe(ctx.platform, req))
    setSessionCookie(reply, config, signed._token)
    rememberCuenta(ctx.platform, req, reply, signed.id)
    return signed
  })
  globalRoute(r, c.demostracion, async (ctx, _input, { reply }) => {
    const signed = await visitar(ctx)
    setSessionCookie(reply, config, signed._token)
    return signed
  })
  globalRoute(r, c.logout, async (ctx, _input, { reply }) => {
    if (ctx.sesion) await signout(ctx.platform, ctx.sesion)
    clearSessionCookie(reply)
    return { message: 'Su sesión se cerró.' }
  })
  globalRoute(r, c.user, async ({ platform, sesion }) => ({ data: await showSesion(platform, need(sesion)) }))
  globalRoute(
    r,
    c.changeEmpresa,
    changing((p, s, input) => changeEmpresa(p, s, input.empresa_id)),
  )
  globalRoute(
    r,
    c.changeTipopersona,
    changing((p, s, input) => changeTipopersona(p, s, input.tipopersona_id)),
  )
  globalRoute(
    r,
    c.changeCarrera,
    changing((p, s, input) => changeCarrera(p, s, input.carreraestudiante_id)),
  )
  claveRoutes(r)
  sesionesRoutes(r)
}

function claveRoutes(r: Router): void {
  globalRoute(r, c.avatar, async (ctx, { usuario }, { req }) => ({
    image: await showAvatar(ctx, usuario, conocidosDe(ctx.platform, req)),
  }))
  globalRoute(r, c.recover, (ctx, { usuario }, { req }) =>
    askRecovery(ctx, usuario, conocidosDe(ctx.platform, req)),
  )
  globalRoute(r, c.enlace, async (ctx, { codigo }) => ({ vale: await isEnlaceBueno(ctx, codigo) }))
  globalRoute(r, c.reset, async (ctx, input, { req, reply }) => {
    const { usuarioId, dicho } = await resetPassword(ctx, input)
    // Whoever opens what was sent to the person gets in here, whatever others try elsewhere.
    rememberCuenta(ctx.platform, req, reply, usuarioId)
    return dicho
  })
  globalRoute(r, c.changePassword, changePassword)
}

function sesionesRoutes(r: Router): void {
  globalRoute(r, c.sesiones, async ({ platform, sesion }) => ({
    data: await listSesiones(platform, need(sesion)),
  }))
  globalRoute(r, c.closeSesion, (ctx, { id }) => closeSesion(ctx, need(ctx.sesion), id))
  globalRoute(r, c.closeOtras, ctx => closeOtras(ctx, need(ctx.sesion)))
}
