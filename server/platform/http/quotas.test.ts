import { calls } from '@malla/contracts/calls.ts'
import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { createQuotas, gastoOf, hasFile } from './quotas.ts'

describe('quotas', () => {
  it('let through a burst, then so many a second, each person by themselves', () => {
    let now = 1_000_000
    const quotas = createQuotas(() => now)
    const many = (usuario: number) => {
      for (let i = 0; ; i++)
        try {
          quotas.spend(usuario, 'informes')
        } catch (e) {
          expect(e).toMatchObject({ status: 429 })
          return i
        }
    }
    expect(many(1)).toBe(120)
    now += 3000
    expect(many(1)).toBe(3)
    expect(many(2)).toBe(120)
    expect(() => quotas.spend(1, 'busquedas')).not.toThrow()
  })

  it.each([
    ['a file by itself', { archivo: { data: new Uint8Array(1) } }, true],
    ['one of several', { id: 1, archivos: [{ data: new Uint8Array(1) }] }, true],
    ['none', { id: 1, nombres: ['a'], nada: null, archivos: [] }, false],
  ])('a body with %s', (_que, body, hay) => expect(hasFile(body)).toBe(hay))

  it.each([
    [calls.planes.pdfPlan, 'informes'],
    [calls.planes.pdfElectivos, 'informes'],
    [calls.usuarios.exportar, 'informes'],
    [calls.informes.mailPlan, 'correos'],
    [calls.informes.mailEstadosCursos, 'correos'],
    [calls.redaccion.revisar, 'correos'],
    [calls.busqueda.buscar, 'busquedas'],
    [calls.usuarios.search, 'busquedas'],
    [calls.imagenes.list, 'busquedas'],
    [calls.sistema.archivo, null],
    [calls.imagenes.show, null],
    [calls.planes.list, null],
  ])('$path spends %s', (call, gasto) => expect(gastoOf(call as never)).toBe(gasto))
})

describe('a person who asks too much', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await createTestApp()
  })
  afterAll(() => t.close())

  it('is told to wait, in Spanish; others go on', async () => {
    const ask = (token: string) => t.as(token)('GET', '/v1/busqueda', { q: 'x' })
    const statuses = new Set<number>()
    let last = await ask(t.gente.token.operador)
    for (let i = 0; i < 400 && last.status === 200; i++) last = await ask(t.gente.token.operador)
    statuses.add(last.status)
    expect([...statuses]).toEqual([429])
    expect(last.body.message).toBe(mensajesDeError.demasiadoDeprisa)
    expect((await ask(t.gente.token.tutor)).status).toBe(200)
  })

  it('that it comes from a proxy is believed of those named only', async () => {
    const addressOf = async (app: TestApp) => {
      const { token, usuario } = await app.gente.alguien(app.owner, {
        empresa: app.gente.empresa,
        tipouser: 2,
      })
      expect(token).toBeTruthy()
      const { rows } = await app.owner.query('select usuario from usuarios where id = $1', [usuario])
      await app.app.inject({
        method: 'POST',
        url: '/api/auth/signin',
        remoteAddress: '172.18.0.1',
        headers: { 'x-forwarded-for': '203.0.113.9' },
        payload: { usuario: rows[0].usuario, password: 'no es' },
      })
      const { rows: tries } = await app.owner.query(
        "select clave from intentos where clave like 'direccion:%'",
      )
      return tries.map(r => r.clave)
    }
    expect(await addressOf(t)).toEqual(['direccion:172.18.0.1'])
    const bridged = await createTestApp({ TRUST_PROXY: 'uniquelocal' })
    expect(await addressOf(bridged)).toEqual(['direccion:203.0.113.9'])
    await bridged.close()
  })
})
