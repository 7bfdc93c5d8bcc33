import { randomUUID } from 'node:crypto'
import type { ImagenDeBiblioteca } from '@malla/contracts/imagenes.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PlanPlantado, plantPlan } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { multipart } from '../../testing/multipart.ts'

const URL = '/v1/imagenes'

describe('the library of pictures', () => {
  let t: TestApp
  let p: PlanPlantado
  beforeAll(async () => {
    t = await createTestApp()
    p = await plantPlan(t)
  })
  afterAll(() => t.close())

  const ask = (...a: Parameters<ReturnType<TestApp['as']>>) => t.as(t.gente.token.operador)(...a)
  async function upload(nombre: string, token = t.gente.token.operador): Promise<string> {
    const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#128' } })
      .png()
      .toBuffer()
    const sent = await multipart(
      { upload_preset: 'contenido', tags: nombre },
      { file: { name: 'x.png', bytes: new Uint8Array(bytes) } },
    )
    const r = await t.app.inject({
      method: 'POST',
      url: '/api/v1_1/malla/image/upload',
      payload: sent.payload,
      // As the web sends it: the answer is kept for a request that is repeated.
      headers: { ...sent.headers, authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    })
    return r.json().public_id
  }
  const write = async (descripcion: string): Promise<void> => {
    const r = await ask('POST', `/v1/plan/estudios/guardar/json/${p.plan}`, {
      key: 'presentacion',
      items: [{ id: 'a', descripcion }],
    })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
  }
  const list = async (query: Record<string, unknown> = {}, token = t.gente.token.operador) =>
    (await t.as(token)('GET', URL, query)).body as {
      data: ImagenDeBiblioteca[]
      pagination: { total: number }
    }
  const one = async (id: string, token?: string): Promise<ImagenDeBiblioteca> =>
    (await list({ per_page: 50 }, token)).data.find(x => x.public_id === id)!

  it('shows what was uploaded for texts, the last first, with who and when, by pages and by a part of the name', async () => {
    const [a, b] = [await upload('Campus norte.png'), await upload('Organigrama.png')]
    const { data, pagination } = await list({ per_page: 5 })
    expect(data.slice(0, 2).map(x => [x.public_id, x.nombre])).toEqual([
      [b, 'Organigrama'],
      [a, 'Campus norte'],
    ])
    expect(data[0]).toMatchObject({
      width: 900,
      height: 600,
      url: `/api${URL}/${b}`,
      usos: [],
      en_versiones: false,
    })
    expect(pagination.total).toBe(2)
    expect((await list({ filtro: 'CAMPUS' })).data.map(x => x.public_id)).toEqual([a])
    expect(Date.parse(data[0]!.se_elimina_at!) - Date.parse(data[0]!.created_at)).toBe(30 * 86_400_000)
    expect(data[0]!.quien).toMatch(/^persona/)
  })

  it('says which text shows it; taken out of the text it is kept by the older version, and cannot be deleted', async () => {
    const id = await upload('Usada.png')
    await write(`<p>Así: <img src="/api${URL}/${id}" alt="Sede"></p>`)
    expect((await one(id)).usos).toEqual([
      {
        donde: 'plan',
        id: p.plan,
        titulo: expect.stringContaining('Plan plantado'),
        key: 'presentacion',
        periodo_id: null,
      },
    ])
    expect((await list({ uso: 'con_uso' })).data.map(x => x.public_id)).toEqual([id])
    expect((await ask('DELETE', `${URL}/${id}`)).status).toBe(409)
    await write('<p>Sin ella.</p>')
    expect(await one(id)).toMatchObject({ usos: [], en_versiones: true, se_elimina_at: null })
    const r = await ask('DELETE', `${URL}/${id}`)
    expect([r.status, r.body.message]).toEqual([409, expect.stringContaining('versión anterior')])
  })

  it('what only older versions show goes when that is said; what a text or a draft shows does not', async () => {
    const id = await upload('Por error.png')
    const borrar = () => ask('DELETE', `${URL}/${id}`, { de_versiones: true })
    await write(`<p><img src="/api${URL}/${id}"></p>`)
    expect((await borrar()).status).toBe(409)
    await write('<p>Sin ella.</p>')
    const { usuario } = t.gente
    const borrador = [t.gente.empresa, usuario.operador, JSON.stringify({ x: `/api${URL}/${id}` })]
    await t.owner.query(
      "insert into borradores (empresa_id, usuario_id, objeto, contenido) values ($1, $2, 'plan/1/x', $3)",
      borrador,
    )
    expect((await borrar()).body.message).toContain('un borrador')
    await t.owner.query("delete from borradores where objeto = 'plan/1/x'")
    expect((await borrar()).status).toBe(200)
    expect((await ask('GET', `${URL}/${id}`)).status).toBe(404)
  })

  it('tells whoever works on another part that it is used, and not where', async () => {
    const id = await upload('De otra facultad.png')
    await write(`<p><img src="/api${URL}/${id}"></p>`)
    const otro = await plantPlan(t)
    const { token } = await t.gente.alguien(t.owner, {
      empresa: t.gente.empresa,
      tipouser: 2,
      rol: 2,
      facultades: [otro.facultad],
    })
    expect(await one(id, token)).toMatchObject({
      usos: [],
      otros_usos: 1,
      en_versiones: false,
      se_elimina_at: null,
    })
  })

  it('small it is a WebP of at most 320 pixels that the browser keeps', async () => {
    const id = await upload('Grande.png')
    const url = `${URL}/${id}/miniatura`
    const { status, raw } = await ask('GET', url)
    expect([status, raw.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(await sharp(raw.rawPayload).metadata()).toMatchObject({ width: 320, height: 213 })
    const etag = raw.headers.etag as string
    expect((await ask('GET', url, undefined, { 'if-none-match': etag })).status).toBe(304)
    expect((await t.as(t.gente.ajeno)('GET', url)).status).toBe(404)
  })

  it('what nothing names is deleted, with its bytes, by who keeps the configuration of the institution', async () => {
    const id = await upload('Sobra.png')
    expect((await list({ uso: 'sin_uso' })).data.map(x => x.public_id)).toContain(id)
    expect((await t.as(t.gente.token.tutor)('DELETE', `${URL}/${id}`)).status).toBe(403)
    expect((await t.as(t.gente.ajeno)('DELETE', `${URL}/${id}`)).status).toBe(404)
    expect((await ask('DELETE', `${URL}/${id}`)).status).toBe(200)
    expect(await one(id)).toBeUndefined()
    expect((await ask('GET', `${URL}/${id}`)).status).toBe(404)
  })

  it('holds no faces, and nothing of another institution', async () => {
    await upload('Nuestra.png')
    expect((await list({}, t.gente.ajeno)).data).toEqual([])
    expect((await t.as(t.gente.token.inspector)('GET', URL)).status).toBe(403)
  })
})
