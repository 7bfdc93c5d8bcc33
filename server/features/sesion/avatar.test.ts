import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { folderStorage } from '../../platform/files/storage.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { CLAVE, ponerClave } from '../../testing/clave.ts'
import { avatarDe } from './avatar.ts'
import { CONOCIDOS, readConocidos, writeConocidos } from './conocidos.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

/** A person with a picture of their own. */
async function persona() {
  const made = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 2 })
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#c81e1e' } })
    .png()
    .toBuffer()
  const clave = await folderStorage(path.join(t.dataDir, 'archivos')).put(bytes)
  const public_id = `foto${made.usuario}`
  await t.owner.query(
    `insert into imagenes (public_id, usuario_id, clave, formato, bytes, ancho, alto, uso) values ($1, $2, $3, 'png', $4, 300, 200, 'perfil')`,
    [public_id, made.usuario, clave, bytes.length],
  )
  await t.owner.query(
    'update personas set imagen_url = $1 where id = (select persona_id from usuarios where id = $2)',
    [`/api/v1/imagenes/${public_id}`, made.usuario],
  )
  return { ...made, nombre: await ponerClave(t.owner, made.usuario) }
}
const image = async (usuario: string, cookie?: string): Promise<string> => {
  const r = await t.as(null)('POST', '/auth/avatar', { usuario }, cookie ? { cookie } : {})
  expect(r.status).toBe(200)
  return r.body.image
}
/** Signs in and answers the cookie that the browser then sends to /auth calls. */
async function enter(usuario: string, cookie = '') {
  const r = await t.as(null)('POST', '/auth/signin', { usuario, password: CLAVE }, { cookie })
  const made = r.raw.cookies.find(c => c.name === CONOCIDOS)!
  return { cookie: `${CONOCIDOS}=${made.value}`, made }
}

describe('the picture beside the typed name', () => {
  it('is the person’s own where they signed in before, small', async () => {
    const { nombre } = await persona()
    const { cookie } = await enter(nombre)
    const own = await image(nombre.toUpperCase(), cookie)
    const bytes = Buffer.from(/^data:image\/webp;base64,(.+)$/.exec(own)![1]!, 'base64')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 128, height: 128 })
  })

  it.each([
    ['shows it', 'picture', /^data:image\/webp/],
    ['has something else there', 'text', /^data:image\/svg/],
    ['does not answer', 'nothing', /^data:image\/svg/],
  ] as const)('kept by an outside service that %s', async (_case, answer, shown) => {
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
      .png()
      .toBuffer()
    const service = createServer((_req, res) => res.end(answer === 'picture' ? bytes : 'otra cosa'))
    await new Promise<void>(done => service.listen(0, '127.0.0.1', done))
    const address = `http://127.0.0.1:${(service.address() as AddressInfo).port}/x.png`
    if (answer === 'nothing') await new Promise(done => service.close(done))
    const { nombre, usuario } = await persona()
    await t.owner.query('update imagenes set clave = $1 where usuario_id = $2', [address, usuario])
    const { cookie } = await enter(nombre)
    expect(await image(nombre, cookie)).toMatch(shown)
    service.close()
  })

  it('elsewhere is made of the name, whether the account exists or not', async () => {
    const { nombre } = await persona()
    const other = await persona()
    const { cookie } = await enter(other.nombre)
    for (const given of [undefined, cookie, `${CONOCIDOS}=1.2.3~falso`]) {
      expect(await image(nombre, given)).toBe(avatarDe(nombre))
      expect(await image('nadie@aqui.edu', given)).toBe(avatarDe('nadie@aqui.edu'))
    }
  })

  it('of five accounts is known at one browser, the last ones', async () => {
    const people = []
    let cookie = ''
    for (let i = 0; i < 6; i++) {
      const { nombre } = await persona()
      people.push(nombre)
      cookie = (await enter(nombre, cookie)).cookie
    }
    const own = await Promise.all(
      people.map(async p => (await image(p, cookie)).startsWith('data:image/webp')),
    )
    expect(own).toEqual([false, true, true, true, true, true])
  })

  it('comes with a cookie that no script reads and no other site sends', async () => {
    const { made } = await enter((await persona()).nombre)
    expect(made).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/auth', maxAge: 31_536_000 })
  })

  it('is made of the name when the own one is gone', async () => {
    const { nombre, usuario } = await persona()
    const { cookie } = await enter(nombre)
    await t.owner.query('delete from imagenes where usuario_id = $1', [usuario])
    expect(await image(nombre, cookie)).toBe(avatarDe(nombre))
  })

  it('is refused to who asks for hundreds', async () => {
    await t.owner.query(
      "insert into intentos (clave, fallos, desde) values ('imagen:direccion:10.40.0.1', 600, now())",
    )
    const r = await t.as(null)('POST', '/auth/avatar', { usuario: 'a' }, { 'x-forwarded-for': '10.40.0.1' })
    expect(r.status).toBe(429)
  })
})

describe('the cookie of known accounts', () => {
  it('is read back as it was written, the last one first and once', () => {
    const cookie = writeConocidos('s', [3, 2, 1], 2)
    expect(readConocidos('s', cookie)).toEqual([2, 3, 1])
  })
  it.each([
    ['of another installation', writeConocidos('otro', [], 1)],
    ['changed', writeConocidos('s', [], 1).replace(/^1/, '2')],
    ['without signature', '1'],
    ['empty', ''],
    ['absent', undefined],
  ])('%s says nothing', (_case, cookie) => expect(readConocidos('s', cookie)).toEqual([]))
})

it.each([
  ['ana@x.edu', 'A'],
  ['  Ñandú', 'Ñ'],
  ['<script>', 'S'],
  ['🦙', '·'],
  ['&', '·'],
])('a made picture of %s shows %s', (usuario, letter) => {
  const svg = decodeURIComponent(avatarDe(usuario).slice('data:image/svg+xml,'.length))
  expect(svg).toContain(`>${letter}</text>`)
  expect(svg).not.toContain('script')
})
