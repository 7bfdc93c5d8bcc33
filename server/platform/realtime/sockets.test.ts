import http from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CLOSE, signChannel } from './protocol.ts'
import type { SocketsOptions } from './sockets.ts'
import {
  APP,
  type Client,
  type LiveServer,
  next,
  type Oyente,
  startLiveServer,
} from './testing/liveServer.ts'
import { soon } from './testing/soon.ts'

const CHANNEL = 'private-empresa.5'
const SUCCEEDED = 'pusher:subscription_succeeded'

let live: LiveServer
afterEach(() => live.close())
const start = async (options: Partial<SocketsOptions<Oyente>> = {}) => {
  live = await startLiveServer(options)
  return live
}
const connected = async (client: Client): Promise<Client> => {
  await next(client.connection, 'connected')
  return client
}
const tell = (event: string, data: unknown, channel = CHANNEL) => {
  for (const { socket } of live.sockets.subscribers(channel)) live.sockets.send(socket, event, data, channel)
}
const listeners = (channel = CHANNEL) => [...live.sockets.subscribers(channel)].map(m => m.subscriber.nombre)

describe('a stock client', () => {
  it('connects, subscribes, hears and stops hearing', async () => {
    await start()
    const client = await connected(live.client())
    expect(client.connection.socket_id).toMatch(/^\d+\.\d+$/)
    const channel = client.subscribe(CHANNEL)
    await next(channel, SUCCEEDED)
    expect(listeners()).toEqual(['ana'])

    const heard = next(channel, 'facultad.updated')
    tell('facultad.updated', { id: 7, data: { nombre: 'Ingeniería «ñ»' } })
    expect(await heard).toEqual({ id: 7, data: { nombre: 'Ingeniería «ñ»' } })

    client.unsubscribe(CHANNEL)
    await soon(() => expect(listeners()).toEqual([]))
  })

  it('is told what it has subscribed to once more, with another session', async () => {
    await start()
    const client = await connected(live.client())
    await next(client.subscribe(CHANNEL), SUCCEEDED)
    client.unsubscribe(CHANNEL)
    await next(client.subscribe(CHANNEL), SUCCEEDED)
    expect(listeners()).toEqual(['ana'])
  })

  it('is refused by the auth call', async () => {
    await start()
    const client = await connected(
      live.client('nadie', 5, {
        channelAuthorization: { transport: 'ajax', endpoint: `http://127.0.0.1:${live.port}/auth` },
      }),
    )
    const error = await next<{ status: number }>(client.subscribe(CHANNEL), 'pusher:subscription_error')
    expect(error.status).toBe(403)
  })

  it('is refused with a bad signature', async () => {
    await start()
    const client = live.client('ana', 5, {
      channelAuthorization: {
        customHandler: (_params, done) => done(null, { auth: `${APP.key}:${'0'.repeat(64)}` }),
      },
    })
    await connected(client)
    const error = await next<object>(client.subscribe(CHANNEL), 'pusher:subscription_error')
    expect(error).toMatchObject({ type: 'AuthError', status: 401 })
    expect(listeners()).toEqual([])
  })

  it('pings, is answered, and answers pings: both stay connected', async () => {
    await start({ activityTimeout: 1 })
    const client = await connected(live.client('ana', 5, { activityTimeout: 1000, pongTimeout: 2000 }))
    const states: unknown[] = []
    client.connection.bind('state_change', (change: unknown) => states.push(change))
    await pause(3500)
    expect(client.connection.state).toBe('connected')
    expect(states).toEqual([])
  })

  it('comes back at once after 4200 and subscribes again', async () => {
    await start()
    const client = await connected(live.client())
    const channel = client.subscribe(CHANNEL)
    await next(channel, SUCCEEDED)
    const before = client.connection.socket_id
    const again = next(channel, SUCCEEDED)
    const began = Date.now()
    expect(live.sockets.closeWhere(s => s.nombre === 'ana', CLOSE.reconnect)).toBe(1)
    await again
    expect(Date.now() - began).toBeLessThan(900)
    expect(client.connection.socket_id).not.toBe(before)
    expect(listeners()).toEqual(['ana'])
  })

  it('stays away after 4009, and the others stay', async () => {
    await start()
    const ana = await connected(live.client('ana'))
    const luis = await connected(live.client('luis'))
    await Promise.all([ana, luis].map(c => next(c.subscribe(CHANNEL), SUCCEEDED)))
    live.sockets.closeWhere(s => s.nombre === 'ana', CLOSE.sessionEnded)
    expect(listeners()).toEqual(['luis'])
    await next(ana.connection, 'disconnected')
    await pause(1500)
    expect(ana.connection.state).toBe('disconnected')
    expect(luis.connection.state).toBe('connected')
  })

  it('is closed with 4009 when its session no longer stands at a heartbeat', async () => {
    const ended = new Set<string>()
    await start({ activityTimeout: 0.5, mayStay: async s => !ended.has(s.nombre) })
    const client = await connected(live.client())
    await next(client.subscribe(CHANNEL), SUCCEEDED)
    await pause(1100)
    expect(client.connection.state).toBe('connected')
    ended.add('ana')
    await next(client.connection, 'disconnected')
  })

  it('stays while the question about its session cannot be answered', async () => {
    const failing = vi.fn().mockRejectedValue(new Error('database away'))
    await start({ activityTimeout: 0.5, mayStay: failing })
    const client = await connected(live.client())
    await next(client.subscribe(CHANNEL), SUCCEEDED)
    await soon(() => expect(failing.mock.calls.length).toBeGreaterThan(1))
    expect(client.connection.state).toBe('connected')
    expect(live.reported).not.toEqual([])
  })

  it('does not come in with another app key', async () => {
    await start()
    const { closed } = await live.raw('/app/otra?protocol=7')
    expect(await closed).toBe(CLOSE.noSuchApp)
  })

  it('comes back when it could not be served just now', async () => {
    await start()
    let away = true
    live.sockets.onJoin(async () => {
      if (away) throw new Error('database away')
    })
    const client = await connected(live.client())
    const channel = client.subscribe(CHANNEL)
    await next(client.connection, 'connecting')
    away = false
    await next(channel, SUCCEEDED)
    expect(live.reported).toEqual(['answering a live client'])
  })
})

describe('a strange client', () => {
  const subscribed = async () => {
    const raw = await live.raw()
    const auth = live.sockets.authorize(raw.socketId, CHANNEL, { nombre: 'raw', empresa_id: 5 })!.auth
    raw.say('pusher:subscribe', { channel: CHANNEL, auth })
    await soon(() => expect(raw.messages.at(-1)?.event).toBe('pusher_internal:subscription_succeeded'))
    return raw
  }

  it('is greeted with a JSON string', async () => {
    await start({ activityTimeout: 45 })
    const { messages } = await live.raw()
    expect(messages[0]!.event).toBe('pusher:connection_established')
    expect(typeof messages[0]!.data).toBe('string')
    expect(JSON.parse(messages[0]!.data)).toEqual({ socket_id: expect.any(String), activity_timeout: 45 })
  })

  it('hears events under protocol 7, and another version is refused', async () => {
    await start()
    expect(await (await live.raw(`/app/${APP.key}?protocol=4`)).closed).toBe(CLOSE.unsupportedProtocol)
    const raw = await subscribed()
    tell('facultad.created', { id: 1 })
    await soon(() =>
      expect(raw.messages.at(-1)).toEqual({ event: 'facultad.created', channel: CHANNEL, data: '{"id":1}' }),
    )
  })

  it.each([
    ['no JSON', '{{{'],
    ['an array', '[1,2]'],
    ['no event', '{"data":{}}'],
    ['null', 'null'],
    ['bytes', Buffer.from([0, 1, 2, 255])],
    ['a subscription to nothing', '{"event":"pusher:subscribe"}'],
    ['a subscription to a number', '{"event":"pusher:subscribe","data":{"channel":7,"auth":{}}}'],
    ['a subscription to a public channel', '{"event":"pusher:subscribe","data":{"channel":"todo"}}'],
    ['leaving nothing', '{"event":"pusher:unsubscribe","data":null}'],
    ['leaving a name of Object', '{"event":"pusher:unsubscribe","data":{"channel":"__proto__"}}'],
    ['an event of its own', '{"event":"client-hola","channel":"private-empresa.5","data":{}}'],
    ['signing in', '{"event":"pusher:signin","data":{}}'],
  ])('may send %s: it is answered or ignored, and the connection goes on', async (_case, message) => {
    await start()
    const raw = await subscribed()
    raw.ws.send(message)
    raw.say('pusher:ping', {})
    await soon(() => expect(raw.messages.at(-1)?.event).toBe('pusher:pong'))
    expect(listeners()).toEqual(['raw'])
    expect(live.reported).toEqual([])
  })

  it('is closed when a message is too large, and the others stay', async () => {
    await start()
    const other = await subscribed()
    const raw = await live.raw()
    raw.ws.send('x'.repeat(64 * 1024 + 1))
    expect(await raw.closed).toBe(1009)
    other.say('pusher:ping')
    await soon(() => expect(other.messages.at(-1)?.event).toBe('pusher:pong'))
  })

  it('is closed when it sends text that is no UTF-8, or breaks the WebSocket protocol', async () => {
    await start()
    const bad = await live.raw()
    bad.ws.send(Buffer.from([0xc3, 0x28]), { binary: false })
    expect(await bad.closed).toBe(1007)
    const broken = await live.raw()
    const stream = (broken.ws as unknown as { _socket: { write(b: Buffer): void } })._socket
    stream.write(Buffer.from([0xff, 0xff, 0xff, 0xff]))
    expect(await broken.closed).toBe(1002)
  })

  it('is closed when it sends too many messages', async () => {
    await start({ limits: { messagesPerSecond: 5, burst: 10 } })
    const raw = await live.raw()
    for (let i = 0; i < 12; i++) raw.say('pusher:ping')
    expect(await raw.closed).toBe(CLOSE.tooManyMessages)
    expect(raw.messages.filter(m => m.event === 'pusher:pong')).toHaveLength(10)
  })

  it('hears only so many channels', async () => {
    await start({ limits: { channels: 2 } })
    const raw = await live.raw()
    for (const channel of ['private-empresa.1', 'private-empresa.2', 'private-empresa.3']) {
      const { auth } = live.sockets.authorize(raw.socketId, channel, { nombre: 'raw', empresa_id: 1 })!
      raw.say('pusher:subscribe', { channel, auth })
      await soon(() => expect(raw.messages.at(-1)?.channel).toBe(channel))
    }
    expect(raw.messages.slice(1).map(m => m.event)).toEqual([
      'pusher_internal:subscription_succeeded',
      'pusher_internal:subscription_succeeded',
      'pusher:subscription_error',
    ])
  })

  it('is cut when it does not read, and the others hear everything', async () => {
    await start({ limits: { buffered: 256 * 1024 } })
    const slow = await subscribed()
    const quick = await connected(live.client('luis'))
    const channel = quick.subscribe(CHANNEL)
    await next(channel, SUCCEEDED)
    let heard = 0
    channel.bind('plan_estudio.updated', () => {
      heard++
    })
    slow.ws.pause()
    const data = { texto: 'x'.repeat(32 * 1024) }
    let told = 0
    while (listeners().includes('raw') && told < 2000) {
      tell('plan_estudio.updated', data)
      told++
      await pause(1)
    }
    expect(listeners()).toEqual(['luis'])
    await soon(() => expect(heard).toBe(told))
  })

  it('is asked for a sign of life and then dropped', async () => {
    await start({ activityTimeout: 0.2 })
    const raw = await live.raw()
    expect(await raw.closed).toBe(CLOSE.silent)
    expect(raw.messages.map(m => m.event)).toEqual(['pusher:connection_established', 'pusher:ping'])
  })

  it('cannot subscribe with a signature alone, nor long after its authorization', async () => {
    await start({ limits: { grant: 20 } })
    const raw = await live.raw()
    const error = () => soon(() => expect(raw.messages.at(-1)?.event).toBe('pusher:subscription_error'))
    raw.say('pusher:subscribe', { channel: CHANNEL, auth: signChannel(APP, raw.socketId, CHANNEL) })
    await error()
    const { auth } = live.sockets.authorize(raw.socketId, CHANNEL, { nombre: 'raw', empresa_id: 5 })!
    await pause(40)
    raw.messages.length = 0
    raw.say('pusher:subscribe', { channel: CHANNEL, auth })
    await error()
    expect(listeners()).toEqual([])
  })

  it('is closed with its session also between authorization and subscription', async () => {
    await start()
    const raw = await live.raw()
    live.sockets.authorize(raw.socketId, CHANNEL, { nombre: 'raw', empresa_id: 5 })
    expect(live.sockets.closeWhere(s => s.nombre === 'raw', CLOSE.sessionEnded)).toBe(1)
    expect(await raw.closed).toBe(CLOSE.sessionEnded)
  })

  it('is confirmed only when joining is done, and not at all when it left meanwhile', async () => {
    await start()
    const gate = Promise.withResolvers<void>()
    live.sockets.onJoin(() => gate.promise)
    const raw = await live.raw()
    const { auth } = live.sockets.authorize(raw.socketId, CHANNEL, { nombre: 'raw', empresa_id: 5 })!
    raw.say('pusher:subscribe', { channel: CHANNEL, auth })
    await soon(() => expect([...live.sockets.everyone()]).toHaveLength(1))
    expect(listeners()).toEqual([])
    raw.say('pusher:unsubscribe', { channel: CHANNEL })
    await soon(() => expect([...live.sockets.everyone()]).toHaveLength(0))
    gate.resolve()
    raw.say('pusher:ping')
    await soon(() => expect(raw.messages.at(-1)?.event).toBe('pusher:pong'))
    expect(raw.messages.map(m => m.event)).not.toContain('pusher_internal:subscription_succeeded')
  })

  it.each([
    ['no socket id', '1.2:private-empresa.5', CHANNEL],
    ['no private channel', '1.2', 'empresa.5'],
    ['a channel with a colon', '1.2', 'private-empresa.5:7'],
  ])('gets no signature for %s', async (_case, socketId, channel) => {
    await start()
    expect(live.sockets.authorize(socketId, channel, { nombre: 'raw', empresa_id: 5 })).toBeNull()
  })
})

describe('the door', () => {
  const upgrade = (path: string, protocol?: string) => {
    const socket = connect(live.port, '127.0.0.1')
    const headers = ['Host: x', 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13']
    headers.push('Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==')
    if (protocol) headers.push(`Sec-WebSocket-Protocol: ${protocol}`)
    socket.write(`GET ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`)
    socket.on('error', () => {})
    return socket
  }

  it.each(['/', '/app/', '/app/%zz', '/otra'])('cuts an upgrade on %s', async path => {
    await start()
    const socket = upgrade(path)
    socket.resume()
    await new Promise(resolve => socket.once('close', resolve))
  })

  it.each(['vite-hmr', 'vite-ping'])('leaves %s to Vite', async protocol => {
    await start()
    let left = false
    live.server.on('upgrade', (_req, stream) => {
      left = !stream.destroyed
      stream.destroy()
    })
    const socket = upgrade('/', protocol)
    await new Promise(resolve => socket.once('close', resolve))
    expect(left).toBe(true)
  })

  it('lets in no more than it can serve', async () => {
    await start({ limits: { sockets: 1 } })
    const first = await live.raw()
    expect(await (await live.raw()).closed).toBe(CLOSE.busy)
    first.ws.terminate()
    await soon(async () => expect((await live.raw()).socketId).not.toBe(''))
  })

  it('closes in a moment, also when clients do not answer, and lets nobody in after', async () => {
    await start()
    const [polite, deaf] = [await live.raw(), await live.raw()]
    deaf.ws.pause()
    const began = Date.now()
    await live.sockets.close()
    await new Promise(resolve => live.server.close(resolve))
    expect(Date.now() - began).toBeLessThan(1500)
    expect(await polite.closed).toBe(CLOSE.restarting)
    deaf.ws.terminate()
  })

  it('serves a second port with the same channels', async () => {
    await start()
    const second = http.createServer()
    live.sockets.attach(second)
    await new Promise<void>(resolve => second.listen(0, '127.0.0.1', resolve))
    const here = await connected(live.client('ana'))
    const there = await connected(live.client('luis', 5, { wsPort: (second.address() as AddressInfo).port }))
    const channels = [here, there].map(client => client.subscribe(CHANNEL))
    await Promise.all(channels.map(channel => next(channel, SUCCEEDED)))
    const heard = Promise.all(channels.map(channel => next(channel, 'facultad.created')))
    tell('facultad.created', { id: 1 })
    expect(await heard).toEqual([{ id: 1 }, { id: 1 }])
    for (const client of [here, there]) client.disconnect()
    await new Promise(resolve => second.close(resolve))
  })
})
