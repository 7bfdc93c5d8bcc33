import { COOKIE } from '@malla/server/platform/http/authenticate.ts'
import type { BrowserContext, Cookie } from 'playwright-core'
import { identificar } from './fotos/entrar.ts'

/**
 * Sessions of the demonstration's people that tests leave each other: to sign in takes a server as long as several pages, by intention. One that a test
 * ended, or that was ended for it, is not taken up.
 */
const libres = new Map<string, Cookie[][]>()
/** Whose session a browser has, if it came in by this way. */
const suyas = new WeakMap<BrowserContext, { clave: string; valor: string }>()

const deSesion = (cookies: readonly Cookie[]): Cookie | undefined => cookies.find(c => c.name === COOKIE)

/** Signs the browser in with a session that is free, or a new one. `origen`: of the server. */
export async function tomarSesion(context: BrowserContext, origen: string, usuario: string): Promise<void> {
  const clave = `${usuario} ${origen}`
  const libre = libres.get(clave)?.pop()
  await context.clearCookies()
  if (libre) await context.addCookies(libre)
  const isAbierta = libre && (await context.request.post(`${origen}/api/auth/user`, { data: {} })).ok()
  if (!isAbierta) {
    await context.clearCookies({ name: COOKIE })
    await identificar(context.request, usuario)
  }
  const valor = deSesion(await context.cookies(origen))?.value
  if (valor) suyas.set(context, { clave, valor })
}

/**
 * Takes the session, with all that a browser keeps of who signed in there, from one that is given back. Answers how it comes to others, once the browser
 * is clean; what it has by now is another's when somebody else signed in with the form.
 */
export async function dejarSesion(context: BrowserContext): Promise<() => void> {
  const suya = suyas.get(context)
  suyas.delete(context)
  const cookies = await context.cookies()
  await context.clearCookies()
  if (!suya || deSesion(cookies)?.value !== suya.valor) return () => undefined
  return () => void libres.set(suya.clave, [...(libres.get(suya.clave) ?? []), cookies])
}
