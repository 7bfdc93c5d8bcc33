/** What one client may take of a node. */
export interface Limits {
  /** Bytes of one message from a client. */
  payload: number
  /** Channels of one socket. */
  channels: number
  /** Messages a second from one socket, over a burst of `burst`. */
  messagesPerSecond: number
  burst: number
  /** Bytes waiting for a client that does not read: beyond them it is cut off, comes back and asks for what it missed. */
  buffered: number
  /** Open sockets of this node. */
  sockets: number
  /** Open sockets of one owner (a session): a person has a tab or two, a script thousands. */
  socketsPerOwner: number
  /** Milliseconds between the authorization of a channel and its subscription. */
  grant: number
}

export const DEFAULT_LIMITS: Limits = {
  payload: 64 * 1024,
  channels: 20,
  messagesPerSecond: 20,
  burst: 60,
  buffered: 4 * 1024 * 1024,
  sockets: 20_000,
  socketsPerOwner: 50,
  grant: 60_000,
}

/** Counts messages of one socket: answers whether one more, at `now` (ms of a clock that nobody sets), is within the rate. */
export function createMeter(perSecond: number, burst: number): (now: number) => boolean {
  let left = burst
  let last = 0
  return now => {
    left = Math.min(burst, left + ((now - last) / 1000) * perSecond)
    last = now
    if (left < 1) return false
    left -= 1
    return true
  }
}
