import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Close codes. 4000–4099: the stock client stays away; 4100–4199: it comes back after a second; 4200–4299: at once.
 * Below 4000 stand WebSocket's own: back after a second.
 */
export const CLOSE = {
  restarting: 1012,
  noSuchApp: 4001,
  /** One owner has too many sockets open. */
  overQuota: 4004,
  unsupportedProtocol: 4007,
  /** The session ended: nothing to come back for. */
  sessionEnded: 4009,
  busy: 4100,
  tooManyMessages: 4101,
  /** Come back and ask again what you may hear, e.g. after a change of role or institution. */
  reconnect: 4200,
  silent: 4201,
} as const

/** A message of the client. `data` is whatever it sent, unchecked. */
export interface Frame {
  event: string
  data: unknown
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads what a client sent; null when it is no frame. Some clients wrap `data` in a JSON string, some do not. */
export function decodeFrame(text: string): Frame | null {
  const frame = parseJson(text)
  if (typeof frame !== 'object' || frame === null || !('event' in frame)) return null
  if (typeof frame.event !== 'string') return null
  const data = 'data' in frame ? frame.data : undefined
  return { event: frame.event, data: typeof data === 'string' ? parseJson(data) : data }
}

/** Writes a message to a client: `data` travels as a JSON string (protocol 7). */
export const encodeFrame = (event: string, data: unknown, channel?: string): string =>
  JSON.stringify({ event, channel, data: JSON.stringify(data) })

export interface AppKey {
  key: string
  secret: string
}

/** `key:hex`, where hex signs that this socket may hear this channel (HMAC-SHA256). */
export function signChannel(app: AppKey, socketId: string, channel: string, channelData?: string): string {
  const signed = [socketId, channel, channelData].filter(part => part !== undefined).join(':')
  return `${app.key}:${createHmac('sha256', app.secret).update(signed).digest('hex')}`
}

/** Whether `auth` is our signature for this socket and channel. Takes as long for a near miss as for any other. */
export function isSignedChannel(
  app: AppKey,
  auth: unknown,
  socketId: string,
  channel: string,
  channelData?: string,
): boolean {
  const given = Buffer.from(String(auth))
  const expected = Buffer.from(signChannel(app, socketId, channel, channelData))
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Both parts stand in a signed text whose separator is the colon, so neither may hold one. */
export const isSocketId = (id: string): boolean => /^\d{1,20}\.\d{1,20}$/.test(id)

/** A private channel's name, without the colon that separates the parts of a signed text. */
export const isPrivateChannel = (name: unknown): name is string =>
  typeof name === 'string' && /^private-[\w.,;=@-]{1,156}$/.test(name)
