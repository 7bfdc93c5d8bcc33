import { mkdtempSync, readdirSync, readlinkSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createMailTransport } from '../mail/transport.ts'
import { StartError } from '../startError.ts'
import { BucketAway, openBucket } from './bucket.ts'
import { type BucketUrl, readBucketUrl } from './bucketUrl.ts'
import { writeWhole } from './enDisco.ts'
import { openStorage } from './openStorage.ts'
import type { Storage } from './storage.ts'
import { type S3DePrueba, s3DePrueba } from './testing/s3.ts'

let s3: S3DePrueba
let dataDir: string
beforeAll(async () => {
  s3 = await s3DePrueba()
  dataDir = mkdtempSync(path.join(tmpdir(), 'malla-storage-'))
})
afterAll(async () => {
  await s3.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const HOUR_MS = 60 * 60 * 1000
const bytes = (text: string): Buffer => Buffer.from(text)
const bucket = () => openBucket(readBucketUrl(s3.url) as BucketUrl)

it('what could not be written whole leaves nothing on the disk', async () => {
  const place = path.join(dataDir, 'a-medias')
  const notBytes = { full: 'disk' } as unknown as Uint8Array
  await expect(writeWhole(place, notBytes)).rejects.toThrow()
  expect(readdirSync(dataDir).filter(name => name.startsWith('a-medias'))).toEqual([])
})

describe.each(['folder', 'bucket'] as const)('files in a %s', kind => {
  let storage: Storage
  beforeAll(async () => {
    storage = await openStorage({ dataDir, storageUrl: kind === 'bucket' ? s3.url : null })
  })
  const age = (key: string, hours: number): void => {
    const at = new Date(Date.now() - hours * HOUR_MS)
    if (kind === 'folder') utimesSync(path.join(dataDir, 'archivos', key), at, at)
    else s3.objects.get(`malla/archivos/${key}`)!.at = at
  }

  it('are got back as they were put, each under a key of its own, and nothing after they went', async () => {
    const [one, two, empty] = await Promise.all([
      storage.put(bytes('uno')),
      storage.put(bytes('uno')),
      storage.put(bytes('')),
    ])
    expect(new Set([one, two, empty]).size).toBe(3)
    expect(Buffer.from((await storage.get(one))!).toString()).toBe('uno')
    expect((await storage.get(empty))!.length).toBe(0)
    await storage.remove(one)
    expect(await storage.get(one)).toBeNull()
    await storage.remove(one)
    expect(Buffer.from((await storage.get(two))!).toString()).toBe('uno')
    await Promise.all([storage.remove(two), storage.remove(empty)])
  })

  it('come back under the key that they had', async () => {
    const key = await storage.put(bytes('antes'))
    await storage.remove(key)
    await storage.restore(key, bytes('antes'))
    expect(Buffer.from((await storage.get(key))!).toString()).toBe('antes')
    await storage.remove(key)
  })

  it('are told by age, however many', async () => {
    const keys = await Promise.all(Array.from({ length: 7 }, (_, i) => storage.put(bytes(String(i)))))
    for (const key of keys.slice(0, 5)) age(key, 2)
    const before = await Array.fromAsync(storage.keysBefore(new Date(Date.now() - HOUR_MS)))
    expect(before.sort()).toEqual(keys.slice(0, 5).sort())
    await Promise.all(keys.map(key => storage.remove(key)))
  })

  it('have no key that names a place outside', async () => {
    for (const key of ['../../etc/passwd', 'ab/../x', '', 'AB/x'])
      await expect(storage.get(key)).rejects.toThrow('not a storage key')
  })
})

/** What is flushed to the disk meanwhile, by its path, in order. */
async function flushed(run: () => Promise<unknown>): Promise<string[]> {
  const some = await open(dataDir)
  const kind = Object.getPrototypeOf(some) as FileHandle
  await some.close()
  const { sync } = kind
  const paths: string[] = []
  const spy = vi.spyOn(kind, 'sync').mockImplementation(function (this: FileHandle) {
    paths.push(path.relative(dataDir, readlinkSync(`/proc/self/fd/${this.fd}`)))
    return sync.call(this)
  })
  await run().finally(() => spy.mockRestore())
  return paths
}

describe('what is kept in a folder is on the disk when it is answered, with the names that lead to it', () => {
  it('a file', async () => {
    const storage = await openStorage({ dataDir: path.join(dataDir, 'nuevo'), storageUrl: null })
    const key = `ab/ab${'0'.repeat(6)}-0000-4000-8000-000000000000`
    expect(await flushed(() => storage.restore(key, bytes('x')))).toEqual([
      ...['nuevo/archivos', 'nuevo', ''],
      ...[`nuevo/archivos/${key}.part`, 'nuevo/archivos/ab'],
    ])
    expect(await flushed(() => storage.restore(key, bytes('y')))).toEqual([
      `nuevo/archivos/${key}.part`,
      'nuevo/archivos/ab',
    ])
  })

  it('a mail', async () => {
    const transport = createMailTransport({ dataDir, smtpUrl: null, storageUrl: null })
    const mensaje = { messageId: '<x@x>', from: 'a@x.pe', to: 'b@x.pe', text: 'x' }
    expect(await flushed(() => transport.deliver(7, mensaje))).toEqual(['', 'outbox/7.eml.part', 'outbox'])
  })
})

describe('a bucket', () => {
  it('holds what is too large for one request, in parts, whole or not at all', async () => {
    const large = Buffer.alloc(33 * 1024 * 1024, 'malla')
    async function* chunks() {
      for (let at = 0; at < large.length; at += 1_000_000) yield large.subarray(at, at + 1_000_000)
    }
    const b = await bucket()
    await b.write('respaldos/grande', chunks())
    expect(s3.objects.get('malla/respaldos/grande')!.bytes.equals(large)).toBe(true)
    async function* cut() {
      yield large
      throw new Error('se cortó')
    }
    await expect(b.write('respaldos/cortado', cut())).rejects.toThrow('se cortó')
    expect(s3.objects.has('malla/respaldos/cortado')).toBe(false)
    expect(s3.uploads.size).toBe(0)
    await b.remove('respaldos/grande')
  })

  it('forgets what was begun long ago, of its own folder only', async () => {
    const old = new Date(Date.now() - 48 * HOUR_MS)
    s3.uploads.set('viejo', { key: 'malla/respaldos/x', at: old, parts: new Map() })
    s3.uploads.set('ajeno', { key: 'otra/x', at: old, parts: new Map() })
    s3.uploads.set('nuevo', { key: 'malla/respaldos/y', at: new Date(), parts: new Map() })
    const storage = await openStorage({ dataDir, storageUrl: s3.url })
    await storage.removeUnfinished(new Date(Date.now() - HOUR_MS))
    expect([...s3.uploads.keys()].sort()).toEqual(['ajeno', 'nuevo'])
    s3.uploads.clear()
  })

  it.each(['corta', '503', 'rechaza'] as const)(
    'that fails («%s») is a 503, and says nothing of the key',
    async falla => {
      const storage = await openStorage({ dataDir, storageUrl: s3.url })
      s3.fallar(falla)
      const error = await storage.put(bytes('x')).catch((e: unknown) => e)
      s3.fallar(null)
      expect(error).toBeInstanceOf(BucketAway)
      expect((error as BucketAway).status).toBe(503)
      const told = JSON.stringify(error) + String((error as Error).cause) + (error as Error).stack
      for (const secret of [s3.keys.id, s3.keys.secret]) expect(told).not.toContain(secret)
    },
  )

  it.each([
    ['rechaza', /SignatureDoesNotMatch \(403\)/],
    ['olvida', /no devuelve lo que se le dio/],
    ['corta', /ECONNRESET|socket/i],
  ] as const)('that cannot be used («%s») stops the start in one line', async (falla, why) => {
    s3.fallar(falla)
    const error = await openStorage({ dataDir, storageUrl: s3.url }).catch((e: unknown) => e as Error)
    s3.fallar(null)
    expect(error).toBeInstanceOf(StartError)
    const { message } = error as Error
    expect(message).toMatch(
      /^No se puede escribir y leer en el cubo «cubo» de STORAGE_URL \(127\.0\.0\.1:\d+\): .+\.$/,
    )
    expect(message).toMatch(why)
    expect(message).not.toContain('secret')
  })

  it('that is none is told', async () => {
    const other = s3.url.replace('/cubo/', '/otro/')
    await expect(openStorage({ dataDir, storageUrl: other })).rejects.toThrow(/«otro».*NoSuchBucket \(404\)/)
  })

  it('keeps the mails of an installation without a mail server', async () => {
    const transport = createMailTransport({ smtpUrl: null, dataDir, storageUrl: s3.url })
    const mensaje = { from: 'a@b.pe', to: 'c@d.pe', subject: 'Hola', text: 'Qué tal', messageId: '<1@x>' }
    expect(await transport.deliver(7, mensaje)).toBe('guardado')
    expect(s3.objects.get('malla/outbox/7.eml')!.bytes.toString()).toContain('Subject: Hola')
  })
})

it('a folder and its files are of nobody but the server', async () => {
  const casa = mkdtempSync(path.join(tmpdir(), 'malla-storage-'))
  const storage = await openStorage({ dataDir: casa, storageUrl: null })
  const key = await storage.put(bytes('x'))
  const modo = (...at: string[]) => (statSync(path.join(casa, ...at)).mode & 0o777).toString(8)
  expect([modo('archivos'), modo('archivos', path.dirname(key)), modo('archivos', key)]).toEqual([
    '700',
    '700',
    '600',
  ])
  rmSync(casa, { recursive: true, force: true })
})

it('a folder forgets what a crash left half written', async () => {
  const storage = await openStorage({ dataDir, storageUrl: null })
  const key = await storage.put(bytes('x'))
  const half = path.join(dataDir, 'archivos', `${key}.part`)
  writeFileSync(half, 'medio')
  const at = new Date(Date.now() - 48 * HOUR_MS)
  utimesSync(half, at, at)
  await storage.removeUnfinished(new Date(Date.now() - HOUR_MS))
  expect(await Array.fromAsync(storage.keysBefore(new Date(Date.now() + HOUR_MS)))).toEqual([key])
  await storage.remove(key)
})
