import type { WebSocket } from 'ws'

/** One channel that a socket hears, and for whom. */
interface Subscription<S> {
  readonly subscriber: S
  /** False until the client was told that it is subscribed: before that nothing is delivered. */
  ready: boolean
}

/** A channel that was authorized and not yet subscribed. */
interface Grant<S> {
  readonly subscriber: S
  readonly until: number
}

export interface LiveSocket<S> {
  readonly id: string
  readonly ws: WebSocket
  readonly subscriptions: Map<string, Subscription<S>>
  readonly grants: Map<string, Grant<S>>
  /** Channels that other nodes are being asked about, and the last one who asked. */
  readonly asking: Map<string, symbol>
  readonly withinRate: (now: number) => boolean
  /** Beats at which it heard no channel and might take none. */
  idle: number
  /** Said something since the last heartbeat. */
  heard: boolean
  pinged: boolean
}

/** The sockets of this node and who hears which channel. */
export interface Registry<S> {
  readonly size: number
  add(socket: LiveSocket<S>): void
  remove(socket: LiveSocket<S>): void
  byId(id: string): LiveSocket<S> | undefined
  all(): Iterable<LiveSocket<S>>
  join(socket: LiveSocket<S>, channel: string, subscriber: S): Subscription<S>
  leave(socket: LiveSocket<S>, channel: string): void
  hearing(channel: string): Iterable<LiveSocket<S>>
}

/** Everyone a socket speaks for: of its subscriptions, and of channels that it was granted and may still take. */
export function* subscribersOf<S>(socket: LiveSocket<S>): Iterable<S> {
  for (const { subscriber } of socket.subscriptions.values()) yield subscriber
  for (const { subscriber } of socket.grants.values()) yield subscriber
}

/** An empty one. A socket that is removed leaves its channels and loses what it was granted. */
export function createRegistry<S>(): Registry<S> {
  const sockets = new Map<string, LiveSocket<S>>()
  const channels = new Map<string, Set<LiveSocket<S>>>()

  const leave = (socket: LiveSocket<S>, channel: string) => {
    socket.subscriptions.delete(channel)
    const hearing = channels.get(channel)
    hearing?.delete(socket)
    if (hearing?.size === 0) channels.delete(channel)
  }

  return {
    get size() {
      return sockets.size
    },
    add: socket => void sockets.set(socket.id, socket),
    remove: socket => {
      sockets.delete(socket.id)
      socket.grants.clear()
      socket.asking.clear()
      for (const channel of [...socket.subscriptions.keys()]) leave(socket, channel)
    },
    byId: id => sockets.get(id),
    all: () => sockets.values(),
    join: (socket, channel, subscriber) => {
      const subscription = { subscriber, ready: false }
      socket.subscriptions.set(channel, subscription)
      const hearing = channels.get(channel) ?? new Set()
      channels.set(channel, hearing.add(socket))
      return subscription
    },
    leave,
    hearing: channel => channels.get(channel) ?? [],
  }
}
