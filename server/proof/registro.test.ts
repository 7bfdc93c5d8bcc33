import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { readOutbox } from '../testing/outbox.ts'
import { killPrograms, type Program, runNode } from '../testing/processes.ts'

/** A real server at LOG_LEVEL=trace, used with every kind of secret there is: none of them is in what it writes. */

const ROOT = { ROOT_EMAIL: 'root@prueba.pe', ROOT_PASSWORD: 'la clave de la raíz 1' }
const SEGUNDA = 'otra clave muy larga 2'
const TERCERA = 'una tercera clave larga 3'

let database: TestDatabase
let dataDir: string
let server: Program
let base: string
beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = mkdtempSync(path.join(tmpdir(), 'malla-registro-'))
  const env = { DATA_DIR: dataDir, DATABASE_URL: database.url, LOG_LEVEL: 'trace', ...ROOT }
  server = runNode('main.ts', ['--dev'], { PORT: '0', REALTIME_PORT: '0', DEMO: '1', ...env })
  base = (await server.says(/lista en (\S+)/))[1]!
})
afterAll(async () => {
  await killPrograms()
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

const ask = async (
  verb: string,
  url: string,
  body?: object,
  token = '',
): Promise<{ status: number; body: any }> => {
  const r = await fetch(`${base}/api${url}`, {
    method: verb,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const isJson = r.headers.get('content-type')?.includes('json')
  return { status: r.status, body: isJson ? await r.json() : null }
}

async function linkFromMail(): Promise<string> {
  for (let i = 0; i < 250; i++) {
    const found = readOutbox(dataDir).flatMap(m => /codigo=([\w-]+)/.exec(m.texto)?.[1] ?? [])
    if (found.length > 0) return found.at(-1)!
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error('no mail came')
}

it('no password, token, link or address is in the log', async () => {
  const signed = await ask('POST', '/auth/signin', { usuario: ROOT.ROOT_EMAIL, password: ROOT.ROOT_PASSWORD })
  const token: string = signed.body._token
  const cookie = await fetch(`${base}/api/auth/user`, {
    method: 'POST',
    headers: { cookie: `malla_sesion=${token}`, 'content-type': 'application/json' },
    body: '{}',
  })
  expect(cookie.status).toBe(200)
  const changed = await ask(
    'POST',
    '/v1/auth/clave',
    { actual: ROOT.ROOT_PASSWORD, password: SEGUNDA },
    token,
  )
  expect(changed.status).toBe(200)

  const { body: people } = await ask('POST', '/usuarios/list', { filtro: 'operador@demo.edu' }, token)
  const issued = await ask('POST', `/v1/usuarios/${people.data[0].id}/clave-temporal`, {}, token)
  const temporal: string = issued.body.password
  const shown = await ask('POST', '/usuarios/administradores/showPassword', { id: people.data[0].id }, token)
  expect(JSON.stringify(shown.body)).toContain(temporal)

  const { body: user } = await ask('POST', '/auth/user', {}, token)
  await ask('POST', '/empresas/change', { empresa_id: user.data.empresas[0].id }, token)
  const { body: planes } = await ask('GET', '/v1/plan/estudios', undefined, token)
  const { body: report } = await ask('POST', '/planestudios/pdfPlan', { id: planes.data[0].id }, token)
  expect((await fetch(base + report.url)).status).toBe(200)
  expect(
    (await fetch(`${base}/api/v1/plan/estudios/${planes.data[0].id}/pdf/cursos/obligatorios?token=${token}`))
      .status,
  ).toBe(200)
  expect((await ask('GET', `/v1/plan/estudios?token=${token}`)).status).toBe(401)

  await ask('POST', '/auth/recoverypass', { usuario: ROOT.ROOT_EMAIL })
  const codigo = await linkFromMail()
  await fetch(`${base}/auth/recuperar?codigo=${codigo}`)
  expect((await ask('POST', '/v1/auth/clave/nueva', { codigo, password: TERCERA })).status).toBe(200)
  await ask('POST', '/auth/signin', { usuario: 'alguien@x.pe', password: 'equivocada muy larga 4' })
  await ask('POST', '/auth/signin', { usuario: { $ne: 1 }, password: ['equivocada muy larga 4'] })

  const log = server.output()
  expect(log).toMatch(/"msg":"request completed"/)
  const key = String(report.url).split('/').at(-1)!
  const secrets = { ...ROOT, SEGUNDA, TERCERA, temporal, token, codigo, key, wrong: 'equivocada muy larga 4' }
  const { ROOT_EMAIL: _mail, ...hidden } = secrets
  // The database may let us in without a password.
  const { password } = new URL(database.url)
  for (const [what, secret] of Object.entries(password ? { ...hidden, password } : hidden)) {
    expect(secret, what).not.toBe('')
    expect(log.includes(secret), what).toBe(false)
    expect(log.includes(encodeURIComponent(secret)), what).toBe(false)
  }
})
