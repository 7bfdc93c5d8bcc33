import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { createConnection } from 'node:net'
import { PassThrough } from 'node:stream'
import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readBody } from './body.ts'
import { createFastify } from './fastify.ts'

const BOUNDARY = '----prueba'
/** Large enough that some of it still waits in the server when all of it has come. */
const FILE = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="archivo"; filename="a"\r\n\r\n${'x'.repeat(200_000)}\r\n--${BOUNDARY}--\r\n`

let app: FastifyInstance
let faults: unknown[]
let hasFailed: Promise<unknown>
/** The next request has been answered for as far as we are concerned, or has thrown. */
let onFailed = (_error: unknown): void => {}

beforeEach(async () => {
  app = await createFastify({ logLevel: 'silent', trustProxy: 'loopback' })
  faults = []
  hasFailed = new Promise(resolve => {
    onFailed = resolve
  })
  app.addHook('onRequest', async req => {
    const note = (_o: unknown, text?: string) => faults.push(text)
    Object.assign(req.log, { error: note, warn: note })
  })
  app.addHook('onError', async (_req, _reply, error) => onFailed(error))
})
afterEach(() => app.close())

const codeOf = async (error: Promise<unknown>) => ((await error) as { code?: string }).code

/** Sends this and goes away when `left` says so. */
async function goAway(head: string, body: string, left: Promise<unknown>): Promise<void> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  const socket = createConnection(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(`${head} HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n`)
  socket.write(`Content-Type: multipart/form-data; boundary=${BOUNDARY}\r\n\r\n${body}`)
  await left
  socket.destroy()
}

it('a client that leaves while what it sent is still being read is no fault', async () => {
  let hasCome = (): void => {}
  const left = new Promise<void>(resolve => {
    hasCome = resolve
  })
  app.post('/', async req => {
    for await (const part of req.parts()) {
      if (part.type !== 'file') continue
      while (!req.raw.complete) await new Promise(r => setTimeout(r, 5))
      hasCome()
      await once(req.raw, 'close').catch(() => {})
      await part.toBuffer()
    }
    return {}
  })
  await goAway('POST /', FILE, left)
  expect(await codeOf(hasFailed)).toBe('ECONNRESET')
  await new Promise(setImmediate)
  expect(faults).toEqual([])
})

it('a client that leaves before a file it asked for begins is no fault', async () => {
  let isAsked = (): void => {}
  const left = new Promise<void>(resolve => {
    isAsked = resolve
  })
  app.post('/', async (req, reply) => {
    await readBody(req, 1_000_000)
    isAsked()
    await once(reply.raw, 'close')
    return reply.type('application/gzip').send(new PassThrough())
  })
  await goAway('POST /', FILE, left)
  expect(await codeOf(hasFailed)).toBe('ERR_STREAM_PREMATURE_CLOSE')
  await new Promise(setImmediate)
  expect(faults).toEqual([])
})

it.each(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'])(
  '%s of another connection is a fault, and told to who still waits',
  async code => {
    app.get('/', async () => {
      throw Object.assign(new Error('of another'), { code })
    })
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    expect((await fetch(url)).status).toBeGreaterThanOrEqual(500)
    expect(faults).toEqual(['request failed'])
  },
)

it('a file that cannot be read is told in Spanish and logged once', async () => {
  app.get('/', async (_req, reply) =>
    reply
      .type('application/gzip')
      .headers({ 'content-length': 12_345, 'content-disposition': 'attachment; filename="a.gz"' })
      .send(createReadStream('/no/esta')),
  )
  const { statusCode, headers, ...answer } = await app.inject('/')
  expect([statusCode, answer.json().message]).toEqual([500, mensajesDeError.interno])
  expect([headers['content-type'], headers['content-disposition']]).toEqual([
    'application/json; charset=utf-8',
    undefined,
  ])
  expect(faults).toEqual(['request failed'])
})
