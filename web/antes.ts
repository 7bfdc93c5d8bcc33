import { table } from 'virtual:calls/auth.user,planes.show,asignaturas.porPlan,ciclos.porPlan,secciones.porPlan,parametros.list'
import { isDeLaCasa, planEnDireccion } from '@malla/contracts/direcciones.ts'
import { pedirAntes } from './app/antes.ts'
import { encodeCall } from './app/encode.ts'
import { hasSessionHint } from './app/keptSession.ts'
import { lecturasDePlan } from './features/planes/lecturasDePlan.ts'

/**
 * Runs long before the app is there: a file of two kilobytes that asks who is signed in and, at the home of a plan, for what it shows, while the hundreds
 * that draw it are on the way. The app finds the answers when it asks (app/antes.ts). And it sends for the shell, which is drawn first.
 */

/** The files of the shell. */
declare const ESTILOS: readonly string[]
declare const CODIGO: readonly string[]

const pedir = (name: string, input: Record<string, unknown>): void => {
  const [verb, path] = table[name]!
  pedirAntes(encodeCall(verb, path, input))
}

/** Asks for a part, to be there when it is needed; ends when it came, or does not come. */
function traer(href: string, como: Partial<HTMLLinkElement>): Promise<void> {
  const link = document.createElement('link')
  return new Promise(resolve => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => resolve())
    document.head.append(Object.assign(link, { href, crossOrigin: '', ...como }))
  })
}

/** The styles, and then the code, which is larger: at the same time it would take its share of the line from the first script. */
async function traerCasa(): Promise<void> {
  await Promise.all(ESTILOS.map(href => traer(href, { rel: 'preload', as: 'style' })))
  await Promise.all(CODIGO.map(href => traer(href, { rel: 'modulepreload' })))
}

if (hasSessionHint()) {
  // Before the reads, which are small and many: a browser asks six things at a time.
  if (isDeLaCasa(location.pathname)) void traerCasa()
  pedir('auth.user', {})
  const plan = planEnDireccion(location.pathname)
  if (plan) for (const [name, input] of lecturasDePlan(plan)) pedir(name, { ...input })
}
