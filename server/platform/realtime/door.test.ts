import http from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { CLOSE } from './protocol.ts'
import type { SocketsOptions } from './sockets.ts'
import {
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

  it.each([
    ['a key that is none', 'Sec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13'],
    ['another version', 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 99'],
  ])('asks for the right protocol, never answering 400: %s', async (_case, headers) => {
    await start()
    const socket = connect(live.port, '127.0.0.1')
    const upgrading = 'Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket'
    socket.write(`GET /app/malla?protocol=7 HTTP/1.1\r\n${upgrading}\r\n${headers}\r\n\r\n`)
    let answer = ''
    for await (const chunk of socket) answer += chunk
    expect(answer).toMatch(/^HTTP\/1\.1 426 /)
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
    // Of its own a deaf client would be waited for half a minute; a busy machine needs some seconds.
    expect(Date.now() - began).toBeLessThan(10_000)
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
    live.tell('facultad.created', { id: 1 })
    expect(await heard).toEqual([{ id: 1 }, { id: 1 }])
    for (const client of [here, there]) client.disconnect()
    await new Promise(resolve => second.close(resolve))
  })
})
