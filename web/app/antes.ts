import type { Encoded } from './encode.ts'

/**
 * Reads that are on their way since before the first script came (web/antes.ts). They are found by what they ask, so that what asks has not to know of
 * them.
 */
type Pedidas = Map<string, Promise<Response>>
declare global {
  var mallaAntes: Pedidas | undefined
}

type Pregunta = Pick<Encoded, 'url' | 'method' | 'body'>
const claveDe = ({ url, method, body }: Pregunta): string => `${method} ${url} ${body ?? ''}`

/** After this an answer that nobody took is old. */
const VIGENCIA_MS = 20_000

/** Asks at once, and keeps the answer for whoever asks the same within twenty seconds. */
export function pedirAntes(request: Encoded): void {
  const { url, ...init } = request
  const clave = claveDe(request)
  globalThis.mallaAntes ??= new Map()
  const pedidas = globalThis.mallaAntes
  const response = fetch(url, {
    ...init,
    headers: { ...init.headers, accept: 'application/json' },
    credentials: 'same-origin',
  })
  response.catch(() => undefined)
  pedidas.set(clave, response)
  setTimeout(() => pedidas.delete(clave), VIGENCIA_MS)
}

/** What nobody took yet is taken no more: something changed, or it is somebody else who would. */
export const olvidarAntes = (): void => globalThis.mallaAntes?.clear()

/** The answer to what was asked before, once; undefined when it was not. Rejects when the server was not reached. */
export function tomarAntes(request: Pregunta): Promise<Response> | undefined {
  const clave = claveDe(request)
  const response = globalThis.mallaAntes?.get(clave)
  globalThis.mallaAntes?.delete(clave)
  return response
}
