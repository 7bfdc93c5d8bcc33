import { crc32, inflateRawSync } from 'node:zlib'
import { ExcelError } from './excelError.ts'

/** A file inside a zip, as the central directory announces it. */
interface Entry {
  name: string
  method: number
  isEncrypted: boolean
  crc: number
  compressed: number
  size: number
  offset: number
}

/**
 * An opened zip: names are lower case with `/`. `read` gives null for a file that is not there, or was read already: two
 * sheets that name the same part would let a small file make work without end.
 */
export interface Zip {
  names: ReadonlySet<string>
  /** Bytes that all files together announce to unpack to. */
  announced: number
  read(name: string): Uint8Array | null
}

const MAX_ENTRIES = 10_000
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
const END = 0x06054b50
const END64_LOCATOR = 0x07064b50
const END64 = 0x06064b50
const FULL16 = 0xffff
const FULL32 = 0xffffffff

const damaged = (cause: string): ExcelError => new ExcelError('danado', cause)

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Where the closing record stands: the last one within reach of its comment (64 kB). */
function findEnd(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_557); at--)
    if (view.getUint32(at, true) === END) return at
  throw damaged('zip: no end of central directory')
}

/** Count and start of the central directory, from the 64-bit record where the plain one is full. */
function findDirectory(view: DataView): { count: number; start: number } {
  const end = findEnd(view)
  const plain = { count: view.getUint16(end + 10, true), start: view.getUint32(end + 16, true) }
  const has64 = end >= 20 && view.getUint32(end - 20, true) === END64_LOCATOR
  if (!has64 || (plain.count !== FULL16 && plain.start !== FULL32)) return plain
  const at = Number(view.getBigUint64(end - 12, true))
  if (view.getUint32(at, true) !== END64) throw damaged('zip: no zip64 record')
  return { count: Number(view.getBigUint64(at + 32, true)), start: Number(view.getBigUint64(at + 48, true)) }
}

/** Replaces sizes and offset that do not fit 32 bits by those of the zip64 extra field. */
function widen(entry: Entry, extra: DataView): Entry {
  for (let at = 0; at + 4 <= extra.byteLength; at += 4 + extra.getUint16(at + 2, true)) {
    if (extra.getUint16(at, true) !== 1) continue
    let next = at + 4
    const take = (value: number): number => {
      if (value !== FULL32) return value
      next += 8
      return Number(extra.getBigUint64(next - 8, true))
    }
    return {
      ...entry,
      size: take(entry.size),
      compressed: take(entry.compressed),
      offset: take(entry.offset),
    }
  }
  return entry
}

function readDirectory(bytes: Uint8Array, view: DataView): Entry[] {
  const { count, start } = findDirectory(view)
  if (count > MAX_ENTRIES) throw damaged(`zip: ${count} entries`)
  const entries: Entry[] = []
  let at = start
  for (let i = 0; i < count; i++) {
    if (view.getUint32(at, true) !== CENTRAL) throw damaged('zip: broken central directory')
    const nameLength = view.getUint16(at + 28, true)
    const extraLength = view.getUint16(at + 30, true)
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
    const entry: Entry = {
      name: name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase(),
      method: view.getUint16(at + 10, true),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      crc: view.getUint32(at + 16, true),
      compressed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    }
    entries.push(
      widen(entry, viewOf(bytes.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength))),
    )
    at += 46 + nameLength + extraLength + view.getUint16(at + 32, true)
  }
  return entries
}

function unpack(bytes: Uint8Array, view: DataView, entry: Entry): Uint8Array {
  if (entry.isEncrypted) throw new ExcelError('cifrado')
  if (view.getUint32(entry.offset, true) !== LOCAL)
    throw damaged(`zip: ${entry.name} is not where it should be`)
  const start =
    entry.offset + 30 + view.getUint16(entry.offset + 26, true) + view.getUint16(entry.offset + 28, true)
  if (start + entry.compressed > bytes.length) throw damaged(`zip: ${entry.name} is cut`)
  const packed = bytes.subarray(start, start + entry.compressed)
  if (entry.method !== 0 && entry.method !== 8) throw damaged(`zip: method ${entry.method}`)
  const plain =
    entry.method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(1, entry.size) })
  if (plain.length !== entry.size || crc32(plain) !== entry.crc)
    throw damaged(`zip: ${entry.name} is not what it announces`)
  return plain
}

/** Whatever a broken zip makes DataView or zlib throw is a damaged file. */
function guarded<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw error instanceof ExcelError ? error : new ExcelError('danado', error)
  }
}

/**
 * Opens a zip without unpacking anything. A file never unpacks to more than it announced, and all that is read together to no
 * more than `maxUnpacked` bytes; else ExcelError `pesado`. A broken or lying zip is ExcelError `danado`.
 */
export function openZip(bytes: Uint8Array, maxUnpacked: number): Zip {
  const view = viewOf(bytes)
  const entries = new Map(guarded(() => readDirectory(bytes, view)).map(e => [e.name, e]))
  const names = new Set(entries.keys())
  const announced = [...entries.values()].reduce((sum, e) => sum + e.size, 0)
  let left = maxUnpacked
  return {
    names,
    announced,
    read(name) {
      const entry = entries.get(name.toLowerCase())
      if (!entry) return null
      if (entry.size > left) throw new ExcelError('pesado', `${entry.name}: ${entry.size} bytes`)
      left -= entry.size
      entries.delete(entry.name)
      return guarded(() => unpack(bytes, view, entry))
    },
  }
}
