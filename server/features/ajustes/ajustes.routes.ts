import { calls } from '@malla/contracts/calls.ts'
import { mensajes } from '@malla/contracts/mensajes.ts'
import { globalRoute, installationRoute, type Router, route } from '../../platform/http/router.ts'
import {
  saveAjustesDeInstalacion,
  selectAjustesDeInstalacion,
  selectAjustesPublicos,
} from './instalacion.service.ts'
import { saveAjustesDeInstitucion, selectAjustesDeInstitucion } from './institucion.service.ts'
import { cancelCorreo, confirmCorreo, resendCorreo, saveProfile, selectPerfil } from './perfil.service.ts'

const c = calls.ajustes

export function ajustesRoutes(r: Router): void {
  const message = mensajes.exito.guardado
  installationRoute(r, c.showProfile, async ctx => ({ data: await selectPerfil(ctx) }))
  installationRoute(r, c.saveProfile, saveProfile)
  installationRoute(r, c.confirmCorreo, (ctx, { codigo }) => confirmCorreo(ctx, codigo))
  installationRoute(r, c.resendCorreo, resendCorreo)
  installationRoute(r, c.cancelCorreo, cancelCorreo)
  globalRoute(r, c.publicos, async ({ platform }) => ({
    data: await selectAjustesPublicos(platform),
  }))
  installationRoute(r, c.showInstalacion, async ctx => ({ data: await selectAjustesDeInstalacion(ctx.tx) }))
  installationRoute(r, c.saveInstalacion, async (ctx, input) => ({
    data: await saveAjustesDeInstalacion(ctx, input),
    message,
  }))
  route(r, c.showInstitucion, async ctx => ({ data: await selectAjustesDeInstitucion(ctx) }))
  route(r, c.saveInstitucion, async (ctx, input) => ({
    data: await saveAjustesDeInstitucion(ctx, input),
    message,
  }))
}
