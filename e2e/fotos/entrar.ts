import { CLAVE_DE_DEMO } from '@malla/server/seeds/demo/gente.ts'
import type { APIRequestContext, BrowserContext } from 'playwright-core'

/** Somebody of the demonstration (`operador`: operador@demo.edu) or the administrator (`root`), and the institution by its whole name. */
export interface Quien {
  usuario: string
  institucion: string
}

const ROOT = 'root'

/** Asks the server as the browser of a picture does. Throws what it answered, where it refuses. */
export async function pedirDe<T>(request: APIRequestContext, camino: string, datos?: object): Promise<T> {
  const answer = await (datos
    ? request.post(`/api${camino}`, { data: datos })
    : request.get(`/api${camino}`, { headers: { accept: 'application/json' } }))
  if (!answer.ok()) throw new Error(`${camino}: ${answer.status()} ${await answer.text()}`)
  return (await answer.json()) as T
}

interface Sesion {
  data: { id: number; empresas: { id: number; razonsocial: string }[] }
}

/** Signs the browser in: the administrator's password is each server's own, the others need none. */
export const identificar = (
  request: APIRequestContext,
  usuario: string,
  claveDeRoot = '',
): Promise<unknown> =>
  pedirDe(
    request,
    '/auth/signin',
    usuario === ROOT
      ? { usuario: 'root@malla.local', password: claveDeRoot }
      : { usuario: `${usuario}@demo.edu`, password: CLAVE_DE_DEMO },
  )

/** Signs the browser in, past the form and the question of the institution: what is looked at begins on its own page. */
export async function entrar(context: BrowserContext, quien: Quien, claveDeRoot = ''): Promise<void> {
  await identificar(context.request, quien.usuario, claveDeRoot)
  await elegir(context, quien)
}

/** Chooses the institution for whoever is signed in, with the first of their roles in it. */
export async function elegir(context: BrowserContext, { usuario, institucion }: Quien): Promise<void> {
  const { request } = context
  const { data } = await pedirDe<Sesion>(request, '/auth/user', {})
  const empresa = data.empresas.find(e => e.razonsocial === institucion)?.id
  if (!empresa) throw new Error(`${usuario} does not work in ${institucion}`)
  await pedirDe(request, '/empresas/change', { empresa_id: empresa })
  // What this browser remembers of a choice (web/app/eleccion.ts): it is not asked again.
  const [key, value] = [`malla.eleccion.${data.id}`, JSON.stringify({ empresa, rol: {}, programa: {} })]
  await context.addInitScript(
    `if (location.protocol.startsWith('http')) localStorage['${key}'] ??= '${value}'`,
  )
}
