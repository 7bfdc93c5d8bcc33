import { createConnection } from 'node:net'

/** Bytes on a bare connection that are no HTTP, or HTTP that servers quarrel about. `token`: a session that may write. */
export function crudos(token: string): [que: string, bytes: string][] {
  const auth = `Host: a\r\nAuthorization: Bearer ${token}\r\n`
  const post = (more: string, body = '{"nombre":"x"}') =>
    `POST /api/v1/facultades HTTP/1.1\r\n${auth}Content-Type: application/json\r\n${more}\r\n${body}`
  const get = (url: string, more = '') => `GET ${url} HTTP/1.1\r\n${auth}${more}\r\n`
  const cola = `Content-Length: 14\r\n`
  return [
    ['garbage', 'GARBAGE\r\n\r\n'],
    ['NULs', '\0'.repeat(500)],
    ['the hello of TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['HTTP/0.9', 'GET /api/health\r\n\r\n'],
    ['HTTP/9.9', `GET /api/health HTTP/9.9\r\n${auth}\r\n`],
    ['no host', 'GET /api/health HTTP/1.1\r\n\r\n'],
    ['two hosts', 'GET /api/health HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
    ...[
      'FOO',
      'TRACE',
      'CONNECT',
      'OPTIONS',
      'HEAD',
      'PATCH',
      'get',
      'PROPFIND',
      'PURGE',
      'PUT',
      'DELETE',
    ].map((m): [string, string] => [`the verb ${m}`, `${m} /api/v1/facultades HTTP/1.1\r\n${auth}\r\n`]),
    ...[
      '*',
      'http://otra.edu/api/health',
      '//api//v1//programas',
      '/api/..%2f..%2fetc/passwd',
      '/../../etc/passwd',
      '/api/%00',
      '/api/%zz',
      '/api/v1/%E0%A4%A',
      '/api/v1/programas/%2e%2e',
      '/api/v1/facultades/1%00',
      '/api/v1/programas?%zz',
      '/api/v1/programas;a=b',
      '/api\\v1',
      '/api/v1/programas#x',
      `/api/${'x'.repeat(12_000)}`,
      `/api/v1/facultades/${'9'.repeat(3500)}`,
      '/assets/..%5c..%5cx',
      '/.env',
      '/api/v1/programas?page=1 HTTP',
    ].map((url): [string, string] => [`the address ${url.slice(0, 40)}`, get(url)]),
    [
      'length and chunks',
      post(`${cola}Transfer-Encoding: chunked\r\n`, '0\r\n\r\nGET /api/health HTTP/1.1\r\n\r\n'),
    ],
    [
      'chunks in another case, twice',
      post('Transfer-Encoding: cHuNkEd\r\nTransfer-Encoding: identity\r\n', '0\r\n\r\n'),
    ],
    ['chunked last but one', post('Transfer-Encoding: chunked, gzip\r\n', '0\r\n\r\n')],
    ['xchunked', post('Transfer-Encoding: xchunked\r\n', '0\r\n\r\n')],
    ['a chunk of a bad size', post('Transfer-Encoding: chunked\r\n', 'zz\r\nx\r\n0\r\n\r\n')],
    ['a chunk of endless size', post('Transfer-Encoding: chunked\r\n', 'ffffffffffffffff\r\nx')],
    [
      'a chunk with a long note',
      post('Transfer-Encoding: chunked\r\n', `1;${'e'.repeat(20_000)}\r\nx\r\n0\r\n\r\n`),
    ],
    ['two lengths', post(`${cola}Content-Length: 15\r\n`)],
    ['a negative length', post('Content-Length: -1\r\n')],
    ['a length that is no number', post('Content-Length: 0x10\r\n')],
    ['a length of a gigabyte', post('Content-Length: 1000000000\r\n')],
    ['a length beyond all numbers', post(`Content-Length: ${'9'.repeat(40)}\r\n`)],
    ['a header of 20 kB', get('/api/health', `X: ${'h'.repeat(20_000)}\r\n`)],
    [
      'Authorization of 20 kB',
      `GET /api/v1/programas HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${'x'.repeat(20_000)}\r\n\r\n`,
    ],
    ['3,000 headers', get('/api/health', Array.from({ length: 3000 }, (_, i) => `X${i}: 1\r\n`).join(''))],
    ['Authorization twice', get('/api/v1/programas', 'Authorization: Bearer otro\r\n')],
    [
      'cookies in several lines',
      get('/api/v1/programas', 'Cookie: malla_sesion=a\r\nCookie: malla_sesion=b\r\n'),
    ],
    ['a header with a NUL', get('/api/health', 'X: a\0b\r\n')],
    ['a folded header', get('/api/health', 'X: a\r\n b\r\n')],
    ['a header with a blank', get('/api/health', 'b ad: x\r\n')],
    ['line ends of one character', 'GET /api/health HTTP/1.1\nHost: a\n\n'],
    ['Expect of something else', post(`${cola}Expect: nada\r\n`)],
    ['Expect: 100-continue', post(`${cola}Expect: 100-continue\r\n`)],
    ['an upgrade to nothing', get('/api/health', 'Connection: Upgrade\r\nUpgrade: nada\r\n')],
    [
      'an upgrade of a call to a socket',
      get(
        '/api/v1/programas',
        'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n',
      ),
    ],
    [
      'a socket with a bad key',
      get(
        '/app/malla',
        'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 99\r\n',
      ),
    ],
    [
      'h2c',
      get(
        '/api/health',
        'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n',
      ),
    ],
    [
      'five requests at once, the third broken',
      `${get('/api/health')}${get('/api/health')}BROKEN\r\n\r\n${get('/api/health')}`,
    ],
  ]
}

const QUIET_MS = 1500

/** Sends bytes and the end; answers the status of every answer that comes before the other side closes or is still for a while. */
export const mandar = (port: number, bytes: string): Promise<number[]> =>
  new Promise(resolve => {
    const socket = createConnection(port, '127.0.0.1', () => socket.write(bytes, 'latin1'))
    let text = ''
    socket.setTimeout(QUIET_MS, () => socket.destroy())
    socket.on('data', d => {
      text += d.toString('latin1')
    })
    socket.on('error', () => {})
    socket.on('close', () =>
      resolve(Array.from(text.matchAll(/^HTTP\/1\.[01] (\d{3})/gm), m => Number(m[1]))),
    )
  })
