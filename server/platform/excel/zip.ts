import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'

const deflate = promisify(deflateRaw)
const UTF8_NAMES = 0x0800
/** 1 January 1980, the first day a zip knows: the same content gives the same bytes. */
const DATE = 0x0021

/** The 26 bytes that a local and a central header share. */
function common(crc: number, packed: number, size: number, nameLength: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(26))
  view.setUint16(0, 20, true)
  view.setUint16(2, UTF8_NAMES, true)
  view.setUint16(4, 8, true)
  view.setUint16(8, DATE, true)
  view.setUint32(10, crc, true)
  view.setUint32(14, packed, true)
  view.setUint32(18, size, true)
  view.setUint16(22, nameLength, true)
  return new Uint8Array(view.buffer)
}

function words(...values: number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(values.length * 4))
  values.forEach((value, i) => {
    view.setUint32(i * 4, value, true)
  })
  return new Uint8Array(view.buffer)
}

/** Packs files into a zip, in the order given. Names are ASCII paths with `/`; below 4 GB together. */
export async function zip(files: ReadonlyMap<string, Uint8Array>): Promise<Uint8Array> {
  const body: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const [path, content] of files) {
    const name = new TextEncoder().encode(path)
    const packed = await deflate(content)
    const header = common(crc32(content), packed.length, content.length, name.length)
    body.push(words(0x04034b50), header, name, packed)
    // «Version made by» before, comment, disk and attributes after what both headers share.
    directory.push(
      words(0x02014b50),
      new Uint8Array([20, 0]),
      header,
      new Uint8Array(10),
      words(offset),
      name,
    )
    offset += 30 + name.length + packed.length
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  const end = words(0x06054b50, 0, files.size | (files.size << 16), size, offset)
  return Buffer.concat([...body, ...directory, end, new Uint8Array(2)])
}
