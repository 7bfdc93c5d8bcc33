import type { UsoDeImagen } from '@malla/contracts/imagenes.ts'
import { upload } from './upload.ts'

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
  const input = { cloud: 'malla', upload_preset: uso, file }
  return (await upload('imagenes.upload', input, onProgress, signal)).secure_url
}
