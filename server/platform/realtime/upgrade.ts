import type { IncomingMessage } from 'node:http'

/** What a client asks for on `/app/{key}?protocol=7&client=…`. */
export interface AppRequest {
  key: string
  protocol: string | null
}

/** Vite's own socket shares the port while developing: not ours to answer or to cut. */
export const isVite = (req: IncomingMessage): boolean =>
  (req.headers['sec-websocket-protocol'] ?? '').split(',').some(p => p.trim().startsWith('vite-'))

/** Reads the address of an upgrade; null when it is not the live channel's. */
export function appRequest(url: string): AppRequest | null {
  const [, rawKey, query] = /^\/app\/([^/?#]+)\/?(?:\?(.*))?$/.exec(url) ?? []
  if (!rawKey) return null
  try {
    return { key: decodeURIComponent(rawKey), protocol: new URLSearchParams(query).get('protocol') }
  } catch {
    return null
  }
}
