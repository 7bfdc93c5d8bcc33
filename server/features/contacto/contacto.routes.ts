import '@fastify/cookie'
import { calls } from '@malla/contracts/calls.ts'
import { globalRoute, type Router } from '../../platform/http/router.ts'
import { comprobarCodigo, enviarMensaje, pedirCodigo } from './contacto.service.ts'

const c = calls.contacto

/** Holds a browser's three steps together; only these calls get it. */
const COOKIE = 'malla_contacto'

export function contactoRoutes(r: Router): void {
  const cookie = {
    path: '/api/contacto',
    httpOnly: true,
    sameSite: 'strict',
    secure: r.platform.config.publicUrl.startsWith('https:'),
    maxAge: 3600,
  } as const
  globalRoute(r, c.step1, async (ctx, { correo }, { reply }) => {
    reply.setCookie(COOKIE, await pedirCodigo(ctx, correo), cookie)
    return { message: `Le enviamos un código a ${correo}. Vale 30 minutos.` }
  })
  globalRoute(r, c.step2, async (ctx, { codigo }, { req }) => {
    await comprobarCodigo(ctx, req.cookies[COOKIE] ?? '', codigo)
    return { message: 'El correo es suyo. Ya puede escribir su mensaje.' }
  })
  globalRoute(r, c.step3, async (ctx, mensaje, { req, reply }) => {
    const recibido = await enviarMensaje(ctx, req.cookies[COOKIE] ?? '', mensaje)
    reply.clearCookie(COOKIE, { path: cookie.path })
    return recibido
  })
}
