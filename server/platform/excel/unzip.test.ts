import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { openZip } from './unzip.ts'
import { zip } from './zip.ts'

const MB = 1024 * 1024
const text = (bytes: Uint8Array | null): string | null => bytes && new TextDecoder().decode(bytes)
const files = new Map([
  ['uno.txt', new TextEncoder().encode('Uno')],
  ['carpeta/dos.txt', new TextEncoder().encode('dos '.repeat(1000))],
  ['vacio', new Uint8Array()],
])
const bytesOf = async (): Promise<Buffer> => Buffer.from(await zip(files))

/** The zip with something changed in it. */
async function spoiled(change: (bytes: Buffer) => void): Promise<Buffer> {
  const bytes = await bytesOf()
  change(bytes)
  return bytes
}
const central = (bytes: Buffer): number => bytes.indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
const end = (bytes: Buffer): number => bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))

/** A zip64: its plain end record is full and a 98-byte tail says what it would have said. */
function zip64({ entries, start }: { entries: bigint; start: bigint }): Buffer {
  const record = Buffer.alloc(56)
  record.writeUInt32LE(0x06064b50, 0)
  record.writeBigUInt64LE(entries, 32)
  record.writeBigUInt64LE(start, 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  const last = Buffer.alloc(22)
  last.writeUInt32LE(0x06054b50, 0)
  last.writeUInt16LE(0xffff, 10)
  last.writeUInt32LE(0xffffffff, 16)
  return Buffer.concat([record, locator, last])
}

describe('openZip', () => {
  it('reads what zip wrote', async () => {
    const opened = openZip(await bytesOf(), MB)
    expect([...opened.names]).toEqual(['uno.txt', 'carpeta/dos.txt', 'vacio'])
    expect(opened.announced).toBe(4003)
    expect(text(opened.read('UNO.txt'))).toBe('Uno')
    expect(text(opened.read('carpeta/dos.txt'))).toBe('dos '.repeat(1000))
    expect(text(opened.read('vacio'))).toBe('')
    expect(opened.read('otro')).toBeNull()
  })

  it('reads each file once', async () => {
    const opened = openZip(await bytesOf(), MB)
    opened.read('uno.txt')
    expect(opened.read('uno.txt')).toBeNull()
  })

  it('finds the end behind a comment and before what was appended by mail', async () => {
    expect(openZip(Buffer.concat([await bytesOf(), Buffer.alloc(300)]), MB).names.size).toBe(3)
  })

  it('reads stored files, and names with backslashes', async () => {
    const bytes = Buffer.from(await zip(new Map([['a/b.txt', new TextEncoder().encode('x')]])))
    for (let at = bytes.indexOf('a/b'); at >= 0; at = bytes.indexOf('a/b')) bytes.write('a\\b', at)
    expect(openZip(bytes, MB).names).toEqual(new Set(['a/b.txt']))
  })

  it('gives back the same bytes for the same files', async () => {
    expect((await bytesOf()).equals(await bytesOf())).toBe(true)
  })

  it('stops at what may be unpacked in all', async () => {
    const opened = openZip(await bytesOf(), 4000)
    opened.read('uno.txt')
    expect(() => opened.read('carpeta/dos.txt')).toThrow(expect.objectContaining({ code: 'pesado' }))
  })

  it.each<[string, () => Promise<Buffer>]>([
    ['nothing', async () => Buffer.alloc(0)],
    ['half of it', async () => (await bytesOf()).subarray(0, 60)],
    ['the tail alone', async () => (await bytesOf()).subarray(-40)],
    ['an offset beyond the end', () => spoiled(b => b.writeUInt32LE(0xfffffff0, central(b) + 42))],
    ['a name beyond the end', () => spoiled(b => b.writeUInt16LE(0xffff, central(b) + 28))],
    ['a directory elsewhere', () => spoiled(b => b.writeUInt32LE(3, end(b) + 16))],
    ['more entries than there are', () => spoiled(b => b.writeUInt16LE(500, end(b) + 10))],
    ['more than it announces', () => spoiled(b => b.writeUInt32LE(2, central(b) + 24))],
    ['less than it announces', () => spoiled(b => b.writeUInt32LE(999, central(b) + 24))],
    ['a wrong checksum', () => spoiled(b => b.writeUInt32LE(1, central(b) + 16))],
    ['an unknown method', () => spoiled(b => b.writeUInt16LE(12, central(b) + 10))],
    ['broken data', () => spoiled(b => b.fill(0xff, 37, 42))],
    ['4,000 million entries', async () => zip64({ entries: 4_000_000_000n, start: 0n })],
    ['zip64 numbers beyond any file', async () => zip64({ entries: 1n, start: 2n ** 63n })],
  ])('refuses %s', async (_, make) => {
    const bytes = await make()
    expect(() => openZip(bytes, MB).read('uno.txt')).toThrow(expect.objectContaining({ code: 'danado' }))
  })

  it('refuses an encrypted entry by its name', async () => {
    const bytes = await spoiled(b => b.writeUInt16LE(1, central(b) + 8))
    expect(() => openZip(bytes, MB).read('uno.txt')).toThrow(expect.objectContaining({ code: 'cifrado' }))
  })

  it('a bomb unpacks to no more than it announced', async () => {
    const bomb = deflateRawSync(Buffer.alloc(64 * MB))
    const bytes = Buffer.from(await zip(new Map([['a', Buffer.alloc(1000)]])))
    const start = 30 + 1
    const packed = bytes.readUInt32LE(central(bytes) + 20)
    const lying = Buffer.concat([bytes.subarray(0, start), bomb, bytes.subarray(start + packed)])
    lying.writeUInt32LE(bomb.length, central(lying) + 20)
    lying.writeUInt32LE(start + bomb.length, end(lying) + 16)
    expect(() => openZip(lying, MB).read('a')).toThrow(expect.objectContaining({ code: 'danado' }))
  })
})
