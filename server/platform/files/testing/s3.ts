import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { isSigned, sha256 } from './sigv4.ts'

/** How it fails: cuts the connection, says 503, refuses, keeps what it is given to itself, or answers only when it is told something else. */
export type Falla = 'corta' | '503' | 'rechaza' | 'olvida' | 'espera' | null

export interface S3DePrueba {
  /** STORAGE_URL of it, with a folder of its own. */
  url: string
  keys: { id: string; secret: string }
  objects: Map<string, { bytes: Buffer; at: Date }>
  uploads: Map<string, { key: string; at: Date; parts: Map<number, Buffer> }>
  /** What it was asked, as «PUT /cubo/…». */
  asked: string[]
  fallar(como: Falla): void
  close(): Promise<void>
}

/** As small as can be, so that every listing has several pages. */
const PAGE = 2
const KEYS = { id: 'CLAVE1', secret: 'se+cre/to=' }
const CUBO = '/cubo/'

const bodyOf = async (req: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of req) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const xml = (res: ServerResponse, status: number, inner: string): void => {
  res.writeHead(status, { 'content-type': 'application/xml' })
  res.end(`<?xml version="1.0" encoding="UTF-8"?>${inner}`)
}
const refuse = (res: ServerResponse, status: number, code: string): void =>
  xml(
    res,
    status,
    `<Error><Code>${code}</Code><Message>no</Message><AWSAccessKeyId>${KEYS.id}</AWSAccessKeyId></Error>`,
  )

/** An S3 server in memory for tests: it checks every signature with its own reckoning, lists in pages and fails when told. */
export async function s3DePrueba(): Promise<S3DePrueba> {
  const objects: S3DePrueba['objects'] = new Map()
  const uploads: S3DePrueba['uploads'] = new Map()
  const asked: string[] = []
  let falla: Falla = null
  let made = 0

  const list = (res: ServerResponse, q: URLSearchParams): void => {
    const all = [...objects]
      .filter(([key]) => key.startsWith(q.get('prefix') ?? ''))
      .sort(([a], [b]) => (a < b ? -1 : 1))
    const from = Number(q.get('continuation-token') ?? 0)
    const contents = all
      .slice(from, from + PAGE)
      .map(
        ([key, { bytes, at }]) =>
          `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`,
      )
    const more = from + PAGE < all.length
    const next = more ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : ''
    xml(
      res,
      200,
      `<ListBucketResult><IsTruncated>${more}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`,
    )
  }

  const inParts = (
    res: ServerResponse,
    verb: string,
    key: string,
    q: URLSearchParams,
    body: Buffer,
  ): void => {
    const id = q.get('uploadId')
    const upload = id === null ? null : uploads.get(id)
    if (id === null) {
      const fresh = String(++made)
      uploads.set(fresh, { key, at: new Date(), parts: new Map() })
      xml(
        res,
        200,
        `<InitiateMultipartUploadResult><UploadId>${fresh}</UploadId></InitiateMultipartUploadResult>`,
      )
    } else if (!upload) refuse(res, 404, 'NoSuchUpload')
    else if (verb === 'PUT') {
      upload.parts.set(Number(q.get('partNumber')), body)
      res.writeHead(200, { etag: `"${sha256(body)}"` }).end()
    } else if (verb === 'DELETE') {
      uploads.delete(id)
      res.writeHead(204).end()
    } else {
      const parts = [...upload.parts].sort(([a], [b]) => a - b).map(([, bytes]) => bytes)
      objects.set(key, { bytes: Buffer.concat(parts), at: new Date() })
      uploads.delete(id)
      xml(res, 200, `<CompleteMultipartUploadResult><ETag>"x"</ETag></CompleteMultipartUploadResult>`)
    }
  }

  const listUploads = (res: ServerResponse): void =>
    xml(
      res,
      200,
      `<ListMultipartUploadsResult>${[...uploads]
        .map(
          ([id, { key, at }]) =>
            `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${at.toISOString()}</Initiated></Upload>`,
        )
        .join('')}</ListMultipartUploadsResult>`,
    )

  const give = (res: ServerResponse, key: string): void => {
    const found = objects.get(key)
    if (found) res.writeHead(200, { 'content-length': found.bytes.length }).end(found.bytes)
    else refuse(res, 404, 'NoSuchKey')
  }

  const answer = (req: IncomingMessage, res: ServerResponse, body: Buffer): void => {
    const { pathname, searchParams: q } = new URL(req.url!, 'http://x')
    const key = decodeURIComponent(pathname).slice(CUBO.length)
    const verb = req.method!
    if (!`${pathname}/`.startsWith(CUBO)) refuse(res, 404, 'NoSuchBucket')
    else if (key === '' && q.has('uploads')) listUploads(res)
    else if (key === '') list(res, q)
    else if (q.has('uploads') || q.has('uploadId')) inParts(res, verb, key, q, body)
    else if (verb === 'PUT') {
      if (falla !== 'olvida') objects.set(key, { bytes: body, at: new Date() })
      res.writeHead(200, { etag: '"x"' }).end()
    } else if (verb === 'DELETE') {
      objects.delete(key)
      res.writeHead(204).end()
    } else give(res, key)
  }

  const server = createServer(async (req, res) => {
    const body = await bodyOf(req)
    asked.push(`${req.method} ${new URL(req.url!, 'http://x').pathname}`)
    while (falla === 'espera') await sleep(20)
    if (falla === 'corta') req.socket.destroy()
    else if (falla === '503') refuse(res, 503, 'SlowDown')
    else if (falla === 'rechaza' || !isSigned(req, body, KEYS)) refuse(res, 403, 'SignatureDoesNotMatch')
    else answer(req, res, body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const who = `${encodeURIComponent(KEYS.id)}:${encodeURIComponent(KEYS.secret)}`
  return {
    url: `s3://${who}@127.0.0.1:${port}/cubo/malla?tls=0`,
    keys: KEYS,
    objects,
    uploads,
    asked,
    fallar: como => {
      falla = como
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
