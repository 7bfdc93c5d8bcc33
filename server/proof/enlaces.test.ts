import { allCalls } from '@malla/contracts/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { filas } from '../testing/proof/filas.ts'
import { CLAVE, type Mundo, plantMundo } from '../testing/proof/mundo.ts'
import { pedir } from '../testing/proof/pedir.ts'

/** Links open nothing more than their person: `?token=`, and the signed addresses of documents. */

const privadas = allCalls().filter(([name, c]) => c.access !== 'public' && filas[name])
const lecturas = privadas.filter(([, c]) => c.verb === 'GET')

/** Documents that are no reports of a plan and open by an address all the same (§7). Whoever makes a new one writes it down here, or it opens nothing. */
const DOCUMENTOS = new Set([
  ...['usuarios.exportar', 'usuarios.plantilla', 'docentes.exportar', 'docentes.plantilla'],
  ...['sugerencias.pdf', 'trabajos.archivo', 'plantillas.descargar', 'case.exportar'],
])
/** Readings that have `informes.ver` and answer no document. */
const SIN_DOCUMENTO = new Set(['formatos.avisosC1'])

let t: TestApp
let m: Mundo
let ended: string
beforeAll(async () => {
  t = await createTestApp()
  m = await plantMundo(t)
  ended = (await t.gente.alguien(t.owner, { empresa: t.gente.empresa, root: true })).token
  await t.as(ended)('POST', '/auth/logout', {})
})
afterAll(() => t.close())

describe.each(lecturas)('%s?token=', (name, call) => {
  const isDocumento = DOCUMENTOS.has(name) || (call.access === 'informes.ver' && !SIN_DOCUMENTO.has(name))
  const ask = (token: string) =>
    pedir(t, null, call, { ...filas[name]!.entrada(m.uno, 'zquno'), token }, { accept: 'application/json' })

  it(
    isDocumento ? 'opens to its person as a session does, and to nobody else' : 'opens nothing',
    async () => {
      expect((await ask(ended)).status).toBe(401)
      expect((await ask('no-existe')).status).toBe(401)
      const of = async (token: string) =>
        (await pedir(t, token, call, filas[name]!.entrada(m.uno, 'zquno'))).status
      for (const token of [m.token.ajena.operador, m.token.entidad.otro, m.token.entidad.demo])
        expect((await ask(token)).status).toBe(isDocumento ? await of(token) : 401)
    },
  )
})

/** Reports that answer an address, asked by somebody who may. */
const informes = privadas.filter(([name, c]) => c.access === 'informes.ver' && filas[name]!.clase === 'lugar')

describe('addresses of documents', () => {
  const open = async (url: string) => (await t.app.inject(url)).statusCode
  const addresses = async (token: string): Promise<string[]> => {
    const answers = await Promise.all(
      informes.map(([name, call]) => pedir(t, token, call, filas[name]!.entrada(m.uno, 'zquno'))),
    )
    return answers.flatMap(r =>
      r.status === 200 && r.text.includes('"url"') ? [JSON.parse(r.text).url] : [],
    )
  }

  it('end with the session that asked, every one', async () => {
    const { token } = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 2 })
    const urls = await addresses(token)
    expect(urls.length).toBeGreaterThan(5)
    expect(urls.every(u => u.startsWith('/api/v1/documentos/'))).toBe(true)
    await t.as(token)('POST', '/auth/logout', {})
    for (const url of urls) expect(await open(url)).toBe(404)
  })

  it('follow what the person may at the time: another role or another part, and they are gone', async () => {
    const { token, usuario } = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 2 })
    const urls = await addresses(token)
    expect(urls.length).toBeGreaterThan(5)
    const become = async (values: string) => {
      await t.owner.query(`update accesos set ${values} where usuario_id = $1`, [usuario])
      // A session is remembered for a second.
      await new Promise(resolve => setTimeout(resolve, 1100))
    }
    await become(`rol = 2, permisos_facultades = '[${m.dos.facultad}]'`)
    for (const url of urls) expect(await open(url)).toBe(404)
    await become('rol = 1, tipouser = null')
    for (const url of urls) expect(await open(url)).toBe(404)
  })

  it('cannot be written by hand: nothing of them may be changed', async () => {
    const [url] = await addresses(m.token.entidad.operador)
    const [text, signature] = url!.split('/').at(-1)!.split('.') as [string, string]
    const asked = JSON.parse(Buffer.from(text, 'base64url').toString())
    const forged = (change: object) =>
      `/api/v1/documentos/${Buffer.from(JSON.stringify({ ...asked, ...change })).toString('base64url')}.${signature}`
    for (const change of [{ i: { id: m.dos.plan } }, { e: t.gente.otraEmpresa }, { s: 1 }, { x: 9e15 }])
      expect(await open(forged(change))).toBe(404)
    for (const broken of [`${text}.`, text, `.${signature}`, '%00', `${text}.${signature}x`])
      expect(await open(`/api/v1/documentos/${broken}`)).toBe(404)
  })
})

it('everybody signs in with the password of the world, so that a 401 above is no slip of it', async () => {
  const { rows } = await t.owner.query('select usuario from usuarios where id = $1', [m.uno.usuario])
  expect(
    (await t.as(null)('POST', '/auth/signin', { usuario: rows[0].usuario, password: CLAVE })).status,
  ).toBe(200)
})
