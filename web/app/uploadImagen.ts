import type { UsoDeImagen } from '@malla/contracts/imagenes.ts'
import { comienzo } from '@malla/domain/texto/cortar.ts'
import { upload } from './upload.ts'

/** What the library calls it: tags are parted by commas. */
const nombreDe = (file: Blob): { tags?: string } =>
  file instanceof File && file.name ? { tags: comienzo(file.name.replaceAll(',', ' '), 200) } : {}

/**
 * Uploads a picture and tells how far it is (0 to 1). Resolves to the address that a form then saves as `imagen_url`. Rejects with ApiError, as
 * every call does; when it was broken off, too.
 */
export async function uploadImagen(
  uso: UsoDeImagen,
  file: Blob,
  onProgress: (part: number) => void,
  signal?: AbortSignal,
): Promise<string> {
  const input = { cloud: 'malla', upload_preset: uso, file, ...nombreDe(file) }
  return (await upload('imagenes.upload', input, onProgress, signal)).secure_url
}
