import { setTimeout as sleep } from 'node:timers/promises'
import { imagenesEn } from '@malla/domain/texto/imagenes.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Ctx } from '../../platform/context.ts'
import { openDb, type Tx } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { openStorage } from '../../platform/files/openStorage.ts'
import { newKey } from '../../platform/files/storage.ts'
import { casaConCubo } from '../../testing/casaConCubo.ts'
import { multipart } from '../../testing/multipart.ts'
import { copiarArchivos } from '../archivos/copiarArchivos.ts'
import { sweepOrphans } from '../archivos/limpiar.ts'
import { conImagenesPropias } from './copiarDeTextos.ts'

/** The whole app with its files in a bucket (STORAGE_URL). */

const HOUR_MS = 60 * 60 * 1000
const casa = casaConCubo()

const upload = async (token = casa.t.gente.token.operador, uso = 'contenido') => {
  const picture = sharp({
    create: { width: 300, height: 200, channels: 3, background: { r: 20, g: 90, b: 160 } },
  })
  const bytes = new Uint8Array(await picture.png().toBuffer())
  const sent = await multipart({ upload_preset: uso }, { file: { name: 'una foto.png', bytes } })
  const headers = { ...sent.headers, authorization: `Bearer ${token}` }
  const r = await casa.t.app.inject({ method: 'POST', url: '/api/v1_1/malla/image/upload', ...sent, headers })
  return { status: r.statusCode, body: r.json() }
}
const see = (url: string) =>
  casa.t.app.inject({ url, headers: { authorization: `Bearer ${casa.t.gente.token.operador}` } })
const rows = async () => Number((await casa.t.owner.query('select count(*) from imagenes')).rows[0].count)

it('a picture goes to the bucket and is seen from there', async () => {
  const { status, body } = await upload()
  expect(status).toBe(200)
  const { rows: named } = await casa.t.owner.query('select clave from imagenes where public_id = $1', [
    body.public_id,
  ])
  const kept = casa.s3.objects.get(`malla/archivos/${named[0].clave}`)!
  const shown = await see(body.secure_url)
  expect(shown.statusCode).toBe(200)
  expect(shown.rawPayload.equals(kept.bytes)).toBe(true)
})

it('while the bucket is away an upload is told so with 503 and leaves no row; afterwards it works', async () => {
  const { body } = await upload()
  const before = await rows()
  casa.s3.fallar('503')
  const refused = await upload()
  const unseen = await see(body.secure_url)
  casa.s3.fallar(null)
  expect([refused.status, refused.body.message]).toEqual([503, expect.stringMatching(/inténtelo más tarde/)])
  expect(unseen.statusCode).toBe(503)
  expect(await rows()).toBe(before)
  expect((await upload()).status).toBe(200)
  expect((await see(body.secure_url)).statusCode).toBe(200)
})

it('what no row names goes after a day, what one names stays', async () => {
  const db = openDb(casa.t.databaseUrl)
  const storage = await openStorage({ dataDir: casa.t.dataDir, storageUrl: casa.s3.url })
  const orphan = await storage.put(Buffer.from('nadie'))
  for (const kept of casa.s3.objects.values()) kept.at = new Date(Date.now() - 25 * HOUR_MS)
  const before = casa.s3.objects.size
  expect(await sweepOrphans({ db, storage })).toBe(1)
  expect(await storage.get(orphan)).toBeNull()
  expect(casa.s3.objects.size).toBe(before - 1)
  await db.close()
})

describe('a bucket that is silent holds up who asks it for something, and nobody else', () => {
  /** Whether the server answers somebody who asks it something else meanwhile. */
  const answers = async (work: Promise<{ status: number }>) =>
    Promise.race([work.then(r => r.status), sleep(4000, 'waits')])
  const ask = () => casa.t.as(casa.t.gente.token.operador)

  it('of whom many ask for documents with a picture of it', async () => {
    const { body } = await upload()
    await casa.t.owner.query('update empresas set imagen_url = $1 where id = $2', [
      body.secure_url,
      casa.t.gente.empresa,
    ])
    // Who is signed in is known from memory for a second.
    await sleep(1100)
    casa.s3.fallar('espera')
    const pedidos = Array.from({ length: 16 }, async () => {
      const { body } = await ask()('POST', '/programas/avancecurricular/pdf', {})
      return ask()('GET', body.url.replace('/api', ''))
    })
    try {
      await sleep(1200)
      expect(await answers(ask()('POST', '/auth/user'))).toBe(200)
    } finally {
      casa.s3.fallar(null)
    }
    for (const { status, raw } of await Promise.all(pedidos)) {
      expect(status).toBe(200)
      expect(raw.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    }
  }, 60_000)

  it('of whom many bring it files; what was refused or written leaves what it should', async () => {
    const { token } = casa.t.gente
    const antes = casa.s3.objects.size
    casa.s3.fallar('espera')
    const subidas = [...Object.values(token), casa.t.gente.ajeno].map(t => upload(t, 'perfil'))
    try {
      await sleep(1500)
      expect(subidas.length).toBeGreaterThanOrEqual(8)
      expect(await answers(ask()('POST', '/v1/modelos/educativos', { nombre: 'Otro' }))).toBe(200)
    } finally {
      casa.s3.fallar(null)
    }
    const hechas = (await Promise.all(subidas)).filter(s => s.status === 200)
    expect(hechas.length).toBeGreaterThanOrEqual(8)
    expect(casa.s3.objects.size).toBe(antes + hechas.length)

    const sent = await multipart(
      { nombre: 'Otro' },
      { archivo: { name: 'a.pdf', bytes: Buffer.from('%PDF-1.7 a') } },
    )
    const headers = { ...sent.headers, authorization: `Bearer ${token.operador}` }
    const r = await casa.t.app.inject({ method: 'POST', url: '/api/v1/modelos/educativos', ...sent, headers })
    expect(r.statusCode).toBe(422)
    expect(casa.s3.objects.size).toBe(antes + hechas.length)
  }, 60_000)
})

/**
 * A bucket in memory, and a transaction that notes how many times in a row the bucket was waited for without a word to PostgreSQL, which ends a transaction
 * that is silent for 30 s.
 */
function espera(tx: Tx) {
  const objects = new Map<string, Uint8Array>()
  let asking = 0
  const seen = { seguidas: 0, most: 0 }
  const wait = async <T>(answer: T): Promise<T> => {
    if (asking++ === 0) seen.most = Math.max(seen.most, ++seen.seguidas)
    await new Promise(setImmediate)
    asking--
    return answer
  }
  const storage = {
    put: async (bytes: Uint8Array) => {
      const clave = newKey()
      objects.set(clave, bytes)
      return wait(clave)
    },
    get: (clave: string) => wait(objects.get(clave) ?? null),
  }
  const heard = new Proxy(tx, {
    get(target, name) {
      seen.seguidas = 0
      const found: unknown = Reflect.get(target, name)
      return typeof found === 'function' ? found.bind(target) : found
    },
  })
  const ctx = {
    ...{ platform: { storage }, tx: heard, empresaId: casa.t.gente.empresa },
    sesion: { usuario_id: casa.t.gente.usuario.operador },
    record: () => {},
    afterFailure: () => {},
  } as unknown as Ctx
  return { ctx, storage, objects, seen }
}

it('many small files and pictures are copied with a word to the database now and then', async () => {
  const db = openDb(casa.t.databaseUrl, 2)
  const de = casa.t.gente.otraEmpresa
  await db.write(casa.t.gente.empresa, null, async tx => {
    const { ctx, storage, objects, seen } = espera(tx)
    const bytes = new Uint8Array([1, 2, 3])
    const claves = await Promise.all(Array.from({ length: 40 }, () => storage.put(bytes)))
    const archivo = { nombre: 'a.pdf', tipo: 'application/pdf', bytes: 3 }
    const copias = claves.map((clave, i) => ({ archivo: { ...archivo, clave }, i }))
    copias[7]!.archivo.clave = newKey()
    Object.assign(seen, { seguidas: 0, most: 0 })
    const hechas = await copiarArchivos(ctx, copias)
    expect(hechas.map(h => h.copia.i)).toEqual(copias.map(c => c.i).filter(i => i !== 7))
    expect(new Set(hechas.map(h => h.archivo_id)).size).toBe(39)
    expect(objects.size).toBe(40 + 39)
    expect(seen.most).toBeLessThanOrEqual(8)

    await tx.execute(sql`
      insert into imagenes (public_id, de_empresa_id, clave, formato, bytes, ancho, alto, uso)
      select 'de-otra-' || n, ${de}, k, 'png', 3, 1, 1, 'contenido' from unnest(${sql.param(claves)}::text[]) with ordinality u (k, n)`)
    const descripcion = claves.map((_, i) => `<img src="/api/v1/imagenes/de-otra-${i + 1}">`).join('')
    Object.assign(seen, { seguidas: 0, most: 0 })
    const [propia] = await conImagenesPropias(ctx, de, [{ items: [{ descripcion }] }])
    const { descripcion: nueva } = propia!.items[0] as { descripcion: string }
    expect(imagenesEn(nueva)).toHaveLength(40)
    expect(nueva).not.toContain('de-otra')
    expect(objects.size).toBe(40 + 39 + 40)
    expect(seen.most).toBeLessThanOrEqual(8)
  })
  await db.close()
})
