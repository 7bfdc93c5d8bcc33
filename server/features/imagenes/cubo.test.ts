import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDb } from '../../platform/db/db.ts'
import { openStorage } from '../../platform/files/openStorage.ts'
import { type S3DePrueba, s3DePrueba } from '../../platform/files/testing/s3.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { multipart } from '../../testing/multipart.ts'
import { sweepOrphans } from '../archivos/limpiar.ts'

/** The whole app with its files in a bucket (STORAGE_URL). */

const HOUR_MS = 60 * 60 * 1000
let s3: S3DePrueba
let t: TestApp
beforeAll(async () => {
  s3 = await s3DePrueba()
  t = await createTestApp({ STORAGE_URL: s3.url })
})
afterAll(async () => {
  await t.close()
  await s3.close()
})

const upload = async () => {
  const picture = sharp({
    create: { width: 300, height: 200, channels: 3, background: { r: 20, g: 90, b: 160 } },
  })
  const bytes = new Uint8Array(await picture.png().toBuffer())
  const sent = await multipart({ upload_preset: 'contenido' }, { file: { name: 'una foto.png', bytes } })
  const headers = { ...sent.headers, authorization: `Bearer ${t.gente.token.operador}` }
  const r = await t.app.inject({ method: 'POST', url: '/api/v1_1/malla/image/upload', ...sent, headers })
  return { status: r.statusCode, body: r.json() }
}
const see = (url: string) =>
  t.app.inject({ url, headers: { authorization: `Bearer ${t.gente.token.operador}` } })
const rows = async () => Number((await t.owner.query('select count(*) from imagenes')).rows[0].count)

it('a picture goes to the bucket and is seen from there', async () => {
  const { status, body } = await upload()
  expect(status).toBe(200)
  const { rows: named } = await t.owner.query('select clave from imagenes where public_id = $1', [
    body.public_id,
  ])
  const kept = s3.objects.get(`malla/archivos/${named[0].clave}`)!
  const shown = await see(body.secure_url)
  expect(shown.statusCode).toBe(200)
  expect(shown.rawPayload.equals(kept.bytes)).toBe(true)
})

it('while the bucket is away an upload is told so with 503 and leaves no row; afterwards it works', async () => {
  const { body } = await upload()
  const before = await rows()
  s3.fallar('503')
  const refused = await upload()
  const unseen = await see(body.secure_url)
  s3.fallar(null)
  expect([refused.status, refused.body.message]).toEqual([503, expect.stringMatching(/inténtelo más tarde/)])
  expect(unseen.statusCode).toBe(503)
  expect(await rows()).toBe(before)
  expect((await upload()).status).toBe(200)
  expect((await see(body.secure_url)).statusCode).toBe(200)
})

it('what no row names goes after a day, what one names stays', async () => {
  const db = openDb(t.databaseUrl)
  const storage = await openStorage({ dataDir: t.dataDir, storageUrl: s3.url })
  const orphan = await storage.put(Buffer.from('nadie'))
  for (const kept of s3.objects.values()) kept.at = new Date(Date.now() - 25 * HOUR_MS)
  const before = s3.objects.size
  expect(await sweepOrphans({ db, storage })).toBe(1)
  expect(await storage.get(orphan)).toBeNull()
  expect(s3.objects.size).toBe(before - 1)
  await db.close()
})
