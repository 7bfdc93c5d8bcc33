import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDb } from '../../platform/db/db.ts'
import type { Attempt } from '../../platform/http/idempotency.ts'
import { onceOutside } from '../../platform/http/onceOutside.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { multipart } from '../../testing/multipart.ts'

/** A service of the form of §7: keeps what it is sent, and serves it. `mood`: how it answers. */
let mood: 'well' | 'refuses' | 'elsewhere' | 'redirects' = 'well'
const received: Buffer[] = []
/** What is looked at while the service is asked for a picture. */
let meanwhile = async (): Promise<void> => {}
let service: Server
let base = ''
let t: TestApp

beforeAll(async () => {
  t = await createTestApp()
  service = createServer(async (req, res) => {
    if (req.method === 'GET') {
      await meanwhile()
      if (!req.url!.startsWith('/kept/')) return res.writeHead(404).end()
      res.setHeader('content-type', 'image/png')
      return res.end(received.at(-1))
    }
    const chunks: Buffer[] = []
    for await (const chunk of req) chunks.push(chunk as Buffer)
    const request = new Response(Buffer.concat(chunks), {
      headers: { 'content-type': req.headers['content-type']! },
    })
    const form = await request.formData()
    expect(req.url).toBe('/v1_1/mi-nube/image/upload')
    expect(form.get('upload_preset')).toBe('publico')
    received.push(Buffer.from(await (form.get('file') as File).arrayBuffer()))
    if (mood === 'refuses') return res.writeHead(401).end('{}')
    if (mood === 'redirects') return res.writeHead(307, { location: 'http://169.254.169.254/' }).end()
    const secure_url = mood === 'elsewhere' ? 'file:///etc/passwd' : `${base}/kept/${received.length}.png`
    res.end(JSON.stringify({ public_id: 'x', format: 'png', secure_url }))
  })
  await new Promise<void>(resolve => service.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(service.address() as { port: number }).port}`
})
afterAll(async () => {
  await new Promise(resolve => service.close(resolve))
  await t.close()
})

const root = (...args: Parameters<ReturnType<TestApp['as']>>) => t.as(t.gente.token.root)(...args)
const use = (imagenes: Record<string, unknown>) => root('PUT', '/v1/ajustes/instalacion', { imagenes })

async function upload(uso = 'perfil', token = t.gente.token.demo, clave = '') {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#128' } })
    .png()
    .toBuffer()
  const sent = await multipart({ upload_preset: uso }, { file: { name: 'yo.png', bytes } })
  const r = await t.app.inject({
    method: 'POST',
    url: '/api/v1_1/malla/image/upload',
    ...sent,
    headers: { ...sent.headers, authorization: `Bearer ${token}`, 'idempotency-key': clave },
  })
  return { status: r.statusCode, body: r.json() }
}

describe('pictures kept by an outside service', () => {
  it('is asked for its address, cloud and preset', async () => {
    const r = await use({ servicio: 'externo', direccion: base, cloud: null, preset: 'publico' })
    expect([r.status, Object.keys(r.body.errors)]).toEqual([422, ['imagenes']])
    const ok = await use({ servicio: 'externo', direccion: base, cloud: 'mi-nube', preset: 'publico' })
    expect(ok.status).toBe(200)
  })

  it('gets the picture drawn anew; people see it through us, under the same permission', async () => {
    mood = 'well'
    const { status, body } = await upload()
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.secure_url).toBe(`/api/v1/imagenes/${body.public_id}`)
    expect(await sharp(received.at(-1)).metadata()).toMatchObject({ width: 40, height: 40 })
    const url = body.secure_url.replace('/api', '')
    const mine = await t.as(t.gente.token.demo)('GET', url)
    expect([mine.status, mine.raw.headers['content-type']]).toEqual([200, 'image/png'])
    expect(mine.raw.rawPayload.equals(received.at(-1)!)).toBe(true)
    expect((await t.as(t.gente.ajeno)('GET', url)).status).toBe(404)
    const files = readdirSync(path.join(t.dataDir), { recursive: true, withFileTypes: true })
    expect(files.filter(f => f.isFile() && /^[0-9a-f-]{36}$/.test(f.name))).toEqual([])
  })

  it('a picture that is sent again, for its answer was lost, is given to it once', async () => {
    const clave = randomUUID()
    const antes = received.length
    const { body } = await upload('perfil', t.gente.token.demo, clave)
    expect((await upload('perfil', t.gente.token.demo, clave)).body).toEqual(body)
    expect(received.length).toBe(antes + 1)
  })

  it('so is one that is sent twice at the same moment', async () => {
    const clave = randomUUID()
    const antes = received.length
    const dos = await Promise.all([1, 2].map(() => upload('perfil', t.gente.token.demo, clave)))
    expect(dos.map(r => r.status)).toEqual([200, 200])
    expect(dos[1]!.body).toEqual(dos[0]!.body)
    expect(received.length).toBe(antes + 1)
  })

  it('one that another node is giving to it is not given again: what was done there is found, or what failed there is done here', async () => {
    const clave = randomUUID()
    const antes = received.length
    const otro = openDb(t.databaseUrl, 1)
    const a = { empresaId: t.gente.empresa, usuarioId: t.gente.usuario.demo, clave } as Attempt
    const enviar = () => upload('perfil', t.gente.token.demo, clave)
    try {
      const allaFalla = onceOutside(otro, a, async () => {
        const aqui = await enviar()
        expect([aqui.status, aqui.body.ocupado]).toEqual([503, true])
        throw new Error('the service is away')
      })
      await expect(allaFalla).rejects.toThrow('the service is away')
      expect(received.length).toBe(antes)
      expect((await enviar()).status).toBe(200)
      await expect(onceOutside(otro, a, async () => 'twice')).rejects.toMatchObject({ status: 503 })
      // Who died at it holds nobody up for long.
      await t.owner.query(
        "update intentos set desde = desde - interval '21 seconds' where clave like 'fuera:%'",
      )
      expect(await onceOutside(otro, a, async () => 'again')).toBe('again')
    } finally {
      await otro.close()
    }
    expect((await enviar()).status).toBe(200)
    expect(received.length).toBe(antes + 1)
  })

  it('what it took and we could not write is sent again at once under the same key, and it is not handed it twice', async () => {
    const clave = randomUUID()
    const enviar = async () => (await upload('perfil', t.gente.token.demo, clave)).status
    const antes = received.length
    await t.owner.query('alter table imagenes add constraint ninguna check (false) not valid')
    const primera = await enviar().finally(() =>
      t.owner.query('alter table imagenes drop constraint ninguna'),
    )
    expect([primera, received.length]).toEqual([500, antes + 1])
    expect(await enviar()).toBe(200)
    expect(await enviar()).toBe(200)
    expect(received.length).toBe(antes + 1)
  })

  it('what it refused is sent to it again at once', async () => {
    const clave = randomUUID()
    mood = 'refuses'
    expect((await upload('perfil', t.gente.token.demo, clave)).status).toBe(422)
    mood = 'well'
    expect((await upload('perfil', t.gente.token.demo, clave)).status).toBe(200)
  })

  it('a document shows those of its texts; one that is gone there leaves the rest of it', async () => {
    mood = 'well'
    const { operador } = t.gente.token
    const { secure_url } = (await upload('contenido', operador)).body
    const descripcion = `<p>Modelo</p><img src="${secure_url}" alt="">`
    const ask = t.as(operador)
    const { id } = (await ask('POST', '/v1/modelos/educativos', { nombre: 'Con imagen', descripcion })).body
      .data
    const pdf = async () => {
      const { status, raw } = await ask('GET', `/v1/modelos/educativos/pdf/${id}`)
      expect(status, raw.body.slice(0, 300)).toBe(200)
      return raw.rawPayload.toString('latin1').match(/\/Subtype ?\/Image/g)?.length ?? 0
    }
    const shown = await pdf()
    expect(shown).toBeGreaterThan(0)
    await t.owner.query('update imagenes set clave = $1 where public_id = $2', [
      `${base}/nowhere`,
      secure_url.split('/').at(-1),
    ])
    expect(await pdf()).toBeLessThan(shown)
  })

  /** How many connections are held by a transaction at each time that the service is asked while this is done. */
  async function heldWhile(asking: () => Promise<void>): Promise<number[]> {
    const held: number[] = []
    const now = async (): Promise<number> => {
      const { rows } = await t.owner.query(`select count(*)::int as n from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'`)
      return rows[0].n
    }
    meanwhile = async () => {
      // What a chore holds is let go at once; what waits for this answer is not.
      let n = await now()
      for (let i = 0; i < 20 && n > 0; i++) {
        await sleep(50)
        n = await now()
      }
      held.push(n)
    }
    try {
      await asking()
    } finally {
      meanwhile = async () => {}
    }
    return held
  }

  it('a document waits for it without holding a connection to the database', async () => {
    const ask = t.as(t.gente.token.operador)
    const { secure_url } = (await upload('contenido', t.gente.token.operador)).body
    const descripcion = `<p>Modelo</p><img src="${secure_url}" alt="">`
    const { id } = (await ask('POST', '/v1/modelos/educativos', { nombre: 'Despacio', descripcion })).body
      .data
    const held = await heldWhile(async () =>
      expect((await ask('GET', `/v1/modelos/educativos/pdf/${id}`)).status).toBe(200),
    )
    expect(held).toEqual([0])
  })

  it('neither does the logo of public pages', async () => {
    const { secure_url } = (await upload('logo', t.gente.token.root)).body
    await t.owner.query(
      `update empresas set imagen_url = $2,
        ajustes = ajustes || '{"publicacion": {"activa": true, "nombre_corto": "lenta"}}' where id = $1`,
      [t.gente.empresa, secure_url],
    )
    const logo = (headers: Record<string, string> = {}) =>
      t.app.inject({ url: '/publico/lenta/_logo', headers })
    let etag = ''
    const held = await heldWhile(async () => {
      const { statusCode, headers } = await logo()
      expect(statusCode).toBe(200)
      etag = String(headers.etag)
    })
    expect(held).toEqual([0])
    // Whoever has it already does not wait for the service.
    const asked = await heldWhile(async () =>
      expect((await logo({ 'if-none-match': etag })).statusCode).toBe(304),
    )
    expect(asked).toEqual([])
    // Nor is told that what cannot be fetched is what they have.
    await t.owner.query('update imagenes set clave = $1 where public_id = $2', [
      `${base}/nowhere`,
      secure_url.split('/').at(-1),
    ])
    const falta = await logo()
    expect([falta.statusCode, falta.headers.etag]).toEqual([404, undefined])
  })

  it.each(['refuses', 'elsewhere', 'redirects'] as const)(
    'one that %s: the upload is refused and nothing is kept',
    async how => {
      mood = how
      const before = await t.owner.query('select count(*)::int as n from imagenes')
      const { status, body } = await upload()
      expect([status, body.errors.file?.[0]]).toEqual([422, expect.stringContaining('servicio externo')])
      expect((await t.owner.query('select count(*)::int as n from imagenes')).rows).toEqual(before.rows)
    },
  )

  it('set back, this installation keeps them again', async () => {
    await use({ servicio: 'propio', direccion: null, cloud: null, preset: null })
    const many = received.length
    expect((await upload()).status).toBe(200)
    expect(received.length).toBe(many)
  })
})
