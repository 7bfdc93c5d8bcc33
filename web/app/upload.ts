import { table } from 'virtual:calls'
import { mensajes } from '@malla/contracts/mensajes.ts'
import { newKey } from '../ui/newKey.ts'
import { pedirQuedarse } from '../ui/quedarse.ts'
import { isSinRespuesta } from '../ui/reasons.ts'
import { ApiError } from './ApiError.ts'
import { type ApiInput, type ApiOutput, api, type CallName, inWhoseName } from './api.ts'
import { encodeCall } from './encode.ts'

/**
 * Milliseconds without a sign until a line counts as hung: while the file goes up, and once all of it is sent and the server looks at it. However long
 * the whole takes, one that moves is let go on.
 */
export const SILENCIO = { subiendo: 30_000, esperando: 120_000 } as const

/** Under which key a file went where from which no answer came, or that it is not done yet. */
const sinRespuesta = new WeakMap<Blob, { url: string; clave: string }>()

const archivoDe = (input: object): Blob | undefined => Object.values(input).find(v => v instanceof Blob)

/** Sent again to the same place a file is the same write: it may have arrived the first time. */
function claveDe(archivo: Blob | undefined, url: string): string {
  const antes = archivo && sinRespuesta.get(archivo)
  const clave = antes?.url === url ? antes.clave : newKey()
  if (archivo) sinRespuesta.set(archivo, { url, clave })
  return clave
}

/**
 * As `api`, for a call that sends a file, telling how far it is (0 to 1); fetch cannot tell. Rejects with ApiError, as every call does; when it was
 * broken off, or nothing was heard of it for too long, too.
 */
export function upload<N extends CallName>(
  name: N,
  input: ApiInput<N>,
  onProgress: (part: number) => void,
  signal?: AbortSignal,
): Promise<ApiOutput<N>> {
  const [verb, path] = table[name]!
  const { url, method, headers, body } = encodeCall(verb, path, input)
  const archivo = archivoDe(input)
  const clave = claveDe(archivo, url)
  const contestado = () => void (archivo && sinRespuesta.delete(archivo))
  const yaPuedeIrse = pedirQuedarse()
  const enviado = new Promise<ApiOutput<N>>((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    const offline = () => reject(new ApiError(0, mensajes.errores.red))
    xhr.open(method, url)
    for (const [header, value] of Object.entries({
      ...headers,
      accept: 'application/json',
      'idempotency-key': clave,
      ...inWhoseName(),
    }))
      xhr.setRequestHeader(header, value)
    xhr.responseType = 'json'
    let reloj: ReturnType<typeof setTimeout>
    const callarHasta = (ms: number) => {
      clearTimeout(reloj)
      reloj = setTimeout(() => xhr.abort(), ms)
    }
    xhr.upload.onprogress = e => {
      callarHasta(SILENCIO.subiendo)
      if (e.lengthComputable) onProgress(e.loaded / e.total)
    }
    xhr.upload.onload = () => callarHasta(SILENCIO.esperando)
    xhr.onloadend = () => clearTimeout(reloj)
    xhr.onerror = offline
    xhr.onabort = offline
    xhr.onload = () => {
      const answer = (xhr.response ?? {}) as Record<string, unknown>
      if (xhr.status === 200) return resolve(answer as ApiOutput<N>)
      // The session is gone: whoever asks who is signed in hears it and leads to sign-in.
      if (xhr.status === 401) void api('auth.user', {}).catch(() => undefined)
      const errors = Object.values((answer.errors ?? {}) as Record<string, string[]>)
      const message = typeof answer.message === 'string' ? answer.message : mensajes.errores.interno
      reject(new ApiError(xhr.status, errors[0]?.[0] ?? message, answer))
    }
    signal?.addEventListener('abort', () => xhr.abort())
    xhr.send(body)
    callarHasta(SILENCIO.subiendo)
  })
  // Also after a fault of the server: it may be done all the same.
  enviado.then(contestado, error => isSinRespuesta(error) || contestado())
  return enviado.finally(yaPuedeIrse)
}
