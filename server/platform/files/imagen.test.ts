import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { cleanImagen, ImagenNoValida } from './imagen.ts'

const picture = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } })

/** A PNG of a few bytes whose header claims any size. */
function claims(width: number, height: number): Uint8Array {
  const chunk = (type: string, data: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1 << 16))),
    chunk('IEND', new Uint8Array()),
  ])
}

describe('an uploaded image', () => {
  it.each([
    ['jpeg', 'image/jpeg'],
    ['png', 'image/png'],
    ['webp', 'image/webp'],
    ['gif', 'image/png'],
  ] as const)('%s is kept as %s', async (formato, tipo) => {
    const clean = await cleanImagen(await picture().toFormat(formato).toBuffer())
    expect(clean.tipo).toBe(tipo)
    expect(await sharp(clean.bytes).metadata()).toMatchObject({ width: 40, height: 20 })
  })

  it('stands upright and says nothing of where it was taken', async () => {
    const shot = await picture()
      .withExif({ IFD0: { Copyright: 'Ana' }, IFD3: { GPSLatitude: '12/1 2/1 3/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(shot).metadata()).orientation).toBe(6)
    const { exif, icc, xmp, orientation, width, height } = await sharp(
      (await cleanImagen(shot)).bytes,
    ).metadata()
    expect({ exif, icc, xmp, orientation }).toEqual({})
    expect([width, height]).toEqual([20, 40])
  })

  it('is at most 1600 pixels a side', async () => {
    const clean = await cleanImagen(await picture(3200, 800).png().toBuffer())
    expect(await sharp(clean.bytes).metadata()).toMatchObject({ width: 1600, height: 400 })
  })

  it.each([
    ['wide', 900, 300, { lado: 512, cuadrada: true }, [300, 300]],
    ['large', 2000, 1600, { lado: 512, cuadrada: true }, [512, 512]],
    ['large', 2000, 1000, { lado: 800 }, [800, 400]],
    ['small', 90, 30, { lado: 800 }, [90, 30]],
  ])('%s, %i×%i, is kept as its use asks', async (_case, width, height, medida, kept) => {
    const clean = await cleanImagen(await picture(width, height).png().toBuffer(), medida)
    expect([clean.ancho, clean.alto]).toEqual(kept)
    expect(await sharp(clean.bytes).metadata()).toMatchObject({ width: kept[0], height: kept[1] })
  })

  it('carries nothing behind its end', async () => {
    const polyglot = Buffer.concat([
      await picture().png().toBuffer(),
      Buffer.from('<script>alert(1)</script>'),
    ])
    expect(Buffer.from((await cleanImagen(polyglot)).bytes).includes('<script>')).toBe(false)
  })

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  it.each([
    ['an SVG', Buffer.from(svg), /JPG, PNG, WebP o GIF/],
    ['an SVG with a declaration', Buffer.from(`<?xml version="1.0"?>${svg}`), /JPG, PNG, WebP o GIF/],
    ['a page', Buffer.from('<!doctype html><title>x</title>'), /JPG, PNG, WebP o GIF/],
    ['a PDF', Buffer.from('%PDF-1.7\n%%EOF'), /JPG, PNG, WebP o GIF/],
    ['nothing', Buffer.alloc(0), /JPG, PNG, WebP o GIF/],
    ['a JPEG of three bytes', Buffer.from([0xff, 0xd8, 0xff]), /dañada/],
    ['a decompression bomb', claims(60_000, 60_000), /demasiados puntos/],
    ['a size that its content does not have', claims(5_000, 5_000), /dañada/],
  ])('%s is refused', async (_case, bytes, reason) => {
    const refused = await cleanImagen(bytes).catch(e => e)
    expect(refused).toBeInstanceOf(ImagenNoValida)
    expect(refused.message).toMatch(reason)
  })

  it('cut in the middle is refused', async () => {
    const whole = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#123',
        noise: { type: 'gaussian', mean: 99, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer()
    await expect(cleanImagen(whole.subarray(0, whole.length >> 1))).rejects.toThrow(/dañada/)
  })
})
