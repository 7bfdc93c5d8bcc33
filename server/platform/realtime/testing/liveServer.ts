import http from 'node:http'
import type { AddressInfo } from 'node:net'
import Pusher, { type Options } from 'pusher-js'
import { WebSocket } from 'ws'
import { createSockets, type Sockets, type SocketsOptions } from '../sockets.ts'
import { soon } from './soon.ts'

// The types of pusher-js describe a default export; under Node its module is that export.
const Client = Pusher as unknown as typeof Pusher.default
export type Client = InstanceType<typeof Client>

/** Who subscribes in tests: the bearer token says it. */
export interface Oyente {
  nombre: string
  empresa_id: number
}

export interface LiveServer {
  server: http.Server
  sockets: Sockets<Oyente>
  port: number
  /** Failures that were reported. */
  reported: string[]
  /** A stock pusher-js, connecting; whoever it says it is. */
  client(nombre?: string, empresaId?: number, options?: Partial<Options>): Client
  /** A bare WebSocket, open and greeted, and every message it gets. */
  raw(path?: string): Promise<RawClient>
  /** The same, hearing CHANNEL as 'raw'. */
  subscribedRaw(): Promise<RawClient>
  /** Sends an event to everyone on CHANNEL. */
  tell(event: string, data: unknown): void
  /** Names of those on CHANNEL. */
  listeners(): string[]
  close(): Promise<void>
}

export interface RawClient {
  ws: WebSocket
  socketId: string
  messages: { event: string; channel?: string; data: string }[]
  /** Code of its end. */
  closed: Promise<number>
  say(event: string, data?: unknown): void
}

export const CHANNEL = 'private-empresa.5'
export const SUCCEEDED = 'pusher:subscription_succeeded'
export const APP = { key: 'malla', secret: 's3cret' }

/** POST /api/v1/broadcasting/auth as the product answers it: urlencoded in, `{ auth }` out, 403 without a session. */
function authRoute(sockets: Sockets<Oyente>): http.RequestListener {
  return async (req, res) => {
    let body = ''
    for await (const chunk of req) body += chunk
    const form = new URLSearchParams(body)
    const [, nombre, empresa] = /^Bearer (\w+)-(\d+)$/.exec(req.headers.authorization ?? '') ?? []
    const oyente = nombre ? { nombre, empresa_id: Number(empresa) } : null
    const answer =
      oyente && sockets.authorize(form.get('socket_id') ?? '', form.get('channel_name') ?? '', oyente)
    res.writeHead(answer ? 200 : 403, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  }
}

/** A bare WebSocket, and every message it gets from its first on. */
export async function rawClient(port: number, path = `/app/${APP.key}?protocol=7`): Promise<RawClient> {
  const ws = new WebSocket(`ws://127.0.0.1:${port}${path}`)
  const messages: RawClient['messages'] = []
  ws.on('message', raw => void messages.push(JSON.parse(raw.toString())))
  ws.on('error', () => {})
  const closed = new Promise<number>(resolve => ws.once('close', resolve))
  await Promise.race([new Promise(resolve => ws.once('message', resolve)), closed])
  const socketId = messages[0] ? JSON.parse(messages[0].data).socket_id : ''
  return {
    ws,
    socketId,
    messages,
    closed,
    say: (event, data) => ws.send(JSON.stringify({ event, data })),
  }
}

/** A real HTTP server on loopback with live sockets, one test's own. */
export async function startLiveServer(options: Partial<SocketsOptions<Oyente>> = {}): Promise<LiveServer> {
  const reported: string[] = []
  const sockets = createSockets<Oyente>({
    ...APP,
    report: (_e, what) => void reported.push(what),
    ...options,
  })
  const server = http.createServer(authRoute(sockets))
  sockets.attach(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const clients: Client[] = []
  const here = () => [...sockets.subscribers(CHANNEL)]
  return {
    server,
    sockets,
    port,
    reported,
    client: (nombre = 'ana', empresaId = 5, more = {}) => {
      const client = new Client(APP.key, {
        cluster: 'malla',
        wsHost: '127.0.0.1',
        wsPort: port,
        forceTLS: false,
        enabledTransports: ['ws'],
        enableStats: false,
        channelAuthorization: {
          transport: 'ajax',
          endpoint: `http://127.0.0.1:${port}/api/v1/broadcasting/auth`,
          headers: { Authorization: `Bearer ${nombre}-${empresaId}` },
        },
        ...more,
      })
      clients.push(client)
      return client
    },
    raw: path => rawClient(port, path),
    subscribedRaw: async () => {
      const raw = await rawClient(port)
      const { auth } = sockets.authorize(raw.socketId, CHANNEL, { nombre: 'raw', empresa_id: 5 })!
      raw.say('pusher:subscribe', { channel: CHANNEL, auth })
      await soon(() => {
        if (raw.messages.at(-1)?.event !== 'pusher_internal:subscription_succeeded')
          throw new Error('not yet')
      })
      return raw
    },
    tell: (event, data) => {
      for (const { socket } of here()) sockets.send(socket, event, data, CHANNEL)
    },
    listeners: () => here().map(member => member.subscriber.nombre),
    close: async () => {
      for (const client of clients) client.disconnect()
      await sockets.close()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

/** The next time a client's connection or channel says this. */
export const next = <T = unknown>(
  emitter: {
    bind(event: string, cb: (data: T) => void): unknown
    unbind(event: string, cb?: unknown): unknown
  },
  event: string,
): Promise<T> =>
  new Promise(resolve => {
    const heard = (data: T) => {
      emitter.unbind(event, heard)
      resolve(data)
    }
    emitter.bind(event, heard)
  })

export const connected = async (client: Client): Promise<Client> => {
  await next(client.connection, 'connected')
  return client
}
