import { createHash, type Hash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, type WriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Pack, pack } from 'tar-stream'

/** Pictures and PDFs hardly shrink, rows shrink to a fifth at any level: quick before small, for others work on the same machine. */
const LEVEL = 3

/** SHA-256 of bytes, in hexadecimal. */
export const shaDe = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
/** A SHA-256 that is fed piece by piece. */
export const otroSha = (): Hash => createHash('sha256')

/** A tar that is being written. */
export interface Paquete {
  /** Adds an entry; answers when it may forget the bytes. */
  add(nombre: string, bytes: Uint8Array): Promise<void>
  /** Ends it: everything is on disk. */
  end(): Promise<void>
  /** Gives it up. */
  abort(error: Error): void
}

const entry = (tar: Pack, name: string, bytes: Uint8Array, mtime: Date): Promise<void> =>
  new Promise((done, fail) => {
    const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    tar.entry({ name, mtime, mode: 0o600 }, content, e => (e ? fail(e) : done()))
  })

/** A gzipped tar into an open file, one entry after the other. */
export function empaquetar(out: WriteStream, momento: Date): Paquete {
  const tar = pack()
  const written = pipeline(tar, createGzip({ level: LEVEL }), out)
  // Told to whoever waits for the next entry or the end.
  let broken: Error | null = null
  written.catch((e: Error) => {
    broken = e
  })
  const failing = written.then(
    () => new Promise<never>(() => {}),
    (e: Error) => Promise.reject(e),
  )
  failing.catch(() => {})
  return {
    async add(nombre, bytes) {
      if (broken) throw broken
      await Promise.race([entry(tar, nombre, bytes, momento), failing])
    },
    async end() {
      tar.finalize()
      await written
    },
    abort: error => tar.destroy(error),
  }
}

/** Waits until a file can be written to. */
export const opened = async (out: WriteStream): Promise<void> => {
  if (out.pending) await once(out, 'open')
}

/** A file in pieces of a megabyte. */
export const leerArchivo = (file: string) => createReadStream(file, { highWaterMark: 1024 * 1024 })
