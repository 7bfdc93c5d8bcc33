import type { AjustesDeInstalacion } from '@malla/contracts/ajustes.ts'
import { type HttpError, invalidField } from '../../platform/errors.ts'
import type { ImagenLimpia } from '../../platform/files/imagen.ts'

/** An outside image service of the form of §7, which root may set instead of our own storage. It keeps bytes; who may see them we decide. */

type Servicio = AjustesDeInstalacion['imagenes']

const SLOWEST_MS = 15_000
const MOST_BYTES = 12 * 1024 * 1024

export const isExterno = (clave: string): boolean => /^https?:\/\//.test(clave)

const refused = (): HttpError =>
  invalidField('file', 'El servicio externo de imágenes no respondió. Inténtelo más tarde.')

/**
 * Hands a picture that was drawn anew to the service and answers the address under which it keeps it. 422 under `file` when the service does not
 * answer as it should. Its address has to be as safe as the service's own: https unless the service itself is not.
 */
export async function putExterno(
  { direccion, cloud, preset }: Servicio,
  limpia: ImagenLimpia,
): Promise<string> {
  const form = new FormData()
  form.set('upload_preset', preset!)
  form.set('tags', 'malla')
  form.set('file', new Blob([new Uint8Array(limpia.bytes)], { type: limpia.tipo }), 'imagen')
  const url = `${direccion!.replace(/\/+$/, '')}/v1_1/${encodeURIComponent(cloud!)}/image/upload`
  const answer = await fetch(url, {
    method: 'POST',
    body: form,
    redirect: 'error',
    signal: AbortSignal.timeout(SLOWEST_MS),
  }).catch(() => null)
  const body = (answer?.ok ? await answer.json().catch(() => null) : null) as { secure_url?: unknown } | null
  const kept = body?.secure_url
  if (typeof kept !== 'string' || kept.length > 2000 || !URL.canParse(kept)) throw refused()
  const isSafe =
    kept.startsWith('https://') || (direccion!.startsWith('http://') && kept.startsWith('http://'))
  if (!isSafe) throw refused()
  return kept
}

/** The bytes that the service keeps under an address it gave; null when it does not answer, or with too much. */
export async function getExterno(url: string): Promise<Uint8Array | null> {
  const options = { redirect: 'error', signal: AbortSignal.timeout(SLOWEST_MS) } as const
  const answer = await fetch(url, options).catch(() => null)
  const bytes = answer?.ok && answer.body ? await readUpTo(answer.body, MOST_BYTES).catch(() => null) : null
  return bytes?.length ? bytes : null
}

/** What a body holds; null when it is more, which is not read to its end. */
async function readUpTo(body: AsyncIterable<Uint8Array>, most: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body) {
    length += chunk.length
    if (length > most) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
