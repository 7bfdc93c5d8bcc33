import type { Server } from 'node:http'
import { createDoor } from './door.ts'
import { grant } from './grants.ts'
import { type MayStay, startHeartbeat } from './heartbeat.ts'
import { DEFAULT_LIMITS, type Limits } from './limits.ts'
import { answer, type Desk, type Elsewhere, type Joining } from './messages.ts'
import { createOutlet, type Outlet } from './outlet.ts'
import { createOwners } from './owners.ts'
import { CLOSE, isPrivateChannel, isSocketId, signChannel } from './protocol.ts'
import { createRegistry, type LiveSocket, type Registry, subscribersOf } from './registry.ts'
import type { Report } from './report.ts'

export interface SocketsOptions<S> {
  /** The app key of the address `/app/{key}`, and the secret that signs channels (the same on every node). */
  key: string
  secret: string
  report: Report
  /** Seconds of silence after which either side pings; default 30. */
  activityTimeout?: number
  /** Whether a subscriber's session still stands, asked at each heartbeat; when not, its socket is closed with 4009, or 4200 when it changed. */
  mayStay?: MayStay<S>
  /** Whose socket it is that such a subscriber hears on: one owner may have so many (limits). */
  ownerOf?: (subscriber: S) => number
  limits?: Partial<Limits>
  /** Channels that other nodes authorized for sockets of this one; absent where there can be no other node. */
  elsewhere?: Elsewhere<S>
}

/** Someone who hears a channel. `socket` is what `send` takes. */
interface Member<S> {
  socket: LiveSocket<S>
  subscriber: S
}

/** The live connections of this node. `S` is whatever the caller of `authorize` says that a subscriber is. */
export interface Sockets<S> extends Pick<Outlet<S>, 'send' | 'sendFrame'> {
  /** Serves `/app/{key}` on this server; cuts every other upgrade but Vite's. */
  attach(server: Server): void
  /**
   * Allows one channel to one socket, for this subscriber: the answer of POST /api/v1/broadcasting/auth. Whether the person
   * may have the channel is for the caller to know. Null when these are no socket id or no private channel, or when its owner has too many
   * sockets open: then this one is closed.
   */
  authorize(socketId: string, channel: string, subscriber: S): { auth: string } | null
  /** Whether a socket of this id hangs on this node. */
  isHere(socketId: string): boolean
  /** Sets what must be done before a subscription is confirmed. */
  onJoin(joining: Joining<S>): void
  /** Who hears this channel here. */
  subscribers(channel: string): Iterable<Member<S>>
  /** Every subscriber here, also those not yet confirmed. Someone on two channels comes twice. */
  everyone(): Iterable<S>
  /** Closes every socket with such a subscriber and answers how many: 4009 to stay away, 4200 to come back and ask anew. */
  closeWhere(predicate: (subscriber: S) => boolean, code: number): number
  /** Asks now whether the sessions of all sockets still stand, without waiting for the next heartbeat. */
  checkSessions(): void
  /**
   * Closes everything and serves no more; takes a moment at most. To be called before the HTTP server closes. `code`: 1012, after which clients come
   * back in a second, or 4200 where another node takes them at once.
   */
  close(code?: number): Promise<void>
}

function* subscribersHere<S>(registry: Registry<S>, channel: string): Iterable<Member<S>> {
  for (const socket of registry.hearing(channel)) {
    const subscription = socket.subscriptions.get(channel)
    if (subscription?.ready) yield { socket, subscriber: subscription.subscriber }
  }
}

function* everyoneHere<S>(registry: Registry<S>): Iterable<S> {
  for (const socket of registry.all()) {
    for (const { subscriber } of socket.subscriptions.values()) yield subscriber
  }
}

async function hear<S>(desk: Desk<S>, socket: LiveSocket<S>, text: string | null, report: Report) {
  if (socket.ws.readyState !== socket.ws.OPEN) return
  socket.heard = true
  try {
    await answer(desk, socket, text)
  } catch (error) {
    report(error, 'answering a live client')
    desk.outlet.shut(socket, CLOSE.busy, 'Try again')
  }
}

/** The sockets of this node, served nowhere until `attach`. */
export function createSockets<S>(options: SocketsOptions<S>): Sockets<S> {
  const { key, secret, report, mayStay, ownerOf, activityTimeout = 30 } = options
  const app = { key, secret }
  const limits = { ...DEFAULT_LIMITS, ...options.limits }
  const registry = createRegistry<S>()
  const outlet = createOutlet(registry, limits)
  const owners = createOwners<S>(limits.socketsPerOwner)
  const own: Desk<S>['own'] = (socket, subscriber) => !ownerOf || owners.take(ownerOf(subscriber), socket)
  const joining: Joining<S> = async () => {}
  const desk: Desk<S> = { app, limits, registry, outlet, joining, own, elsewhere: options.elsewhere ?? null }
  const onMessage = (socket: LiveSocket<S>, text: string | null) => void hear(desk, socket, text, report)
  const door = createDoor({ key, activityTimeout, limits, registry, outlet, onMessage })
  const heartbeat = startHeartbeat({ activityTimeout, registry, outlet, mayStay, report })

  return {
    send: outlet.send,
    sendFrame: outlet.sendFrame,
    attach: door.attach,
    authorize: (socketId, channel, subscriber) => {
      if (!isSocketId(socketId) || !isPrivateChannel(channel)) return null
      const socket = registry.byId(socketId)
      if (socket && !own(socket, subscriber)) {
        outlet.shut(socket, CLOSE.overQuota, 'Too many connections')
        return null
      }
      if (socket) grant(socket, channel, subscriber, limits, performance.now())
      return { auth: signChannel(app, socketId, channel) }
    },
    isHere: socketId => registry.byId(socketId) !== undefined,
    onJoin: joining => {
      desk.joining = joining
    },
    subscribers: channel => subscribersHere(registry, channel),
    everyone: () => everyoneHere(registry),
    closeWhere: (predicate, code) => {
      const chosen = [...registry.all()].filter(socket => [...subscribersOf(socket)].some(predicate))
      for (const socket of chosen) outlet.shut(socket, code, 'Closed by the server')
      return chosen.length
    },
    checkSessions: heartbeat.check,
    close: (code = CLOSE.restarting) => {
      heartbeat.stop()
      return door.close(code)
    },
  }
}
