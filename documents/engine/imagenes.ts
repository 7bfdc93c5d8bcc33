export interface ImagenLegible {
  extension: 'png' | 'jpg' | 'gif' | 'webp' | 'svg'
  /** Pixels; null for drawings, which have no size of their own. */
  ancho: number | null
  alto: number | null
}

/** A picture of a few kilobytes may unfold to gigabytes; nobody prints more than this. */
const PIXELES_MAXIMOS = 60_000_000

/**
 * What kind of picture these bytes are, by their content, or null when an engine should not try: unknown kind, broken head,
 * too large. A broken body is found by the engine itself.
 */
export const leerImagen = (bytes: Uint8Array): ImagenLegible | null => {
  const vista = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const imagen = png(vista) ?? jpg(vista) ?? gif(vista) ?? webp(vista) ?? svg(bytes)
  if (!imagen) return null
  if (imagen.ancho === null || imagen.alto === null) return imagen
  return imagen.ancho > 0 && imagen.alto > 0 && imagen.ancho * imagen.alto <= PIXELES_MAXIMOS ? imagen : null
}

const texto = (v: DataView, desde: number, largo: number): string => {
  if (v.byteLength < desde + largo) return ''
  return String.fromCharCode(...new Uint8Array(v.buffer, v.byteOffset + desde, largo))
}

const png = (v: DataView): ImagenLegible | null =>
  v.byteLength >= 24 && v.getUint32(0) === 0x89504e47 && texto(v, 12, 4) === 'IHDR'
    ? { extension: 'png', ancho: v.getUint32(16), alto: v.getUint32(20) }
    : null

const gif = (v: DataView): ImagenLegible | null =>
  v.byteLength >= 10 && /^GIF8[79]a$/.test(texto(v, 0, 6))
    ? { extension: 'gif', ancho: v.getUint16(6, true), alto: v.getUint16(8, true) }
    : null

/** Start-of-frame markers carry the size; C4, C8 and CC are other things in the same range. */
const esMarco = (m: number): boolean => m >= 0xc0 && m <= 0xcf && m !== 0xc4 && m !== 0xc8 && m !== 0xcc

const jpg = (v: DataView): ImagenLegible | null => {
  if (v.byteLength < 4 || v.getUint16(0) !== 0xffd8) return null
  let i = 2
  while (i + 9 < v.byteLength) {
    if (v.getUint8(i) !== 0xff) return null
    const marca = v.getUint8(i + 1)
    if (marca === 0xff) {
      i++
      continue
    }
    if (esMarco(marca)) return { extension: 'jpg', alto: v.getUint16(i + 5), ancho: v.getUint16(i + 7) }
    i += 2 + v.getUint16(i + 2)
  }
  return null
}

const webp = (v: DataView): ImagenLegible | null => {
  if (v.byteLength < 30 || texto(v, 0, 4) !== 'RIFF' || texto(v, 8, 4) !== 'WEBP') return null
  const medidas = (ancho: number, alto: number): ImagenLegible => ({ extension: 'webp', ancho, alto })
  const tres = (i: number) => v.getUint16(i, true) + v.getUint8(i + 2) * 65_536 + 1
  const forma = texto(v, 12, 4)
  if (forma === 'VP8X') return medidas(tres(24), tres(27))
  if (forma === 'VP8L') {
    const bits = v.getUint32(21, true)
    return medidas((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1)
  }
  return forma === 'VP8 ' ? medidas(v.getUint16(26, true) & 0x3fff, v.getUint16(28, true) & 0x3fff) : null
}

const svg = (bytes: Uint8Array): ImagenLegible | null => {
  const inicio = new TextDecoder().decode(bytes.subarray(0, 1024))
  return /^\s*(<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(inicio) && /<svg[\s>]/i.test(inicio)
    ? { extension: 'svg', ancho: null, alto: null }
    : null
}
