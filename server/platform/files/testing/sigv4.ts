import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
export const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex')

const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, c => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)

const queryOf = (params: URLSearchParams): string =>
  [...params]
    .map(([k, v]) => `${encoded(k)}=${encoded(v)}`)
    .sort()
    .join('&')

/** Whether a request is signed (AWS Signature Version 4, in its headers) by who has the secret, and its body is the signed one. */
export function isSigned(req: IncomingMessage, body: Buffer, keys: { id: string; secret: string }): boolean {
  const found =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      req.headers.authorization ?? '',
    )
  if (!found || found[1] !== keys.id) return false
  const [, , day, region, signed, signature] = found as unknown as [
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  const hash = String(req.headers['x-amz-content-sha256'])
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return false
  const names = signed.split(';')
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every(name => names.includes(name))) return false
  const url = new URL(req.url!, 'http://x')
  const path = url.pathname
    .split('/')
    .map(part => encoded(decodeURIComponent(part)))
    .join('/')
  const headers = names.map(name => `${name}:${String(req.headers[name] ?? '').trim()}\n`).join('')
  const canonical = [req.method, path, queryOf(url.searchParams), headers, signed, hash].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', req.headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = [region, 's3', 'aws4_request'].reduce<Buffer>(
    (k, part) => hmac(k, part),
    hmac(`AWS4${keys.secret}`, day),
  )
  return timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex'))
}
