import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  decodeFrame,
  encodeFrame,
  isPrivateChannel,
  isSignedChannel,
  isSocketId,
  signChannel,
} from './protocol.ts'

const app = { key: 'malla', secret: 's3cret' }

describe('frames', () => {
  it.each([
    ['data as an object', '{"event":"pusher:subscribe","data":{"channel":"c"}}', { channel: 'c' }],
    [
      'data as a JSON string',
      '{"event":"pusher:subscribe","data":"{\\"channel\\":\\"c\\"}"}',
      { channel: 'c' },
    ],
    ['no data', '{"event":"pusher:subscribe"}', undefined],
    ['a data string that is no JSON', '{"event":"pusher:subscribe","data":"{"}', undefined],
  ])('%s', (_case, text, data) => expect(decodeFrame(text)).toEqual({ event: 'pusher:subscribe', data }))

  it.each(['', '{', 'null', '7', '[]', '{}', '{"event":7}', '"pusher:ping"', '['.repeat(60_000)])(
    'is no frame: %.20s',
    text => expect(decodeFrame(text)).toBeNull(),
  )

  it('writes data as a JSON string', () => {
    const frame = JSON.parse(encodeFrame('facultad.updated', { id: 7 }, 'private-empresa.5'))
    expect(frame).toEqual({ event: 'facultad.updated', channel: 'private-empresa.5', data: '{"id":7}' })
  })
})

describe('channel signatures', () => {
  it('signs socket and channel', () => {
    expect(signChannel(app, '1.2', 'private-empresa.5')).toMatch(/^malla:[0-9a-f]{64}$/)
  })

  const good = signChannel(app, '1.2', 'private-empresa.5')
  it.each([
    ['its own signature', true, good, '1.2', 'private-empresa.5'],
    ['another socket', false, good, '1.3', 'private-empresa.5'],
    ['another channel', false, good, '1.2', 'private-empresa.6'],
    ['another key', false, good.replace('malla', 'mallb'), '1.2', 'private-empresa.5'],
    [
      'another secret',
      false,
      signChannel({ ...app, secret: 'x' }, '1.2', 'private-empresa.5'),
      '1.2',
      'private-empresa.5',
    ],
    [
      'one digit off',
      false,
      good.slice(0, -1) + (good.endsWith('0') ? '1' : '0'),
      '1.2',
      'private-empresa.5',
    ],
    ['cut short', false, good.slice(0, -1), '1.2', 'private-empresa.5'],
    ['nothing', false, undefined, '1.2', 'private-empresa.5'],
    ['an object', false, { auth: good }, '1.2', 'private-empresa.5'],
  ])('%s', (_case, expected, auth, socketId, channel) => {
    expect(isSignedChannel(app, auth, socketId, channel)).toBe(expected)
  })

  it.each([
    ['123.456', true],
    ['1.2:private-empresa.5', false],
    ['1', false],
    ['', false],
    ['a.b', false],
  ])('socket id %s', (id, expected) => expect(isSocketId(id)).toBe(expected))

  it.each([
    ['private-empresa.5', true],
    ['private-empresa.5:x', false],
    ['presence-empresa.5', false],
    ['empresa.5', false],
    [`private-${'x'.repeat(200)}`, false],
    [5, false],
    [undefined, false],
  ])('private channel %s', (name, expected) => expect(isPrivateChannel(name)).toBe(expected))
})

interface Vector {
  kind: string
  key: string
  secret: string
  string_to_sign: string
  hmac_sha256_hex: string
}

const file = path.join(process.env.REAL_DATA ?? '', 'pusher/auth_vectors.json')
const hasVectors = Boolean(process.env.REAL_DATA) && existsSync(file)

describe.skipIf(!hasVectors)('published signatures (needs REAL_DATA)', () => {
  const vectors: Vector[] = hasVectors ? JSON.parse(readFileSync(file, 'utf8')) : []
  const channels = vectors.filter(v => v.kind === 'private' || v.kind === 'presence')

  it('has some', () => expect(channels.length).toBeGreaterThan(0))
  it.each(channels)('$kind: $string_to_sign', v => {
    const [socketId, channel, ...rest] = v.string_to_sign.split(':')
    const data = rest.length > 0 ? rest.join(':') : undefined
    const auth = `${v.key}:${v.hmac_sha256_hex}`
    expect(signChannel(v, socketId!, channel!, data)).toBe(auth)
    expect(isSignedChannel(v, auth, socketId!, channel!, data)).toBe(true)
  })
})
