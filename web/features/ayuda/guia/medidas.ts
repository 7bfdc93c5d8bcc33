/**
 * Width and height of a WebP picture in pixels, from its first thirty bytes.
 * @throws when it is none.
 */
export function medidasDeWebp(archivo: Buffer): [ancho: number, alto: number] {
  const clase = archivo.toString('latin1', 8, 16)
  if (clase === 'WEBPVP8 ') return [archivo.readUInt16LE(26) & 0x3fff, archivo.readUInt16LE(28) & 0x3fff]
  if (clase === 'WEBPVP8X') return [archivo.readUIntLE(24, 3) + 1, archivo.readUIntLE(27, 3) + 1]
  throw new Error('not a WebP picture')
}
