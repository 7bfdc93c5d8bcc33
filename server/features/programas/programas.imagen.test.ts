import { readdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { type Estructura, makeEstructura } from '../../testing/estructura.ts'
import { sendForm } from '../../testing/form.ts'

const png = (r = 10) =>
  sharp({ create: { width: 32, height: 16, channels: 3, background: { r, g: 90, b: 90 } } })
    .png()
    .toBuffer()

describe('the image of a programme', () => {
  let t: TestApp
  let base: Estructura
  let n = 0
  beforeAll(async () => {
    t = await createTestApp()
    base = await makeEstructura(t.as(t.gente.token.operador))
  })
  afterAll(() => t.close())

  const operador = () => t.as(t.gente.token.operador)
  const fields = () => ({
    nombre: `Programa ${++n}`,
    ...Object.fromEntries(Object.entries(base).map(([k, v]) => [k, String(v)])),
  })
  const send = (form: Parameters<typeof sendForm>[3], at = '/v1/programas') =>
    sendForm(t, t.gente.token.operador, at, form)
  const make = async () => {
    const r = await send({ ...fields(), imagen: { bytes: await png(), name: 'foto.png' } })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    return r.body.data
  }
  const at = (url: string) => url.replace(/^\/api/, '')
  const kept = () =>
    readdirSync(path.join(t.dataDir, 'archivos'), { recursive: true, withFileTypes: true }).filter(f =>
      f.isFile(),
    ).length
  const rows = async () => Number((await t.owner.query('select count(*) from archivos')).rows[0].count)

  it('is kept, and shown to whoever sees the programme, with its real type', async () => {
    const { imagen_url, nombre } = await make()
    expect(imagen_url).toMatch(/^\/api\/v1\/archivos\/\d+$/)
    const { raw } = await t.as(t.gente.token.inspector)('GET', at(imagen_url))
    expect(raw.statusCode).toBe(200)
    expect(raw.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(`${nombre}.png`)}`,
    })
    expect(await sharp(raw.rawPayload).metadata()).toMatchObject({ width: 32, height: 16 })
  })

  it('is not sent again to a browser that has it, unless it may not see it any more', async () => {
    const { imagen_url } = await make()
    const ask = (token: string, etag: string) =>
      t.as(token)('GET', at(imagen_url), undefined, { 'if-none-match': etag })
    const { etag } = (await operador()('GET', at(imagen_url))).raw.headers
    const again = (await ask(t.gente.token.operador, etag as string)).raw
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
    expect((await ask(t.gente.token.operador, '"another"')).status).toBe(200)
    expect((await ask(t.gente.ajeno, etag as string)).status).toBe(404)
  })

  it('answers its address when asked for JSON', async () => {
    const { imagen_url } = await make()
    const r = await t.as(t.gente.token.demo)('GET', at(imagen_url), undefined, { accept: 'application/json' })
    expect(r.body).toEqual({ url: imagen_url })
  })

  it('is 404 for another institution and out of scope, 401 for a stranger', async () => {
    const { imagen_url } = await make()
    const { token } = await t.gente.alguien(t.owner, {
      empresa: t.gente.empresa,
      tipouser: 2,
      rol: 2,
      facultades: [987],
    })
    expect((await t.as(t.gente.ajeno)('GET', at(imagen_url))).status).toBe(404)
    expect((await t.as(token)('GET', at(imagen_url))).status).toBe(404)
    expect((await t.as(null)('GET', at(imagen_url))).status).toBe(401)
    expect((await operador()('GET', '/v1/archivos/987654')).status).toBe(404)
  })

  it('is seen by those of the faculty to which the programme moved, not by those it left', async () => {
    const { id, imagen_url } = await make()
    const nueva = (await operador()('POST', '/v1/facultades', { nombre: 'Nueva' })).body.data.id
    await operador()('PUT', `/v1/programas/${id}`, { facultad_id: nueva })
    const see = async (facultad: number) => {
      const person = { empresa: t.gente.empresa, tipouser: 2, rol: 2, facultades: [facultad] }
      return (await t.as((await t.gente.alguien(t.owner, person)).token)('GET', at(imagen_url))).status
    }
    expect([await see(nueva), await see(base.facultad_id)]).toEqual([200, 404])
  })

  it('stays when a change does not carry one, and an empty one means none was chosen', async () => {
    const made = await make()
    const change = await send({ _method: 'PUT', nombre: 'Otro', imagen: '' }, `/v1/programas/${made.id}`)
    expect(change.body.data).toMatchObject({ nombre: 'Otro', imagen_url: made.imagen_url })
  })

  it('replaced or taken away, the old one is gone from the disk', async () => {
    const made = await make()
    const [files, before] = [kept(), await rows()]
    const imagen = { bytes: await png(200), name: 'otra.png' }
    const changed = (await send({ _method: 'PUT', imagen }, `/v1/programas/${made.id}`)).body.data
    expect(changed.imagen_url).not.toBe(made.imagen_url)
    expect((await operador()('GET', at(made.imagen_url))).status).toBe(404)
    expect([kept(), await rows()]).toEqual([files, before])
    expect((await operador()('DELETE', `/v1/programas/imagen/${made.id}`)).body.message).toMatch(
      /quitar la imagen/,
    )
    expect((await operador()('GET', `/v1/programas/${made.id}`)).body.data.imagen_url).toBeNull()
    expect([kept(), await rows()]).toEqual([files - 1, before - 1])
    expect((await operador()('DELETE', `/v1/programas/imagen/${made.id}`)).status).toBe(404)
  })

  it('goes with its programme', async () => {
    const made = await make()
    const files = kept()
    expect((await operador()('DELETE', `/v1/programas/${made.id}`)).status).toBe(200)
    expect(kept()).toBe(files - 1)
  })

  it('of a change that is refused leaves nothing behind, and the old one stays', async () => {
    const made = await make()
    const [files, before] = [kept(), await rows()]
    const r = await send(
      {
        _method: 'PUT',
        imagen: { bytes: await png(), name: 'a.png' },
        especialidades: JSON.stringify([{ id: 987_654, nombre: 'x' }]),
      },
      `/v1/programas/${made.id}`,
    )
    expect(r.status).toBe(422)
    expect([kept(), await rows()]).toEqual([files, before])
    expect((await operador()('GET', at(made.imagen_url))).status).toBe(200)
  })

  it.each([
    [
      'an SVG that says it is a PNG',
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      /JPG, PNG, WebP o GIF/,
    ],
    ['a page that says it is a PNG', '<!doctype html><script>alert(1)</script>', /JPG, PNG, WebP o GIF/],
    ['the start of a JPEG', '\xff\xd8\xff', /dañada/],
  ])('%s is refused under its field', async (_case, text, reason) => {
    const files = kept()
    const imagen = { bytes: Buffer.from(text, 'latin1'), name: 'foto.png', type: 'image/png' }
    const r = await send({ ...fields(), imagen, nivel_id: '987654' })
    expect(r.status).toBe(422)
    expect(r.body.errors.imagen[0]).toMatch(reason)
    expect(Object.keys(r.body.errors)).toEqual(['nivel_id', 'imagen'])
    expect(kept()).toBe(files)
  })

  it('of a name that is taken is refused before it is put anywhere, though others have the turn of names', async () => {
    const { nombre } = await make()
    const { id } = await make()
    const files = kept()
    const otro = new pg.Client(t.databaseUrl)
    await otro.connect()
    await otro.query('begin')
    await otro.query(`select pg_advisory_xact_lock(hashtextextended('nombres.programas', $1))`, [
      t.gente.empresa,
    ])
    const imagen = { bytes: await png(), name: 'foto.png' }
    const sent = Promise.all([
      send({ ...fields(), nombre, imagen }),
      send({ _method: 'PUT', nombre, imagen }, `/v1/programas/${id}`),
    ])
    const answers = await Promise.race([sent, sleep(4000, 'they wait')])
    await otro.end()
    await sent
    const taken = ['Ya existe un programa con ese nombre en esa facultad, nivel y modalidad.']
    const no = { status: 422, body: expect.objectContaining({ errors: { nombre: taken } }) }
    expect(answers).toEqual([no, no])
    expect(kept()).toBe(files)
  })

  it('as text is no file; above 10 MB it is too large', async () => {
    const text = await send({ ...fields(), imagen: 'data:image/png;base64,AAAA' })
    expect(text.body.errors.imagen).toEqual(['Adjunte un archivo.'])
    const large = await send({
      ...fields(),
      imagen: { bytes: new Uint8Array(11 * 1024 * 1024), name: 'a.png' },
    })
    expect(large.status).toBe(413)
  })
})
