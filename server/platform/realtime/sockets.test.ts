import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CLOSE } from './protocol.ts'
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

describe('a stock client', () => {
  it('connects, subscribes, hears and stops hearing', async () => {
    await start()
    const client = await connected(live.client())
    expect(client.connection.socket_id).toMatch(/^\d+\.\d+$/)
    const channel = client.subscribe(CHANNEL)
    await next(channel, SUCCEEDED)
    expect(live.listeners()).toEqual(['ana'])

    const heard = next(channel, 'facultad.updated')
    live.tell('facultad.updated', { id: 7, data: { nombre: 'Ingeniería «ñ»' } })
    expect(await heard).toEqual({ id: 7, data: { nombre: 'Ingeniería «ñ»' } })

    client.unsubscribe(CHANNEL)
    await soon(() => expect(live.listeners()).toEqual([]))
  })

  it('is told what it has subscribed to once more, with another session', async () => {
    await start()
    const client = await connected(live.client())
    await next(client.subscribe(CHANNEL), SUCCEEDED)
    client.unsubscribe(CHANNEL)
    await next(client.subscribe(CHANNEL), SUCCEEDED)
    expect(live.listeners()).toEqual(['ana'])
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
    expect(live.listeners()).toEqual([])
  })

  it('pings, is answered, and answers pings: both stay connected', async () => {
    await start({ activityTimeout: 1 })
    const client = await connected(live.client('ana', 5, { activityTimeout: 1000, pongTimeout: 2000 }))
    await next(client.subscribe(CHANNEL), SUCCEEDED)
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
    const back = async (): Promise<number> => {
      const before = client.connection.socket_id
      const again = next(channel, SUCCEEDED)
      const began = Date.now()
      expect(live.sockets.closeWhere(s => s.nombre === 'ana', CLOSE.reconnect)).toBe(1)
      await again
      expect(client.connection.socket_id).not.toBe(before)
      return Date.now() - began
    }
    // It would wait a second after any other end. On a busy machine one may be slow all the same: not each of five.
    let quickest = await back()
    for (let i = 1; i < 5 && quickest >= 900; i++) quickest = Math.min(quickest, await back())
    expect(quickest).toBeLessThan(900)
    expect(live.listeners()).toEqual(['ana'])
  })

  it('stays away after 4009, and the others stay', async () => {
    await start()
    const ana = await connected(live.client('ana'))
    const luis = await connected(live.client('luis'))
    await Promise.all([ana, luis].map(c => next(c.subscribe(CHANNEL), SUCCEEDED)))
    live.sockets.closeWhere(s => s.nombre === 'ana', CLOSE.sessionEnded)
    expect(live.listeners()).toEqual(['luis'])
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

  it('comes back and asks anew when its session is another than when it came, as soon as somebody asks', async () => {
    const changed = new Set<string>()
    await start({ mayStay: async s => !changed.has(s.nombre) || 'changed' })
    const [raw, ana] = [await live.subscribedRaw(), await connected(live.client('ana'))]
    await next(ana.subscribe(CHANNEL), SUCCEEDED)
    changed.add('raw')
    live.sockets.checkSessions()
    expect(await raw.closed).toBe(CLOSE.reconnect)
    expect(live.listeners()).toEqual(['ana'])
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
