import { describe, expect, it } from 'vitest'
import { pixel } from '../testing/documento.ts'
import { leerImagen } from './imagenes.ts'

const bytes = (texto: string) => new TextEncoder().encode(texto)
const png = (ancho: number, alto: number): Uint8Array => {
  const copia = pixel.slice()
  const vista = new DataView(copia.buffer)
  vista.setUint32(16, ancho)
  vista.setUint32(20, alto)
  return copia
}

/** A WebP of this kind with these bytes at their places. */
const webp = (forma: string, puestos: Record<number, number[]>): Uint8Array => {
  const copia = new Uint8Array(30)
  copia.set(bytes('RIFF'), 0)
  copia.set(bytes(`WEBP${forma}`), 8)
  for (const [donde, suyos] of Object.entries(puestos)) copia.set(suyos, Number(donde))
  return copia
}
/** 300 × 200, less one, in 14 bits each. */
const enBits = 299 + 199 * 2 ** 14

describe('leerImagen', () => {
  it.each([
    ['PNG', pixel, { extension: 'png', ancho: 1, alto: 1 }],
    ['GIF', new Uint8Array([...bytes('GIF89a'), 2, 1, 3, 0]), { extension: 'gif', ancho: 258, alto: 3 }],
    [
      'JPEG',
      new Uint8Array([255, 216, 255, 224, 0, 4, 0, 0, 255, 192, 0, 17, 8, 0, 20, 0, 10, 3, 0, 0]),
      { extension: 'jpg', ancho: 10, alto: 20 },
    ],
    [
      'WebP with loss',
      webp('VP8 ', { 26: [0x2c, 0x41, 0xc8, 0x80] }),
      { extension: 'webp', ancho: 300, alto: 200 },
    ],
    [
      'WebP without',
      webp('VP8L', { 21: [0, 8, 16, 24].map(b => (enBits >>> b) & 255) }),
      { extension: 'webp', ancho: 300, alto: 200 },
    ],
    [
      'WebP of more parts',
      webp('VP8X', { 24: [0x2b, 1, 1, 199, 0, 0] }),
      { extension: 'webp', ancho: 65_836, alto: 200 },
    ],
    ['SVG', bytes('<?xml version="1.0"?><svg xmlns="x"/>'), { extension: 'svg', ancho: null, alto: null }],
  ])('knows %s by its content', (_tipo, contenido, esperado) =>
    expect(leerImagen(contenido)).toEqual(esperado),
  )

  it.each([
    ['nothing', new Uint8Array()],
    ['text', bytes('no soy una imagen')],
    ['a WebP of a kind that there is not', webp('VP9 ', {})],
    ['a cut PNG', pixel.slice(0, 12)],
    ['a cut JPEG', new Uint8Array([255, 216, 255, 224, 0, 200])],
    ['a page of HTML', bytes('<html><svg></svg></html>')],
    ['a picture of nine hundred megapixels', png(30_000, 30_000)],
    ['a picture without height', png(10, 0)],
  ])('refuses %s', (_caso, contenido) => expect(leerImagen(contenido)).toBeNull())

  it('reads a picture inside a larger buffer', () => {
    const grande = new Uint8Array([9, 9, 9, ...pixel])
    expect(leerImagen(grande.subarray(3))).toMatchObject({ extension: 'png' })
  })
})
