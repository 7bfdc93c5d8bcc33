import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { calls } from '@malla/contracts/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { CLAVE, ponerClave } from '../../testing/clave.ts'

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

let t: TestApp
let port: number
const sockets: WebSocket[] = []
beforeAll(async () => {
  t = await createTestApp()
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  port = (t.app.server.address() as { port: number }).port
})
afterAll(async () => {
  for (const s of sockets) s.terminate()
  await t.close()
})

async function persona() {
  const made = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 2 })
  const nombre = await ponerClave(t.owner, made.usuario)
  const enter = async (agente = CHROME): Promise<string> =>
    (await t.as(null)('POST', '/auth/signin', { usuario: nombre, password: CLAVE }, { 'user-agent': agente }))
      .body._token
  return { ...made, nombre, enter }
}
const works = async (token: string) => (await t.as(token)('POST', '/auth/user', {})).status
const list = async (token: string) => (await t.as(token)('GET', '/v1/sesiones')).body.data

/** A socket of the live channel that hears the institution as this session; `closed` is the code it ends with. */
async function listen(token: string): Promise<{ closed: Promise<number> }> {
  const { live_key, empresa } = (await t.as(token)('POST', '/auth/user', {})).body.data
  const socket = new WebSocket(`ws://127.0.0.1:${port}/app/${live_key}?protocol=7`)
  sockets.push(socket)
  const closed = new Promise<number>(resolve => socket.on('close', resolve))
  const said = (event: string) =>
    new Promise<any>(resolve =>
      socket.on('message', raw => {
        const message = JSON.parse(String(raw))
        if (message.event === event) resolve(message.data && JSON.parse(message.data))
      }),
    )
  const { socket_id } = await said('pusher:connection_established')
  const channel = `private-empresa.${empresa.id}`
  const { auth } = (await t.as(token)('POST', '/v1/broadcasting/auth', { socket_id, channel_name: channel }))
    .body
  const joined = said('pusher_internal:subscription_succeeded')
  socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }))
  await joined
  return { closed }
}

describe('my sessions', () => {
  it('are listed with what they run on, mine only', async () => {
    const { enter } = await persona()
    await persona()
    const [chrome, phone] = [await enter(), await enter('curl/8.5.0')]
    const r = await t.as(chrome)('GET', '/v1/sesiones')
    expect(calls.auth.sesiones.output.safeParse(r.body).error).toBeUndefined()
    const equipos = r.body.data.map((s: { equipo: string; actual: boolean }) => [s.equipo, s.actual])
    // The third is that of the test's person itself, made without a browser.
    expect(equipos).toHaveLength(3)
    expect(equipos).toContainEqual(['Chrome en Windows', true])
    expect(equipos).toContainEqual(['Otro programa', false])
    expect((await list(phone)).filter((s: { actual: boolean }) => s.actual)).toHaveLength(1)
    expect(JSON.stringify(r.body)).not.toContain('token')
  })

  it('close one by one, at once and with their sockets; those of others are not there', async () => {
    const [mine, other] = [await persona(), await persona()]
    const [here, there] = [await mine.enter(), await mine.enter()]
    const live = await listen(there)
    const [id] = (await list(there)).filter((s: { actual: boolean }) => s.actual).map((s: any) => s.id)
    expect((await t.as(other.token)('DELETE', `/v1/sesiones/${id}`)).status).toBe(404)
    expect(await works(there)).toBe(200)
    expect((await t.as(here)('DELETE', `/v1/sesiones/${id}`)).status).toBe(200)
    expect([await works(there), await works(here)]).toEqual([401, 200])
    expect(await live.closed).toBe(4009)
    expect((await t.as(here)('DELETE', `/v1/sesiones/${id}`)).status).toBe(404)
  })

  it('close all but this one', async () => {
    const { enter, token } = await persona()
    const [a, b] = [await enter(), await enter()]
    const r = await t.as(a)('POST', '/v1/sesiones/cerrar-otras', {})
    expect(r.body.message).toMatch(/las otras 2 sesiones/)
    expect([await works(a), await works(b), await works(token)]).toEqual([200, 401, 401])
    expect((await t.as(a)('POST', '/v1/sesiones/cerrar-otras', {})).body.message).toMatch(/No había/)
  })

  it('are closed once for one key, and it is told the same again', async () => {
    const { enter, token } = await persona()
    const [a, b] = [await enter(), await enter()]
    const [id] = (await list(b)).filter((s: { actual: boolean }) => s.actual).map((s: any) => s.id)
    const twice = async (verb: 'DELETE' | 'POST', path: string) => {
      const headers = { 'idempotency-key': randomUUID() }
      const answers = [await t.as(a)(verb, path, {}, headers), await t.as(a)(verb, path, {}, headers)]
      return answers.map(r => [r.status, r.body.message])
    }
    expect(await twice('DELETE', `/v1/sesiones/${id}`)).toEqual(Array(2).fill([200, 'La sesión se cerró.']))
    expect(await twice('POST', '/v1/sesiones/cerrar-otras')).toEqual(
      Array(2).fill([200, 'Se cerró la otra sesión.']),
    )
    expect([await works(a), await works(token)]).toEqual([200, 401])
  })

  it('are not listed once they ran out', async () => {
    const { enter, token } = await persona()
    await t.owner.query(
      "update sesiones set vence_at = now() - interval '1 s' where usuario_id = (select usuario_id from sesiones where id = $1)",
      [(await list(token))[0].id],
    )
    expect(await list(await enter())).toHaveLength(1)
  })
})

describe('who may not work any more', () => {
  it('a user who is switched off: every session and socket ends at once', async () => {
    const { token, usuario, enter } = await persona()
    const [second, live] = [await enter(), await listen(token)]
    const r = await t.as(t.gente.token.root)('PUT', '/usuarios/save', { id: usuario, estado: '2' })
    expect(r.status, r.body.message).toBe(200)
    expect([await works(token), await works(second)]).toEqual([401, 401])
    expect(await live.closed).toBe(4009)
    await t.owner.query("update usuarios set estado = '1' where id = $1", [usuario])
    expect(await works(token)).toBe(401)
  })

  it('an institution that is switched off: those who work in it, but root and those elsewhere', async () => {
    const { rows } = await t.owner.query(
      "insert into empresas (razonsocial, tipo) values ('Otra', 'Instituto') returning id",
    )
    const empresa = Number(rows[0].id)
    const [inside, root] = [
      await t.gente.alguien(t.owner, { empresa, tipouser: 2 }),
      await t.gente.alguien(t.owner, { empresa, root: true }),
    ]
    const elsewhere = await persona()
    const live = await listen(inside.token)
    const r = await t.as(t.gente.token.root)('PUT', '/empresas/save', { id: empresa, estado: 'Desactivado' })
    expect(r.status, r.body.message).toBe(200)
    expect(await live.closed).toBe(4009)
    await sleep(10)
    expect([await works(inside.token), await works(root.token), await works(elsewhere.token)]).toEqual([
      401, 200, 200,
    ])
  })
})
