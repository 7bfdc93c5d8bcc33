import sharp from 'sharp'

/** A picture of one colour, as a file that a person chooses. */
export async function unaImagen(
  name: string,
  width: number,
  height: number,
  background = '#2f4b9c',
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}
