import sharp from 'sharp'

/** Longest side of a picture in a list, in pixels. */
const LADO = 320
/** Kept in memory, about 8 kB each; the least recent are forgotten. */
const MOST = 500

export interface Miniaturas {
  /** A small picture in WebP. `read` is asked only where it was not made before; null when the picture is gone. */
  of(publicId: string, read: () => Promise<Uint8Array | null>): Promise<Uint8Array | null>
}

/** Makes small pictures, each once: a picture's content never changes. */
export function createMiniaturas(): Miniaturas {
  const made = new Map<string, Uint8Array>()
  return {
    async of(publicId, read) {
      const kept = made.get(publicId)
      made.delete(publicId)
      const small = kept ?? (await smallOf(await read()))
      if (small) made.set(publicId, small)
      const [oldest] = made.keys()
      if (made.size > MOST && oldest !== undefined) made.delete(oldest)
      return small
    },
  }
}

const smallOf = async (bytes: Uint8Array | null): Promise<Uint8Array | null> =>
  bytes &&
  sharp(bytes)
    .resize({ width: LADO, height: LADO, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer()
