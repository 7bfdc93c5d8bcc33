import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { sweepOrphans } from '../../features/archivos/limpiar.ts'
import { CLAVES } from '../../features/respaldos/claves.ts'
import { selectRespaldos, selectUltimo } from '../../features/respaldos/respaldos.queries.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { seedGente } from '../../testing/gente.ts'
import { killPrograms, runNode } from '../../testing/processes.ts'
import { openDb } from '../db/db.ts'
import { sql } from '../db/drizzle.ts'
import { createMailTransport } from '../mail/transport.ts'
import { escribirRespaldo } from '../respaldo/escribir.ts'
import { place } from '../respaldo/testing/place.ts'
import { carpetaDe, nuevaCarpeta } from './carpeta.ts'
import { openStorage } from './openStorage.ts'
import { type S3DePrueba, s3DePrueba } from './testing/s3.ts'

// The command is a program of its own.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const CARPETA = /^restaurada-[0-9a-f]{12}\/$/
const DAY_MS = 24 * 60 * 60 * 1000

let folder: string
let s3: S3DePrueba
let real: TestDatabase
let copia: TestDatabase
let cortada: TestDatabase
let owner: pg.Client
let file: string
/** A file of the real one, kept and named by a row. */
let keep: () => Promise<string>
let antes: string[]
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'malla-carpeta-'))
  s3 = await s3DePrueba()
  ;[real, copia, cortada] = [
    await createTestDatabase(),
    await createTestDatabase(),
    await createTestDatabase(),
  ]
  owner = new pg.Client(real.url)
  await owner.connect()
  const { empresa } = await seedGente(owner)
  const { storage, outbox } = await place(folder, s3.url)
  keep = async () => {
    const clave = await storage.put(Buffer.from('bytes'))
    await owner.query(
      "insert into archivos (empresa_id, clave, nombre, tipo, bytes) values ($1, $2, 'a.pdf', 'application/pdf', 5)",
      [empresa, clave],
    )
    return clave
  }
  antes = [await keep(), await keep(), await keep()]
  await owner.query(`insert into respaldos (dia, terminado_at, archivo, bytes, motivo) values
    ('2026-03-01', now(), 'malla-del-dia.tar.gz', 9, null), (null, now(), 'malla-pedido.tar.gz', 9, null), ('2026-03-02', now(), null, null, 'Falló.')`)
  file = path.join(folder, 'domingo.tar.gz')
  await escribirRespaldo(file, { databaseUrl: real.url, claves: CLAVES, storage, outbox })
})
afterAll(async () => {
  await killPrograms()
  await owner.end()
  for (const database of [real, copia, cortada]) await database.drop()
  await s3.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The command, with the settings of the real one but for the database. */
const restore = (databaseUrl: string) =>
  runNode('respaldoRestaurar.ts', [file], {
    DATA_DIR: path.join(folder, 'otra'),
    DATABASE_URL: databaseUrl,
    STORAGE_URL: s3.url,
  })

it('what is restored where somebody keeps things has a folder of its own, though their database is elsewhere', () => {
  const sinNada = { databaseUrl: null, storageUrl: null }
  for (const name of ['archivos', 'outbox', 'respaldos']) {
    const dataDir = mkdtempSync(path.join(folder, 'usada-'))
    expect(nuevaCarpeta({ ...sinNada, dataDir })).toBe('')
    mkdirSync(path.join(dataDir, name))
    expect(nuevaCarpeta({ ...sinNada, dataDir })).toBe('')
    writeFileSync(path.join(dataDir, name, 'algo'), 'x')
    expect(nuevaCarpeta({ ...sinNada, dataDir }), name).toMatch(CARPETA)
  }
})

it('a copy that is restored beside the real one, with its settings, takes and overwrites none of its files', async () => {
  const donde = { dataDir: folder, storageUrl: s3.url }
  const { storage, outbox } = await place(folder, s3.url)
  const envejecer = () => {
    for (const kept of s3.objects.values()) kept.at = new Date(Date.now() - 2 * DAY_MS)
  }
  const despues = await keep()
  await outbox.restore('1.eml', Buffer.from('Subject: real\r\n'))

  const program = restore(copia.url)
  expect(await program.ended, program.output()).toBe(0)

  const suyo = { ...donde, carpeta: await carpetaDe(copia.url) }
  const suyos = await openStorage(suyo)
  envejecer()
  const [dbReal, dbCopia] = [openDb(real.url, 2), openDb(copia.url, 2)]
  expect(await sweepOrphans({ db: dbCopia, storage: suyos })).toBe(0)
  expect(await storage.get(despues)).not.toBeNull()
  // What goes in the copy stays in the real one, and the other way round.
  await suyos.remove(antes[0]!)
  expect(await storage.get(antes[0]!)).not.toBeNull()
  const nuevo = await suyos.put(Buffer.from('bytes'))
  envejecer()
  expect(await sweepOrphans({ db: dbReal, storage })).toBe(0)
  expect(await suyos.get(nuevo)).not.toBeNull()

  const mensaje = { messageId: '<1@x>', from: 'a@x.pe', to: 'b@x.pe', subject: 'copia', text: 'x' }
  await createMailTransport({ ...suyo, smtpUrl: null }).deliver(1, mensaje)
  expect(Buffer.from(s3.objects.get('malla/outbox/1.eml')!.bytes).toString()).toContain('Subject: real')

  // Nor does it speak of backups that lie with the real one; that their days had theirs stays known.
  expect((await selectRespaldos(dbCopia.global)).map(r => r.estado)).toEqual(['fallido'])
  expect((await selectUltimo(dbCopia.global)).ultimo).toBeNull()
  const { rows } = await dbCopia.global.execute(sql`select dia::text as dia from respaldos order by dia`)
  expect(rows.map(r => r.dia)).toEqual(['2026-03-01', '2026-03-02'])

  await Promise.all([dbReal.close(), dbCopia.close()])
  expect(suyo.carpeta).toMatch(CARPETA)
  expect(await carpetaDe(real.url)).toBe('')
})

it('a restore that is cut, before its files or after its rows, goes on in the folder that it named', async () => {
  const suyas = () => new Set([...s3.objects.keys()].flatMap(k => /restaurada-\w+\//.exec(k)?.[0] ?? []))
  const deOtras = suyas()
  const client = new pg.Client(cortada.url)
  await client.connect()

  await client.query('begin')
  await client.query('lock table personas in access share mode')
  const muerto = restore(cortada.url)
  const [carpeta] = await muerto.says(/restaurada-\w{12}\//)
  muerto.child.kill('SIGKILL')
  await muerto.ended
  await client.query('rollback')

  // Its last step looks at the records.
  await client.query('alter function cadena_integra rename to cadena_cortada')
  const fallido = restore(cortada.url)
  expect(await fallido.ended, fallido.output()).toBe(1)
  expect(fallido.output()).toContain(`Lo que se copió está en la carpeta ${carpeta}:`)
  await client.query('alter function cadena_cortada rename to cadena_integra')
  await client.end()

  const entero = restore(cortada.url)
  expect(await entero.ended, entero.output()).toBe(0)
  expect(await carpetaDe(cortada.url)).toBe(carpeta)
  expect([...suyas().difference(deOtras)]).toEqual([carpeta])
})
