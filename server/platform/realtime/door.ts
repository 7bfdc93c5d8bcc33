import { randomInt } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { createMeter, type Limits } from './limits.ts'
import type { Outlet } from './outlet.ts'
import { CLOSE } from './protocol.ts'
import type { LiveSocket, Registry } from './registry.ts'
import { type AppRequest, appRequest, isVite } from './upgrade.ts'

export interface DoorOptions<S> {
  key: string
  activityTimeout: number
  limits: Limits
  registry: Registry<S>
  outlet: Outlet<S>
  /** One message of a client; null when it was not text. */
  onMessage(socket: LiveSocket<S>, text: string | null): void
}

export interface Door {
  attach(server: Server): void
  /** Says goodbye to everybody with this code. */
  close(code: number): Promise<void>
}

/** How long clients may take over their part of closing before they are cut. */
const GOODBYE_MS = 250
/** The same for one client that is closed while the others stay. */
const CLOSE_TIMEOUT_MS = 2000

/** Nobody can guess the id of another's socket. */
const newSocketId = () => `${randomInt(1, 2 ** 47)}.${randomInt(1, 2 ** 47)}`

/** Why this client may not come in, as a close code and reason; null when it may. */
function whyNot<S>(o: DoorOptions<S>, asked: AppRequest): [code: number, reason: string] | null {
  if (asked.key !== o.key) return [CLOSE.noSuchApp, 'No such app']
  if (asked.protocol !== null && asked.protocol !== '7') return [CLOSE.unsupportedProtocol, 'Protocol 7 only']
  return o.registry.size >= o.limits.sockets ? [CLOSE.busy, 'Over capacity'] : null
}

function welcome<S>(o: DoorOptions<S>, ws: WebSocket, asked: AppRequest): void {
  // What breaks the WebSocket protocol arrives here; ws closes with the fitting code by itself.
  ws.on('error', () => {})
  const refusal = whyNot(o, asked)
  if (refusal) {
    ws.close(...refusal)
    return
  }
  const socket: LiveSocket<S> = {
    id: newSocketId(),
    ws,
    subscriptions: new Map(),
    grants: new Map(),
    asking: new Map(),
    withinRate: createMeter(o.limits.messagesPerSecond, o.limits.burst),
    idle: 0,
    heard: true,
    pinged: false,
  }
  o.registry.add(socket)
  ws.on('message', (raw, isBinary) => o.onMessage(socket, isBinary ? null : raw.toString()))
  ws.on('close', () => o.registry.remove(socket))
  o.outlet.send(socket, 'pusher:connection_established', {
    socket_id: socket.id,
    activity_timeout: o.activityTimeout,
  })
}

async function sayGoodbye(clients: WebSocket[], code: number): Promise<void> {
  const gone = Promise.all(clients.map(ws => new Promise(resolve => ws.once('close', resolve))))
  for (const ws of clients) ws.close(code, 'Restarting')
  await Promise.race([gone, new Promise(resolve => setTimeout(resolve, GOODBYE_MS))])
  for (const ws of clients) ws.terminate()
}

/** Lets clients in from any number of HTTP servers, until closed. */
export function createDoor<S>(o: DoorOptions<S>): Door {
  // A variable, because the types of ws do not know `closeTimeout` yet.
  const options = {
    noServer: true,
    maxPayload: o.limits.payload,
    perMessageDeflate: false,
    closeTimeout: CLOSE_TIMEOUT_MS,
  }
  const sockets = new WebSocketServer(options)
  // A handshake that is none: this server answers nobody 400 (ws would), and says that another protocol is spoken here.
  sockets.on('wsClientError', (_error, stream: Duplex) =>
    stream.end('HTTP/1.1 426 Upgrade Required\r\nUpgrade: websocket\r\nConnection: close\r\n\r\n'),
  )
  let closed = false
  const upgrade = (req: IncomingMessage, stream: Duplex, head: Buffer) => {
    if (isVite(req)) return
    const asked = appRequest(req.url ?? '')
    if (!asked || closed) return stream.destroy()
    sockets.handleUpgrade(req, stream, head, ws => welcome(o, ws, asked))
  }
  return {
    attach: server => void server.on('upgrade', upgrade),
    close: code => {
      closed = true
      return sayGoodbye([...sockets.clients], code)
    },
  }
}
