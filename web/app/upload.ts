import { table } from 'virtual:calls'
import { mensajes } from '@malla/contracts/mensajes.ts'
import { newKey } from '../ui/newKey.ts'
import { ApiError } from './ApiError.ts'
import { type ApiInput, type ApiOutput, api, type CallName, inWhoseName } from './api.ts'
import { encodeCall } from './encode.ts'

/**
 * As `api`, for a call that sends a file, telling how far it is (0 to 1); fetch cannot tell. Rejects with ApiError, as every call does; when it was
 * broken off, too.
 */
export function upload<N extends CallName>(
  name: N,
  input: ApiInput<N>,
  onProgress: (part: number) => void,
  signal?: AbortSignal,
): Promise<ApiOutput<N>> {
  const [verb, path] = table[name]!
  const { url, method, headers, body } = encodeCall(verb, path, input)
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    const offline = () => reject(new ApiError(0, mensajes.errores.red))
    xhr.open(method, url)
    for (const [header, value] of Object.entries({
      ...headers,
      accept: 'application/json',
      'idempotency-key': newKey(),
      ...inWhoseName(),
    }))
      xhr.setRequestHeader(header, value)
    xhr.responseType = 'json'
    xhr.upload.onprogress = e => e.lengthComputable && onProgress(e.loaded / e.total)
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
  })
}
