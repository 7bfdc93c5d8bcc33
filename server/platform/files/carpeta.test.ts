import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { sweepOrphans } from '../../features/archivos/limpiar.ts'
import { CLAVES } from '../../features/respaldos/claves.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { seedGente } from '../../testing/gente.ts'
import { killPrograms, runNode } from '../../testing/processes.ts'
import { openDb } from '../db/db.ts'
import { createMailTransport } from '../mail/transport.ts'
import { escribirRespaldo } from '../respaldo/escribir.ts'
import { place } from '../respaldo/testing/place.ts'
import { carpetaDe } from './carpeta.ts'
import { openStorage } from './openStorage.ts'
import { type S3DePrueba, s3DePrueba } from './testing/s3.ts'

// The command is a program of its own.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const DAY_MS = 24 * 60 * 60 * 1000

let folder: string
let s3: S3DePrueba
let real: TestDatabase
let copia: TestDatabase
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'malla-carpeta-'))
  s3 = await s3DePrueba()
  ;[real, copia] = [await createTestDatabase(), await createTestDatabase()]
})
afterAll(async () => {
  await killPrograms()
  await real.drop()
  await copia.drop()
  await s3.close()
  rmSync(folder, { recursive: true, force: true })
})

it('a copy that is restored beside the real one, with its settings, takes and overwrites none of its files', async () => {
  const owner = new pg.Client(real.url)
  await owner.connect()
  const { empresa } = await seedGente(owner)
  const donde = { dataDir: folder, storageUrl: s3.url }
  const { storage, outbox } = await place(folder, s3.url)
  const keep = async (): Promise<string> => {
    const clave = await storage.put(Buffer.from('bytes'))
    await owner.query(
      "insert into archivos (empresa_id, clave, nombre, tipo, bytes) values ($1, $2, 'a.pdf', 'application/pdf', 5)",
      [empresa, clave],
    )
    return clave
  }
  const envejecer = () => {
    for (const kept of s3.objects.values()) kept.at = new Date(Date.now() - 2 * DAY_MS)
  }
  const antes = [await keep(), await keep(), await keep()] as const
  const file = path.join(folder, 'domingo.tar.gz')
  await escribirRespaldo(file, { databaseUrl: real.url, claves: CLAVES, storage, outbox })
  const despues = await keep()
  await outbox.restore('1.eml', Buffer.from('Subject: real\r\n'))

  const env = { DATA_DIR: path.join(folder, 'otra'), DATABASE_URL: copia.url, STORAGE_URL: s3.url }
  const restore = runNode('respaldoRestaurar.ts', [file], env)
  expect(await restore.ended, restore.output()).toBe(0)

  const suyo = { ...donde, carpeta: await carpetaDe(copia.url) }
  const suyos = await openStorage(suyo)
  envejecer()
  const [dbReal, dbCopia] = [openDb(real.url, 2), openDb(copia.url, 2)]
  expect(await sweepOrphans({ db: dbCopia, storage: suyos })).toBe(0)
  expect(await storage.get(despues)).not.toBeNull()
  // What goes in the copy stays in the real one, and the other way round.
  await suyos.remove(antes[0])
  expect(await storage.get(antes[0])).not.toBeNull()
  const nuevo = await suyos.put(Buffer.from('bytes'))
  envejecer()
  expect(await sweepOrphans({ db: dbReal, storage })).toBe(0)
  expect(await suyos.get(nuevo)).not.toBeNull()

  const mensaje = { messageId: '<1@x>', from: 'a@x.pe', to: 'b@x.pe', subject: 'copia', text: 'x' }
  await createMailTransport({ ...suyo, smtpUrl: null }).deliver(1, mensaje)
  expect(Buffer.from(s3.objects.get('malla/outbox/1.eml')!.bytes).toString()).toContain('Subject: real')

  await Promise.all([owner.end(), dbReal.close(), dbCopia.close()])
  expect(suyo.carpeta).toMatch(/^restaurada-[0-9a-f]{12}\/$/)
  expect(await carpetaDe(real.url)).toBe('')
})
