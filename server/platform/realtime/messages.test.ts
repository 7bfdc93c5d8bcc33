import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CLOSE, signChannel } from './protocol.ts'
import type { SocketsOptions } from './sockets.ts'
import {
  APP,
  CHANNEL,
  connected,
  type LiveServer,
  next,
  type Oyente,
  SUCCEEDED,
  startLiveServer,
} from './testing/liveServer.ts'
import { soon } from './testing/soon.ts'

let live: LiveServer
afterEach(() => live.close())
const start = async (options: Partial<SocketsOptions<Oyente>> = {}) => {
  live = await startLiveServer(options)
}

describe('a strange client', () => {
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
    const raw = await live.subscribedRaw()
    live.tell('facultad.created', { id: 1 })
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
    ['a subscription to what is no text', '{"event":"pusher:subscribe","data":{"channel":{"toString":1}}}'],
    ['a subscription to a public channel', '{"event":"pusher:subscribe","data":{"channel":"todo"}}'],
    ['leaving nothing', '{"event":"pusher:unsubscribe","data":null}'],
    ['leaving a name of Object', '{"event":"pusher:unsubscribe","data":{"channel":"__proto__"}}'],
    ['an event of its own', '{"event":"client-hola","channel":"private-empresa.5","data":{}}'],
    ['signing in', '{"event":"pusher:signin","data":{}}'],
  ])('may send %s: it is answered or ignored, and the connection goes on', async (_case, message) => {
    await start()
    const raw = await live.subscribedRaw()
    raw.ws.send(message)
    raw.say('pusher:ping', {})
    await soon(() => expect(raw.messages.at(-1)?.event).toBe('pusher:pong'))
    expect(live.listeners()).toEqual(['raw'])
    expect(live.reported).toEqual([])
  })

  it('is closed when a message is too large, and the others stay', async () => {
    await start()
    const other = await live.subscribedRaw()
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
    const slow = await live.subscribedRaw()
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
    while (live.listeners().includes('raw') && told < 2000) {
      live.tell('plan_estudio.updated', data)
      told++
      await pause(1)
    }
    expect(live.listeners()).toEqual(['luis'])
    await soon(() => expect(heard).toBe(told))
  })

  it('is served on when somebody sets the clock back', async () => {
    await start()
    const raw = await live.subscribedRaw()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 86_400_000 })
    try {
      raw.say('pusher:ping')
      await soon(() => expect(raw.messages.at(-1)!.event).toBe('pusher:pong'))
    } finally {
      vi.useRealTimers()
    }
  })

  it('is asked for a sign of life and then dropped', async () => {
    await start({ activityTimeout: 0.2 })
    const raw = await live.raw()
    expect(await raw.closed).toBe(CLOSE.silent)
    expect(raw.messages.map(m => m.event)).toEqual(['pusher:connection_established', 'pusher:ping'])
  })

  it('that is there and takes no channel is sent away after a while', async () => {
    await start({ activityTimeout: 0.1 })
    const raw = await live.raw()
    const alive = setInterval(() => raw.say('pusher:ping', {}), 40)
    expect(await raw.closed).toBe(CLOSE.silent)
    clearInterval(alive)
    expect(raw.messages.map(m => m.event)).not.toContain('pusher:ping')
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
    expect(live.listeners()).toEqual([])
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
    expect(live.listeners()).toEqual([])
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
