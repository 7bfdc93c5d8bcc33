import { table } from 'virtual:calls'
import type { ImagenSubida, UsoDeImagen } from '@malla/contracts/imagenes.ts'
import { mensajes } from '@malla/contracts/mensajes.ts'
import { newKey } from '../ui/newKey.ts'
import { ApiError } from './ApiError.ts'
import { api } from './api.ts'
import { encodeCall } from './encode.ts'

interface Answer extends Partial<ImagenSubida> {
  message?: string
  errors?: Record<string, string[]>
}

/**
 * Uploads a picture and tells how far it is (0 to 1); fetch cannot tell. Resolves to the address that a form then saves as `imagen_url`.
 * Rejects with ApiError, as every call does; when it was broken off, too.
 */
export function uploadImagen(
  uso: UsoDeImagen,
  file: Blob,
  onProgress: (part: number) => void,
  signal?: AbortSignal,
): Promise<string> {
  const [verb, path] = table['imagenes.upload']!
  const { url, method, headers, body } = encodeCall(verb, path, { cloud: 'malla', upload_preset: uso, file })
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    const offline = () => reject(new ApiError(0, mensajes.errores.red))
    xhr.open(method, url)
    for (const [name, value] of Object.entries({ ...headers, 'idempotency-key': newKey() }))
      xhr.setRequestHeader(name, value)
    xhr.responseType = 'json'
    xhr.upload.onprogress = e => e.lengthComputable && onProgress(e.loaded / e.total)
    xhr.onerror = offline
    xhr.onabort = offline
    xhr.onload = () => {
      const answer = (xhr.response ?? {}) as Answer
      if (xhr.status === 200 && answer.secure_url) return resolve(answer.secure_url)
      // The session is gone: whoever asks who is signed in hears it and leads to sign-in.
      if (xhr.status === 401) void api('auth.user', {}).catch(() => undefined)
      const reason = answer.errors?.file?.[0] ?? answer.message ?? mensajes.errores.interno
      reject(new ApiError(xhr.status, reason, { ...answer }))
    }
    signal?.addEventListener('abort', () => xhr.abort())
    xhr.send(body)
  })
}
