import { COOKIE } from '@malla/server/platform/http/authenticate.ts'
import type { BrowserContext, Cookie } from 'playwright-core'
import { identificar } from './fotos/entrar.ts'

/**
 * Sessions of the demonstration's people that tests leave each other: to sign in takes a server as long as several pages, by intention. One that a test
 * ended, or that was ended for it, is not taken up.
 */
const libres = new Map<string, Cookie[]>()
/** Whose session a browser has, if it came in by this way. */
const suyas = new WeakMap<BrowserContext, { clave: string; valor: string }>()

const deSesion = (cookies: readonly Cookie[]): Cookie | undefined => cookies.find(c => c.name === COOKIE)

/** Signs the browser in with a session that is free, or a new one. `origen`: of the server. */
export async function tomarSesion(context: BrowserContext, origen: string, usuario: string): Promise<void> {
  const clave = `${usuario} ${origen}`
  const libre = libres.get(clave)?.pop()
  if (libre) await context.addCookies([libre])
  const isAbierta = libre && (await context.request.post(`${origen}/api/auth/user`, { data: {} })).ok()
  if (!isAbierta) {
    await context.clearCookies()
    await identificar(context.request, usuario)
  }
  const valor = deSesion(await context.cookies(origen))?.value
  if (valor) suyas.set(context, { clave, valor })
}

/** Takes the session from a browser that is given back, for others; what it has by now is another's when somebody else signed in with the form. */
export async function dejarSesion(context: BrowserContext, origen: string): Promise<void> {
  const suya = suyas.get(context)
  suyas.delete(context)
  const cookie = deSesion(await context.cookies(origen))
  if (!suya || cookie?.value !== suya.valor) return
  libres.set(suya.clave, [...(libres.get(suya.clave) ?? []), cookie])
}
