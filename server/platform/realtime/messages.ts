import { takeGrant } from './grants.ts'
import type { Limits } from './limits.ts'
import type { Outlet } from './outlet.ts'
import { type AppKey, CLOSE, decodeFrame, isPrivateChannel, isSignedChannel } from './protocol.ts'
import type { LiveSocket, Registry } from './registry.ts'

/** Runs before a subscription is confirmed. Throwing closes the socket, and the client tries again after a second. */
export type Joining<S> = (channel: string, subscriber: S) => Promise<void>

/** Channels that another node authorized for sockets of this one. */
export interface Elsewhere<S> {
  /** For whom this channel was authorized there, once; null when it was not, or when that person may not have it any more. */
  take(socketId: string, channel: string): Promise<S | null>
  /** Whether a subscriber is still what it was when taken. */
  isCurrent(subscriber: S): Promise<boolean>
}

/** What the answers to a client's messages need of the node. */
export interface Desk<S> {
  app: AppKey
  limits: Limits
  registry: Registry<S>
  outlet: Outlet<S>
  joining: Joining<S>
  elsewhere: Elsewhere<S> | null
  /** Notes the socket as this subscriber's; false when the owner has too many. */
  own(socket: LiveSocket<S>, subscriber: S): boolean
}

const field = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[name] : undefined

const confirm = <S>(desk: Desk<S>, socket: LiveSocket<S>, channel: string) =>
  desk.outlet.send(socket, 'pusher_internal:subscription_succeeded', {}, channel)

const refuse = <S>(desk: Desk<S>, socket: LiveSocket<S>, channel: unknown, error: string, status = 401) =>
  desk.outlet.send(
    socket,
    'pusher:subscription_error',
    { type: status === 401 ? 'AuthError' : 'LimitReached', error, status },
    typeof channel === 'string' ? channel.slice(0, 200) : '',
  )

async function subscribe<S>(desk: Desk<S>, socket: LiveSocket<S>, data: unknown): Promise<void> {
  const channel = field(data, 'channel')
  const channelData = field(data, 'channel_data')
  if (!isPrivateChannel(channel)) return refuse(desk, socket, channel, 'Only private channels are served')
  const extra = typeof channelData === 'string' ? channelData : undefined
  if (!isSignedChannel(desk.app, field(data, 'auth'), socket.id, channel, extra)) {
    return refuse(desk, socket, channel, 'Invalid signature')
  }
  const granted = takeGrant(socket, channel, performance.now())
  if (granted) return enter(desk, socket, channel, granted.subscriber)
  const subscriber = await takeElsewhere(desk, socket, channel)
  if (subscriber === undefined) return
  if (subscriber !== null) return enterFromElsewhere(desk, socket, channel, subscriber)
  const current = socket.subscriptions.get(channel)
  if (current?.ready) return confirm(desk, socket, channel)
  return current ? undefined : refuse(desk, socket, channel, 'The authorization is no longer valid')
}

/** For whom another node authorized it; undefined when meanwhile nobody waits for the answer any more. */
async function takeElsewhere<S>(
  desk: Desk<S>,
  socket: LiveSocket<S>,
  channel: string,
): Promise<S | null | undefined> {
  if (!desk.elsewhere) return null
  const asked = Symbol(channel)
  socket.asking.set(channel, asked)
  const subscriber = await desk.elsewhere.take(socket.id, channel)
  if (socket.asking.get(channel) !== asked || socket.ws.readyState !== socket.ws.OPEN) return undefined
  socket.asking.delete(channel)
  return subscriber
}

async function enter<S>(desk: Desk<S>, socket: LiveSocket<S>, channel: string, subscriber: S): Promise<void> {
  if (!socket.subscriptions.has(channel) && socket.subscriptions.size >= desk.limits.channels) {
    return refuse(desk, socket, channel, 'Too many channels', 413)
  }
  await join(desk, socket, channel, subscriber)
}

/** Asked again once the socket is known as this session's: whatever happens to the session from then on is told to it. */
async function enterFromElsewhere<S>(
  desk: Desk<S>,
  socket: LiveSocket<S>,
  channel: string,
  subscriber: S,
): Promise<void> {
  if (!desk.own(socket, subscriber)) return desk.outlet.shut(socket, CLOSE.overQuota, 'Too many connections')
  const entering = enter(desk, socket, channel, subscriber)
  const [isCurrent] = await Promise.all([desk.elsewhere!.isCurrent(subscriber), entering])
  if (!isCurrent) desk.outlet.shut(socket, CLOSE.reconnect, 'Ask again')
}

/** Confirmed only when whatever commits from now on will be delivered: what came before, the client asks for. */
async function join<S>(desk: Desk<S>, socket: LiveSocket<S>, channel: string, subscriber: S): Promise<void> {
  const subscription = desk.registry.join(socket, channel, subscriber)
  await desk.joining(channel, subscriber)
  if (socket.subscriptions.get(channel) !== subscription) return
  subscription.ready = true
  confirm(desk, socket, channel)
}

function unsubscribe<S>(desk: Desk<S>, socket: LiveSocket<S>, data: unknown): void {
  const channel = field(data, 'channel')
  if (typeof channel !== 'string') return
  socket.asking.delete(channel)
  if (socket.subscriptions.has(channel)) desk.registry.leave(socket, channel)
}

const complain = <S>(desk: Desk<S>, socket: LiveSocket<S>, message: string) =>
  desk.outlet.send(socket, 'pusher:error', { code: null, message })

/**
 * Answers one message of a client. Nothing it may hold throws; `joining` may, when the database is away.
 * `text` is null for a message that was not text.
 */
export async function answer<S>(desk: Desk<S>, socket: LiveSocket<S>, text: string | null): Promise<void> {
  if (!socket.withinRate(performance.now()))
    return desk.outlet.shut(socket, CLOSE.tooManyMessages, 'Too many messages')
  const frame = text === null ? null : decodeFrame(text)
  switch (frame?.event) {
    case 'pusher:ping':
      return desk.outlet.send(socket, 'pusher:pong', {})
    case 'pusher:pong':
      return
    case 'pusher:subscribe':
      return subscribe(desk, socket, frame.data)
    case 'pusher:unsubscribe':
      return unsubscribe(desk, socket, frame.data)
    case undefined:
      return complain(desk, socket, 'Not a message of this protocol')
    default:
      return complain(desk, socket, 'This event is not served')
  }
}
