import type { Limits } from './limits.ts'
import type { LiveSocket } from './registry.ts'

/** Remembers for whom a channel was authorized until the socket subscribes to it. The oldest gives way to one too many. */
export function grant<S>(
  socket: LiveSocket<S>,
  channel: string,
  subscriber: S,
  limits: Limits,
  now: number,
): void {
  socket.grants.delete(channel)
  const [oldest] = socket.grants.keys()
  if (oldest !== undefined && socket.grants.size >= limits.channels) socket.grants.delete(oldest)
  socket.grants.set(channel, { subscriber, until: now + limits.grant })
}

/** For whom this channel was authorized, once; null when it was not, or too long ago. */
export function takeGrant<S>(socket: LiveSocket<S>, channel: string, now: number): { subscriber: S } | null {
  const granted = socket.grants.get(channel)
  socket.grants.delete(channel)
  return granted && granted.until > now ? granted : null
}
