import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { shownAs } from './answer.ts'

const CLAVE = 'una clave larga'
const persona = async (t: TestApp): Promise<string> => {
  const { usuario } = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 2 })
  const { rows } = await t.owner.query(
    'update usuarios set clave_hash = $1 where id = $2 returning usuario',
    [await hash(CLAVE), usuario],
  )
  return rows[0].usuario
}

describe.each([
  ['http', 'http://malla.edu', false],
  ['https', 'https://malla.edu', true],
])('over %s', (_scheme, PUBLIC_URL, isSecure) => {
  let t: TestApp
  beforeAll(async () => {
    t = await createTestApp({ PUBLIC_URL })
  })
  afterAll(() => t.close())

  it(`the cookie is kept from scripts and other sites, ${isSecure ? 'and' : 'not'} Secure`, async () => {
    const { raw, body } = await t.as(null)('POST', '/auth/signin', {
      usuario: await persona(t),
      password: CLAVE,
    })
    const { name, value, maxAge, ...flags } = raw.cookies[0]!
    expect([name, value]).toEqual(['malla_sesion', body._token])
    expect(flags).toEqual({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      ...(isSecure ? { secure: true } : {}),
    })
    // Longer than a session lies unused: who works every day goes on, and the row says when it ends.
    expect(maxAge).toBe(400 * 24 * 3600)
  })

  it('signing out takes it back', async () => {
    const { raw } = await t.as(t.gente.token.demo)('POST', '/auth/logout', {})
    expect(raw.cookies[0]).toMatchObject({ name: 'malla_sesion', value: '', path: '/' })
  })

  it.each(['/', '/api/health', '/no/existe', '/api/no/existe'])('%s says what may run', async url => {
    const { headers } = await t.app.inject(url)
    const csp = Object.fromEntries(
      String(headers['content-security-policy'])
        .split(';')
        .map(d => [d.trim().split(' ')[0], d.trim().split(' ').slice(1)]),
    )
    expect(csp['default-src']).toEqual(["'self'"])
    expect(csp['script-src']).toContain("'self'")
    expect(csp['script-src'].join(' ')).not.toMatch(/'unsafe-inline'|'unsafe-eval'|\*|https?:|data:|blob:/)
    expect(csp['object-src']).toEqual(["'none'"])
    expect(csp['frame-ancestors']).toEqual(["'self'"])
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect('strict-transport-security' in headers).toBe(isSecure)
    expect('upgrade-insecure-requests' in csp).toBe(isSecure)
  })
})

it.each([
  ['Plan (2026).pdf', 'Plan%20%282026%29.pdf'],
  ['Ñandú 😀.pdf', '%C3%91and%C3%BA%20%F0%9F%98%80.pdf'],
  ['cut in the midst of a letter \ud83d.pdf', 'cut%20in%20the%20midst%20of%20a%20letter%20%EF%BF%BD.pdf'],
])('%s can be the name of a file', (name, encoded) =>
  expect(shownAs(name)).toBe(`inline; filename*=UTF-8''${encoded}`),
)

describe('our own faults', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await createTestApp()
    await t.owner.query(`
      create function roto() returns trigger language plpgsql as $$ begin raise exception 'secreto de la tabla'; end $$;
      create trigger roto before insert on facultades for each row execute function roto()`)
  })
  afterAll(() => t.close())

  it('say the text of §8 and a number to look for, nothing else', async () => {
    const { status, body } = await t.as(t.gente.token.operador)('POST', '/v1/facultades', { nombre: 'Una' })
    expect([status, body]).toEqual([
      500,
      { message: mensajesDeError.interno, errors: {}, request_id: expect.stringMatching(/\S/) },
    ])
  })

  it('in reading too', async () => {
    await t.owner.query('alter table niveles rename to niveles_ido')
    const { status, body } = await t.as(t.gente.token.operador)('GET', '/v1/niveles/programas')
    await t.owner.query('alter table niveles_ido rename to niveles')
    expect([status, body.message]).toEqual([500, mensajesDeError.interno])
    expect(JSON.stringify(body)).not.toMatch(/niveles/)
  })
})

describe('addresses that cannot be read', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await createTestApp()
  })
  afterAll(() => t.close())

  it('a page leads to the page that says so', async () => {
    const r = await t.app.inject('/form/%zz')
    expect([r.statusCode, r.headers.location]).toEqual([302, '/no-encontrada'])
  })
  it('a call is not there', async () => expect((await t.app.inject('/api/v1/%zz')).statusCode).toBe(404))
})
