import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDosNodos, type DosNodos } from '../../testing/segundoNodo.ts'
import { liveSecret } from '../liveKey.ts'
import { type RawClient, rawClient } from './testing/liveServer.ts'
import { soon } from './testing/soon.ts'

describe('a channel authorized on one node for a socket of another', () => {
  let n: DosNodos
  let key: string
  let canal: string
  const open: RawClient[] = []
  beforeAll(async () => {
    n = await createDosNodos()
    key = (await n.a.as(n.a.gente.token.root)('POST', '/auth/user', {})).body.data.live_key
    canal = `private-empresa.${n.a.gente.empresa}`
  })
  afterAll(async () => {
    for (const { ws } of open) ws.terminate()
    await n.close()
  })

  const socketOnB = async (): Promise<RawClient> => {
    const raw = await rawClient(n.puertoB, `/app/${key}?protocol=7`)
    open.push(raw)
    return raw
  }
  const alguien = (more: object = {}) =>
    n.a.gente.alguien(n.a.owner, { empresa: n.a.gente.empresa, tipouser: 2, ...more })
  const askA = (token: string, socketId: string) =>
    n.a.as(token)('POST', '/v1/broadcasting/auth', { socket_id: socketId, channel_name: canal })
  const authorizeOnA = async (token: string, socketId: string): Promise<string> =>
    (await askA(token, socketId)).body.auth
  /** What the socket is told when it subscribes: the name of the event. */
  const subscribe = async (raw: RawClient, auth: string): Promise<string> => {
    const before = raw.messages.length
    raw.say('pusher:subscribe', { channel: canal, auth })
    return soon(() => {
      const answer = raw.messages.slice(before).find(m => m.event.startsWith('pusher'))
      if (!answer) throw new Error('not yet')
      return answer.event
    })
  }
  const left = async (): Promise<number> =>
    (await n.a.owner.query('select count(*)::int as n from permisos_de_canal')).rows[0].n

  const SUCCEEDED = 'pusher_internal:subscription_succeeded'
  const REFUSED = 'pusher:subscription_error'

  it('is heard on the other, and the permission is used up', async () => {
    const raw = await socketOnB()
    const auth = await authorizeOnA((await alguien()).token, raw.socketId)
    expect(await left()).toBe(1)
    expect(await subscribe(raw, auth)).toBe(SUCCEEDED)
    expect(await left()).toBe(0)
    await n.a.as(n.a.gente.token.operador)('POST', '/v1/facultades', { nombre: 'De lejos' })
    await soon(() => expect(raw.messages.map(m => m.event)).toContain('facultad.created'))
    raw.say('pusher:unsubscribe', { channel: canal })
    expect(await subscribe(raw, auth)).toBe(REFUSED)
  })

  it('says nothing of the session: it signs socket and channel, as everybody expects', async () => {
    const { rows } = await n.a.owner.query("select valor from ajustes where nombre = 'secreto'")
    const auth = await authorizeOnA(n.a.gente.token.operador, '123.456')
    const hex = createHmac('sha256', liveSecret(rows[0].valor)).update(`123.456:${canal}`).digest('hex')
    expect(auth).toBe(`${key}:${hex}`)
    await n.a.owner.query('delete from permisos_de_canal')
  })

  it.each<[string, (p: { token: string; usuario: number }) => Promise<unknown>]>([
    ['the session ended since', p => n.a.as(p.token)('POST', '/auth/logout', {})],
    [
      'the person works elsewhere since',
      p =>
        n.a.owner.query('update sesiones set empresa_id = $1 where usuario_id = $2', [
          n.a.gente.otraEmpresa,
          p.usuario,
        ]),
    ],
    [
      'it waited too long',
      () => n.a.owner.query("update permisos_de_canal set hasta = now() - interval '1 second'"),
    ],
  ])('is refused when %s', async (_case, happens) => {
    const raw = await socketOnB()
    const persona = await alguien()
    const auth = await authorizeOnA(persona.token, raw.socketId)
    await happens(persona)
    expect(await subscribe(raw, auth)).toBe(REFUSED)
    await n.a.owner.query('delete from permisos_de_canal')
  })

  it('a signature alone opens nothing there either', async () => {
    const raw = await socketOnB()
    const auth = await authorizeOnA((await alguien()).token, raw.socketId)
    await n.a.owner.query('delete from permisos_de_canal')
    expect(await subscribe(raw, auth)).toBe(REFUSED)
  })

  it('whoever leaves before the answer comes hears nothing', async () => {
    const raw = await socketOnB()
    const auth = await authorizeOnA((await alguien()).token, raw.socketId)
    raw.say('pusher:subscribe', { channel: canal, auth })
    raw.say('pusher:unsubscribe', { channel: canal })
    raw.say('pusher:ping', {})
    await soon(() => expect(raw.messages.at(-1)!.event).toBe('pusher:pong'))
    const other = await socketOnB()
    await subscribe(other, await authorizeOnA((await alguien()).token, other.socketId))
    await n.a.as(n.a.gente.token.operador)('POST', '/v1/facultades', { nombre: 'Sin él' })
    await soon(() => expect(other.messages.map(m => m.event)).toContain('facultad.created'))
    expect(raw.messages.map(m => m.event)).not.toContain('facultad.created')
  })

  it('the session that ends closes its socket there; one that changes asks anew', async () => {
    const [ends, changes] = [await alguien(), await alguien({ root: true })]
    const [first, second] = [await socketOnB(), await socketOnB()]
    await subscribe(first, await authorizeOnA(ends.token, first.socketId))
    await subscribe(second, await authorizeOnA(changes.token, second.socketId))
    await n.a.as(ends.token)('POST', '/auth/logout', {})
    expect(await first.closed).toBe(4009)
    await n.a.as(changes.token)('POST', '/empresas/change', { empresa_id: n.a.gente.otraEmpresa })
    expect(await second.closed).toBe(4200)
  })

  it('limits of an owner count there: the socket too many is sent away', async () => {
    const { token } = await alguien()
    for (let i = 0; i < 50; i++) {
      const raw = await socketOnB()
      expect(await subscribe(raw, await authorizeOnA(token, raw.socketId))).toBe(SUCCEEDED)
    }
    const raw = await socketOnB()
    raw.say('pusher:subscribe', { channel: canal, auth: await authorizeOnA(token, raw.socketId) })
    expect(await raw.closed).toBe(4004)
  })

  it('ids of sockets that nobody has fill nothing: a session leaves so many, the others go on', async () => {
    const before = await left()
    const { token } = await alguien()
    const statuses: number[] = []
    for (let i = 0; i < 130; i++) statuses.push((await askA(token, `${i}.${i}`)).status)
    expect(statuses.filter(s => s === 200).length).toBeLessThan(120)
    expect(statuses.at(-1)).toBe(403)
    expect((await left()) - before).toBe(statuses.filter(s => s === 200).length)
    const raw = await socketOnB()
    const other = await authorizeOnA((await alguien()).token, raw.socketId)
    expect(await subscribe(raw, other)).toBe(SUCCEEDED)
  })
})
