import { fileTypeFromBuffer } from 'file-type'
import sharp, { type ResizeOptions } from 'sharp'

/** An image made anew from what was uploaded: nothing of the original but its pixels. */
export interface ImagenLimpia {
  bytes: Uint8Array
  tipo: string
  /** Pixels. */
  ancho: number
  alto: number
}

/** How large an image is kept: at most `lado` pixels a side; `cuadrada`: cut to a square around what catches the eye. */
export interface Medida {
  lado: number
  cuadrada?: boolean
}

/** Why an upload is no image that we keep, in Spanish, for under its field. */
export class ImagenNoValida extends Error {}

/** Longest side of a kept image, in pixels. */
const LADO = 1600
/** A photo of a good phone has 50 million pixels; a file of 2 kB that says it has a thousand million is an attack. */
const PUNTOS = 64_000_000
const SEGUNDOS = 15
const DANADA = 'La imagen está dañada y no se pudo leer.'

const FORMATOS: Record<string, 'jpeg' | 'png' | 'webp'> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/webp': 'webp',
  // A still picture of the first frame.
  'image/gif': 'png',
}

/**
 * Checks an uploaded image by its content and draws it anew: upright, at most 1600 pixels a side (or as `medida` says), never larger than it
 * came, without metadata (place, device) and without whatever else the file carried. Throws ImagenNoValida for anything but JPEG, PNG, WebP
 * and GIF, for a broken file and for one too large to unfold.
 */
export async function cleanImagen(bytes: Uint8Array, medida: Medida = { lado: LADO }): Promise<ImagenLimpia> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  const formato = found && FORMATOS[found.mime]
  if (!formato) throw new ImagenNoValida('La imagen debe ser JPG, PNG, WebP o GIF.')
  const shortSide = await assertUnfoldable(bytes)
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: PUNTOS, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize(resizing(medida, shortSide))
      .timeout({ seconds: SEGUNDOS })
      .toFormat(formato)
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, tipo: `image/${formato}`, ancho: info.width, alto: info.height }
  } catch {
    throw new ImagenNoValida(DANADA)
  }
}

function resizing({ lado, cuadrada }: Medida, shortSide: number): ResizeOptions {
  if (!cuadrada) return { width: lado, height: lado, fit: 'inside', withoutEnlargement: true }
  const side = Math.min(lado, shortSide)
  return { width: side, height: side, fit: 'cover', position: 'attention' }
}

/** Reads the header only. Answers the shorter side, in pixels. */
async function assertUnfoldable(bytes: Uint8Array): Promise<number> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new ImagenNoValida(DANADA)
    })
  if (width * height > PUNTOS)
    throw new ImagenNoValida(`La imagen tiene demasiados puntos: el máximo son ${PUNTOS / 1e6} megapíxeles.`)
  return Math.min(width, height)
}
