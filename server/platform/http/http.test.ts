import { createConnection } from 'node:net'
import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { HttpError } from '../errors.ts'
import { createFastify } from './fastify.ts'

const multipart = (fields: [name: string, value: string, filename?: string][]) => {
  const boundary = '----prueba'
  const parts = fields.map(
    ([name, value, filename]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${filename ? `; filename="${filename}"\r\nContent-Type: application/octet-stream` : ''}\r\n\r\n${value}\r\n`,
  )
  return {
    payload: `${parts.join('')}--${boundary}--\r\n`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

describe('the pipeline', () => {
  let t: TestApp
  let auth: Record<string, string>
  let port: number
  beforeAll(async () => {
    t = await createTestApp()
    auth = { authorization: `Bearer ${t.gente.token.operador}` }
    await t.app.listen({ port: 0, host: '127.0.0.1' })
    port = (t.app.server.address() as { port: number }).port
  })
  afterAll(() => t.close())

  const post = (url: string, payload: string | Buffer | object, headers: Record<string, string> = {}) =>
    t.app.inject({ method: 'POST', url: `/api${url}`, payload, headers: { ...auth, ...headers } })

  it('reads multipart, urlencoded and JSON alike', async () => {
    const form = multipart([['nombre', '00004']])
    const answers = [
      await post('/v1/facultades', form.payload, form.headers),
      await post('/v1/facultades', 'nombre=1e3', { 'content-type': 'application/x-www-form-urlencoded' }),
      await post('/v1/facultades', { nombre: '0021' }),
    ]
    expect(answers.map(a => a.json().data?.nombre)).toEqual(['00004', '1e3', '0021'])
  })

  it.each(['/v1/programas', '/v1/programas/987654', '/v1/programas?page=x', '/v1/no/existe', '/health'])(
    'no cache keeps %s',
    async url => {
      const r = await t.app.inject({ url: `/api${url}`, headers: auth })
      expect(r.headers['cache-control']).toBe('private, no-store')
    },
  )

  it('_method picks the call, and one that is not there is 404', async () => {
    const { id } = (await post('/v1/facultades', { nombre: 'Para cambiar' })).json().data
    const put = multipart([
      ['_method', 'PUT'],
      ['nombre', 'Cambiada'],
    ])
    expect((await post(`/v1/facultades/${id}`, put.payload, put.headers)).json().data.nombre).toBe('Cambiada')
    expect((await post(`/v1/facultades/${id}`, { nombre: 'x' })).statusCode).toBe(404)
    const del = multipart([['_method', 'DELETE']])
    expect((await post(`/v1/facultades/${id}`, del.payload, del.headers)).statusCode).toBe(200)
  })

  it('a page that shows one person’s institution writes nothing in the name of another, nor reads what is theirs alone', async () => {
    const { empresa, otraEmpresa, usuario } = t.gente
    const escribir = (quien: string, nombre: string) =>
      post('/v1/facultades', JSON.stringify({ nombre }), {
        'content-type': 'application/json',
        'x-malla-quien': quien,
      })
    for (const otro of [`${usuario.root}.${empresa}`, `${usuario.operador}.${otraEmpresa}`, 'x']) {
      const r = await escribir(otro, 'De otro')
      expect([r.statusCode, r.json().otra_sesion]).toEqual([409, true])
    }
    expect((await escribir(`${usuario.operador}.${empresa}`, 'De quien escribe')).statusCode).toBe(200)
    const { rows } = await t.owner.query("select nombre from facultades where nombre like 'De %'")
    expect(rows).toEqual([{ nombre: 'De quien escribe' }])
    const leer = async (quien: string) => {
      const headers = { ...auth, 'x-malla-quien': quien }
      return (await t.app.inject({ url: '/api/v1/borradores?objeto=plan/9/misiones', headers })).statusCode
    }
    expect(await leer(`${usuario.root}.${empresa}`)).toBe(409)
    expect(await leer(`${usuario.operador}.${empresa}`)).toBe(200)
  })

  it.each([
    ['broken JSON', '/v1/facultades', '{', { 'content-type': 'application/json' }, 422],
    ['empty JSON', '/v1/facultades', '', { 'content-type': 'application/json' }, 422],
    ['a list for a body', '/v1/facultades', '[1]', { 'content-type': 'application/json' }, 422],
    [
      '__proto__',
      '/v1/facultades',
      '{"__proto__":{"nombre":"x"}}',
      { 'content-type': 'application/json' },
      422,
    ],
    ['an unknown content type', '/v1/facultades', 'x', { 'content-type': 'text/plain' }, 422],
    ['no boundary', '/v1/facultades', 'x', { 'content-type': 'multipart/form-data' }, 422],
    [
      'a cut form',
      '/v1/facultades',
      '------prueba\r\nContent-Disposition: form-data; name="a"\r\n\r\nfoo',
      { 'content-type': 'multipart/form-data; boundary=----prueba' },
      422,
    ],
    [
      'a NUL in a text',
      '/v1/facultades',
      '{"nombre":"a\\u0000b"}',
      { 'content-type': 'application/json' },
      422,
    ],
    [
      'a lone surrogate',
      '/v1/facultades',
      '{"nombre":"a\\ud800b"}',
      { 'content-type': 'application/json' },
      422,
    ],
    [
      'a body of 3 MB',
      '/v1/facultades',
      JSON.stringify({ nombre: 'x'.repeat(3_000_000) }),
      { 'content-type': 'application/json' },
      413,
    ],
    [
      'an idempotency key that is none',
      '/v1/facultades',
      '{"nombre":"x"}',
      { 'content-type': 'application/json', 'idempotency-key': 'x' },
      422,
    ],
    ['a path that is not there', '/v1/no/existe', '{}', { 'content-type': 'application/json' }, 404],
    [
      'a part without a name',
      '/v1/facultades',
      '------prueba\r\nContent-Disposition: form-data\r\n\r\nx\r\n------prueba--\r\n',
      { 'content-type': 'multipart/form-data; boundary=----prueba' },
      422,
    ],
    [
      'an endless boundary',
      '/v1/facultades',
      'x',
      { 'content-type': `multipart/form-data; boundary=${'x'.repeat(300)}` },
      422,
    ],
    [
      'JSON in another encoding',
      '/v1/facultades',
      Buffer.from('{"nombre":"café"}', 'latin1'),
      { 'content-type': 'application/json' },
      422,
    ],
    [
      'a form in another encoding',
      '/v1/facultades',
      'nombre=caf%E9',
      { 'content-type': 'application/x-www-form-urlencoded' },
      422,
    ],
    [
      'a form of 3 MB',
      '/v1/plan/estudios',
      `full_name=${'x'.repeat(3_000_000)}`,
      { 'content-type': 'application/x-www-form-urlencoded' },
      413,
    ],
    [
      'a body of 3 MB where files of 50 are taken',
      '/v1/plan/estudios',
      JSON.stringify({ full_name: 'x'.repeat(3_000_000) }),
      { 'content-type': 'application/json' },
      413,
    ],
    [
      'a _method that is none',
      '/v1/facultades',
      '{"_method":"CREAR","nombre":"Nunca"}',
      { 'content-type': 'application/json' },
      404,
    ],
  ])('%s is never 400 or 500', async (_name, url, payload, headers, status) => {
    const r = await post(url, payload, headers as unknown as Record<string, string>)
    expect(r.statusCode).toBe(status)
    expect(r.json().message).toMatch(/\p{L}/u)
  })

  it.each([
    ['garbage', 'GARBAGE\r\n\r\n'],
    ['a bad length', 'POST /api/v1/facultades HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n'],
    ['a bad header', 'GET /api/health HTTP/1.1\r\nHost: a\r\nb ad: x\r\n\r\n'],
    ['a bad address', 'GET /api/%zz HTTP/1.1\r\nHost: a\r\n\r\n'],
  ])('broken HTTP (%s) is no 400', async (_name, bytes) => {
    const first = await new Promise<string>(resolve => {
      const socket = createConnection(port, '127.0.0.1', () => socket.write(bytes))
      let text = ''
      socket.on('data', d => {
        text += d
        socket.destroy()
      })
      socket.on('close', () => resolve(text.split('\r\n')[0]!))
    })
    expect(first).toMatch(/^HTTP\/1\.1 (404|422)/)
  })

  it('whoever is told to come back is told when', async () => {
    const app = await createFastify({ logLevel: 'silent', trustProxy: 'loopback' })
    app.get('/', async () => {
      throw new HttpError(503, mensajesDeError.sinServicio)
    })
    const { statusCode, headers } = await app.inject('/')
    expect([statusCode, headers['retry-after']]).toEqual([503, '10'])
    await app.close()
  })

  it('the cookie of another site is not taken', async () => {
    const cookie = { cookie: `malla_sesion=${t.gente.token.operador}` }
    const ask = (origin: string) =>
      t.app.inject({
        method: 'POST',
        url: '/api/v1/facultades',
        payload: { nombre: `De ${origin}` },
        headers: { ...cookie, origin, host: 'malla.edu' },
      })
    expect((await ask('https://otra.edu')).statusCode).toBe(403)
    expect((await ask('http://malla.edu')).statusCode).toBe(200)
  })

  it('a form of another site signs nobody in', async () => {
    const r = await t.app.inject({
      method: 'POST',
      url: '/api/auth/signin',
      payload: 'usuario=suyo%40otra.edu&password=suya',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://otra.edu',
        host: 'malla.edu',
      },
    })
    expect(r.statusCode).toBe(403)
  })

  it.each(['changes', 'archivos/1', 'imagenes/una', 'imagenes/una/miniatura'])(
    '?token= opens reports only: not %s',
    async path => {
      const r = await t.app.inject({ url: `/api/v1/${path}?token=${t.gente.token.operador}` })
      expect(r.statusCode).toBe(401)
    },
  )

  it('declares every route it serves, and serves every route it declares', async () => {
    const { paths } = (await t.app.inject('/api/openapi.json')).json()
    expect(Object.keys(paths).length).toBeGreaterThan(50)
    for (const [path, verbs] of Object.entries(paths as Record<string, object>)) {
      for (const verb of Object.keys(verbs)) {
        const url = `/api${path.replace(/\{\w+\}/g, '1')}`
        const r = await t.app.inject({ method: verb.toUpperCase() as 'GET', url })
        expect(r.json().message, `${verb} ${path}`).not.toBe(mensajesDeError.noEncontrado)
      }
    }
  })

  it('a session that ends is worth nothing at once', async () => {
    const { token } = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 2 })
    const ask = t.as(token)
    expect((await ask('POST', '/auth/user', {})).body.data.rol).toBe('operador')
    await ask('POST', '/auth/logout', {})
    expect((await ask('POST', '/auth/user', {})).status).toBe(401)
  })
})
