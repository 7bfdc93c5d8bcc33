import { readdirSync } from 'node:fs'
import path from 'node:path'
import { calls } from '@malla/contracts/calls.ts'
import type { ImagenSubida } from '@malla/contracts/imagenes.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDb } from '../../platform/db/db.ts'
import { folderStorage } from '../../platform/files/storage.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { juntas } from '../../testing/juntas.ts'
import { multipart } from '../../testing/multipart.ts'
import { sweepImagenes } from './limpiar.ts'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 90, b: 160 } } })
    .png()
    .toBuffer()

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ PUBLIC_URL: 'https://malla.edu' })
})
afterAll(() => t.close())

async function upload(
  token: string | null,
  upload_preset: string,
  bytes: Uint8Array,
  fields: Record<string, string> = {},
) {
  const sent = await multipart(
    { upload_preset, ...fields },
    { file: { name: 'una foto.png', bytes: new Uint8Array(bytes) } },
  )
  const r = await t.app.inject({
    method: 'POST',
    url: '/api/v1_1/malla/image/upload',
    ...sent,
    headers: { ...sent.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
  })
  return { status: r.statusCode, body: r.json() }
}

const see = async (token: string | null, url: string, headers: Record<string, string> = {}) => {
  const r = await t.app.inject({
    url,
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
  })
  return r
}
const statusOf = async (token: string | null, url: string): Promise<number> =>
  (await see(token, url)).statusCode

describe('uploading a picture', () => {
  it('answers in the form of §7, and the picture is there', async () => {
    const { status, body } = await upload(t.gente.token.operador, 'contenido', await picture(3000, 600), {
      tags: 'malla, presentación',
    })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(calls.imagenes.upload.output.safeParse(body).error).toBeUndefined()
    expect(body).toMatchObject({
      format: 'png',
      width: 1600,
      height: 320,
      secure_url: `/api/v1/imagenes/${body.public_id}`,
      url: `https://malla.edu/api/v1/imagenes/${body.public_id}`,
      tags: ['malla', 'presentación'],
    })
    const shown = await see(t.gente.token.operador, body.secure_url)
    expect(shown.statusCode).toBe(200)
    expect(shown.headers['content-type']).toBe('image/png')
    expect(shown.rawPayload.length).toBe(body.bytes)
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 1600, height: 320 })
  })

  it.each([
    ['perfil', 900, 700, 512, 512],
    ['perfil', 300, 200, 200, 200],
    ['logo', 2000, 1000, 800, 400],
    ['logo', 120, 60, 120, 60],
  ])('%s of %i×%i is kept as %i×%i', async (uso, width, height, ...kept) => {
    const { body } = await upload(t.gente.token.root, uso, await picture(width, height))
    expect([body.width, body.height]).toEqual(kept)
  })

  it.each([
    ['perfil', 'docente', 200],
    ['perfil', 'demo', 200],
    ['contenido', 'operadorBasico', 200],
    ['contenido', 'tutor', 200],
    ['contenido', 'inspector', 403],
    ['contenido', 'demo', 403],
    // A diagram in the syllabus of one of their courses.
    ['contenido', 'docente', 200],
    ['logo', 'root', 200],
    ['logo', 'operador', 403],
  ] as const)('%s by %s: %i', async (uso, rol, status) => {
    const r = await upload(t.gente.token[rol], uso, await picture(20, 20))
    expect(r.status, JSON.stringify(r.body)).toBe(status)
    if (status === 403) expect(r.body.message).toMatch(/rol/)
  })

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', Buffer.alloc(0)],
  ])('%s named .png is refused under the field, and nothing is kept', async (_case, bytes) => {
    const before = await t.owner.query('select count(*)::int as n from imagenes')
    const { status, body } = await upload(t.gente.token.operador, 'perfil', bytes)
    expect(status).toBe(422)
    expect(body.errors.file?.[0]).toMatch(/JPG, PNG, WebP o GIF|Adjunte/)
    expect((await t.owner.query('select count(*)::int as n from imagenes')).rows).toEqual(before.rows)
  })

  it('names every bad field; without a session 401; over 10 MB 413', async () => {
    const ask = t.as(t.gente.token.operador)
    const { status, body } = await ask('POST', '/v1_1/malla/image/upload', { upload_preset: 'otro' })
    expect([status, Object.keys(body.errors).sort()]).toEqual([422, ['file', 'upload_preset']])
    expect((await upload(null, 'perfil', await picture(9, 9))).status).toBe(401)
    expect((await upload(t.gente.token.operador, 'perfil', Buffer.alloc(11 * 1024 * 1024))).status).toBe(413)
  })

  it('stops who uploads without end', async () => {
    const { token, usuario } = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 2 })
    await t.owner.query(
      `insert into imagenes (public_id, usuario_id, clave, formato, bytes, ancho, alto, uso)
       select 'lleno-' || n, $1, 'x', 'png', 1, 1, 1, 'perfil' from generate_series(1, 200) n`,
      [usuario],
    )
    expect((await upload(token, 'perfil', await picture(9, 9))).status).toBe(429)
    await t.owner.query("update imagenes set created_at = now() - interval '2 hours' where usuario_id = $1", [
      usuario,
    ])
    expect((await upload(token, 'perfil', await picture(9, 9))).status).toBe(200)
  })

  it('of those that come at once for the last place one is kept', async () => {
    const { token, usuario } = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 2 })
    await t.owner.query(
      `insert into imagenes (public_id, usuario_id, clave, formato, bytes, ancho, alto, uso)
       select 'casi-' || n, $1, 'x', 'png', 1, 1, 1, 'perfil' from generate_series(1, 199) n`,
      [usuario],
    )
    const una = await picture(9, 9)
    const todas = await juntas(t.owner, 'imagenes', () =>
      Array.from({ length: 8 }, () => upload(token, 'perfil', una)),
    )
    expect(todas.map(r => r.status).sort()).toEqual([200, ...Array(7).fill(429)])
  })
})

describe('who sees a picture', () => {
  const give = (usuario: number, url: string | null) =>
    t.owner.query(
      'update personas set imagen_url = $2 where id = (select persona_id from usuarios where id = $1)',
      [usuario, url],
    )
  const kept = async (token: string, uso: string): Promise<ImagenSubida> =>
    (await upload(token, uso, await picture(30, 30))).body

  it('a picture of a text: the institution, and nobody of another one, root neither', async () => {
    const { secure_url } = await kept(t.gente.token.operador, 'contenido')
    expect(await statusOf(t.gente.token.docente, secure_url)).toBe(200)
    expect(await statusOf(t.gente.token.root, secure_url)).toBe(200)
    expect(await statusOf(t.gente.ajeno, secure_url)).toBe(404)
    const lejos = await t.gente.alguien(t.owner, { empresa: t.gente.otraEmpresa, root: true })
    expect(await statusOf(lejos.token, secure_url)).toBe(404)
    expect(await statusOf(null, secure_url)).toBe(401)
  })

  it('a picture that nobody took: only who uploaded it, and root', async () => {
    const { secure_url } = await kept(t.gente.token.demo, 'perfil')
    expect(await statusOf(t.gente.token.demo, secure_url)).toBe(200)
    expect(await statusOf(t.gente.token.root, secure_url)).toBe(200)
    expect(await statusOf(t.gente.token.operador, secure_url)).toBe(404)
  })

  it('a picture of a person: who shares an institution; not another, nor after it was taken away', async () => {
    const { secure_url } = await kept(t.gente.token.tutor, 'perfil')
    await give(t.gente.usuario.tutor, secure_url)
    expect(await statusOf(t.gente.token.docente, secure_url)).toBe(200)
    expect(await statusOf(t.gente.ajeno, secure_url)).toBe(404)
    await give(t.gente.usuario.tutor, null)
    expect(await statusOf(t.gente.token.docente, secure_url)).toBe(404)
  })

  it('a logo: the people of its institution and root', async () => {
    const { secure_url, public_id } = await kept(t.gente.token.root, 'logo')
    expect(await statusOf(t.gente.ajeno, secure_url)).toBe(404)
    await t.owner.query('update imagenes set de_empresa_id = $2 where public_id = $1', [
      public_id,
      t.gente.otraEmpresa,
    ])
    expect(await statusOf(t.gente.ajeno, secure_url)).toBe(200)
    expect(await statusOf(t.gente.token.operador, secure_url)).toBe(404)
    expect(await statusOf(t.gente.token.root, secure_url)).toBe(200)
  })

  it('stays in the browser that asked, and is asked about each time', async () => {
    const { secure_url, public_id } = await kept(t.gente.token.operador, 'contenido')
    const first = await see(t.gente.token.operador, secure_url)
    expect(first.headers['cache-control']).toBe('private, no-cache')
    expect(first.headers.etag).toBe(`"imagen-${public_id}"`)
    expect(first.headers['x-content-type-options']).toBe('nosniff')
    const etag = { 'if-none-match': String(first.headers.etag) }
    expect((await see(t.gente.token.operador, secure_url, etag)).statusCode).toBe(304)
    expect((await see(t.gente.ajeno, secure_url, etag)).statusCode).toBe(404)
  })

  it.each(['no-existe', '..%2F..%2Fetc', "x'--"])('an id that is none (%s): 404', async id => {
    expect(await statusOf(t.gente.token.root, `/api/v1/imagenes/${id}`)).toBe(404)
  })
})

it('what nobody names goes after a day, with its bytes; what is named or in a text stays', async () => {
  const t2 = await createTestApp()
  const db = openDb(t2.databaseUrl, 1)
  try {
    const ids: Record<string, string> = {}
    const files = () =>
      readdirSync(path.join(t2.dataDir, 'archivos'), { recursive: true, withFileTypes: true }).filter(f =>
        f.isFile(),
      ).length
    for (const [name, uso] of [
      ['suelta', 'perfil'],
      ['mía', 'perfil'],
      ['logo', 'logo'],
      ['texto', 'contenido'],
      ['nueva', 'perfil'],
    ] as const) {
      const sent = await multipart(
        { upload_preset: uso },
        { file: { name: 'a.png', bytes: await picture(9, 9) } },
      )
      const r = await t2.app.inject({
        method: 'POST',
        url: '/api/v1_1/malla/image/upload',
        ...sent,
        headers: { ...sent.headers, authorization: `Bearer ${t2.gente.token.root}` },
      })
      ids[name] = r.json().public_id
    }
    const url = (name: string) => `/api/v1/imagenes/${ids[name]}`
    await t2.owner.query(
      'update personas set imagen_url = $1 where id = (select persona_id from usuarios where id = $2)',
      [url('mía'), t2.gente.usuario.demo],
    )
    await t2.owner.query('update empresas set imagen_url = $1 where id = $2', [url('logo'), t2.gente.empresa])
    await t2.owner.query(
      "update imagenes set created_at = now() - interval '25 hours' where public_id <> $1",
      [ids.nueva],
    )
    expect(files()).toBe(5)
    await sweepImagenes({ db, storage: folderStorage(path.join(t2.dataDir, 'archivos')) })
    const { rows } = await t2.owner.query('select public_id from imagenes')
    expect(rows.map(r => r.public_id).sort()).toEqual([ids.mía, ids.logo, ids.texto, ids.nueva].sort())
    expect(files()).toBe(4)
  } finally {
    await db.close()
    await t2.close()
  }
})
