import { gzipSync } from 'node:zlib'
import type { InjectOptions } from 'fastify'
import { hondoEnTexto, MEGA } from './corpus.ts'

/** Bodies, addresses and headers that no client sends. `bueno`: what a right one would be, as JSON. */
export interface Cuerpo {
  que: string
  hace(bueno: string): Pick<InjectOptions, 'payload' | 'headers'> & { query?: string }
}

const B = 'limite'
const parte = (name: string, value: string, more = ''): string =>
  `--${B}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
const form = (payload: string | Buffer, type = `multipart/form-data; boundary=${B}`) => ({
  payload,
  headers: { 'content-type': type },
})
const json = (payload: string | Buffer, headers: Record<string, string> = {}) => ({
  payload,
  headers: { 'content-type': 'application/json', ...headers },
})
const conCabecera = (name: string, value: string) => ({
  que: `${name}: ${value.slice(0, 40)}`,
  hace: (bueno: string) => json(bueno, { [name]: value }),
})
const conQuery = (query: string) => ({
  que: `?${query.slice(0, 40)}`,
  hace: (bueno: string) => ({ ...json(bueno), query }),
})
const deTipo = (type: string) => ({
  que: `type «${type.slice(0, 50)}»`,
  hace: (bueno: string) => ({ payload: bueno, headers: { 'content-type': type } }),
})

const ROTOS = [
  '{',
  '',
  ' ',
  'null',
  '[]',
  '[1]',
  '"x"',
  '1',
  'true',
  '{"a":}',
  '{"id":1,"id":"x","id":null}',
  "{'a':1}",
  '{"a":1}}',
  '\ufeff{}',
  'NaN',
  '{"a":1e999}',
  '{"a":01}',
  '{"__proto__":{"root":true},"constructor":{"prototype":{}}}',
]

/** 50 MB of spaces, packed once for all who are sent it: packing takes longer than what any call does with it. */
let empacada: Buffer | undefined
const bomba = (): Buffer => (empacada ??= gzipSync(Buffer.alloc(50 * 1024 * 1024, 32)))

const JSONS: Cuerpo[] = [
  ...ROTOS.map(text => ({ que: `JSON ${text.slice(0, 30)}`, hace: () => json(text) })),
  { que: 'JSON of ten thousand levels', hace: () => json(hondoEnTexto) },
  {
    que: 'JSON of ten thousand objects',
    hace: () => json(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`),
  },
  { que: 'JSON of 3 MB', hace: () => json(`{"nombre":"${MEGA.repeat(3)}"}`) },
  {
    que: 'JSON of 100,000 keys',
    hace: () => json(`{${Array.from({ length: 100_000 }, (_, i) => `"k${i}":1`).join(',')}}`),
  },
  { que: 'latin-1', hace: () => json(Buffer.from('{"nombre":"café"}', 'latin1')) },
  { que: 'UTF-16', hace: bueno => json(Buffer.from(bueno, 'utf16le')) },
  { que: 'bytes', hace: () => json(Buffer.from([0, 255, 254, 192, 128])) },
  {
    que: 'gzip bomb',
    hace: () => json(bomba(), { 'content-encoding': 'gzip' }),
  },
  { que: 'says gzip and is not', hace: bueno => json(bueno, { 'content-encoding': 'gzip' }) },
]

const FORMAS: Cuerpo[] = [
  { que: 'no boundary', hace: () => form(parte('a', '1'), 'multipart/form-data') },
  { que: 'empty boundary', hace: () => form(parte('a', '1'), 'multipart/form-data; boundary=""') },
  { que: 'endless boundary', hace: () => form('x', `multipart/form-data; boundary=${'b'.repeat(5000)}`) },
  { que: 'another boundary', hace: () => form(parte('a', '1').replaceAll(B, 'otro')) },
  { que: 'cut in a header', hace: () => form(`--${B}\r\nContent-Dispo`) },
  { que: 'cut in a part', hace: () => form(parte('nombre', 'x').slice(0, -6)) },
  {
    que: 'cut in a file',
    hace: () =>
      form(
        `--${B}\r\nContent-Disposition: form-data; name="archivo"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF`,
      ),
  },
  { que: 'no end', hace: () => form(parte('nombre', 'x')) },
  { que: 'empty', hace: () => form('') },
  {
    que: '10,000 parts',
    hace: () => form(`${Array.from({ length: 10_000 }, (_, i) => parte(`p${i}`, '1')).join('')}--${B}--`),
  },
  {
    que: '100 files',
    hace: () =>
      form(
        `${Array.from({ length: 100 }, () => parte('archivo', 'x', '; filename="a.pdf"')).join('')}--${B}--`,
      ),
  },
  { que: 'a field of 3 MB', hace: () => form(`${parte('nombre', MEGA.repeat(3))}--${B}--`) },
  { que: 'a name of 100 kB', hace: () => form(`${parte('n'.repeat(100_000), 'x')}--${B}--`) },
  {
    que: 'the name __proto__',
    hace: () => form(`${parte('__proto__', '{"root":true}')}${parte('constructor', 'x')}--${B}--`),
  },
  { que: 'a name with line ends', hace: () => form(`${parte('a\r\nX: y', 'x')}--${B}--`) },
  {
    que: 'a part without a name',
    hace: () => form(`--${B}\r\nContent-Disposition: form-data\r\n\r\nx\r\n--${B}--`),
  },
  {
    que: 'a part of 64 kB of headers',
    hace: () =>
      form(
        `--${B}\r\nX: ${'h'.repeat(65_000)}\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n--${B}--`,
      ),
  },
  {
    que: 'the same file field twice',
    hace: () =>
      form(`${parte('archivo', 'a', '; filename="a"')}${parte('archivo', 'b', '; filename="b"')}--${B}--`),
  },
  {
    que: 'base64 as its encoding',
    hace: () =>
      form(
        `--${B}\r\nContent-Disposition: form-data; name="nombre"\r\nContent-Transfer-Encoding: base64\r\n\r\n####\r\n--${B}--`,
      ),
  },
  {
    que: '_method nonsense',
    hace: bueno => json(bueno.replace(/^\{/, '{"_method":"CREAR",').replace(',}', '}')),
  },
  { que: '_method as a list', hace: () => json('{"_method":["DELETE"]}') },
  { que: '_method TRACE', hace: () => form(`${parte('_method', 'TRACE')}--${B}--`) },
  ...[
    'a=%zz',
    'a[b][c]=1',
    'ids[]=1&ids[]=x&ids=3',
    '&&&&',
    '=',
    `${'a=1&'.repeat(50_000)}`,
    '%00=%00',
    'a=caf%E9',
    '__proto__=1',
  ].map(text => ({
    que: `urlencoded ${text.slice(0, 20)}`,
    hace: () => ({ payload: text, headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
  })),
]

const TIPOS = [
  'text/plain',
  'application/xml',
  'application/json; charset=utf-16',
  'application/json; charset=nada',
  'application/json; ; =',
  'application/json, text/html',
  'application/octet-stream',
  'multipart/mixed; boundary=x',
  'x',
  'application/x-www-form-urlencoded; charset=utf-16',
]
const QUERIES = [
  'page[]=1&page[]=2',
  'page[a][b]=1',
  'page=1&page=2',
  '__proto__[root]=1',
  'constructor=1&toString=2',
  '%zz=1',
  'a=%zz',
  'a=%ED%A0%80',
  'id=%00',
  `x=${'y'.repeat(9000)}`,
  '?&&==',
  'token=x&token=y',
  '_method=DELETE',
]
const CABECERAS: [string, string][] = [
  ['idempotency-key', 'x'],
  ['idempotency-key', 'x'.repeat(4000)],
  ['authorization', 'Bearer '],
  ['authorization', 'Bearer a b'],
  ['authorization', `Bearer ${'x'.repeat(8000)}`],
  ['authorization', 'Basic YTpi'],
  ['cookie', 'malla_sesion=%zz'],
  ['cookie', `malla_sesion=a; malla_sesion=b; ${'c=d; '.repeat(500)}`],
  ['cookie', ';;;=;=x;"'],
  ['prefer', 'respond-async, wait=-1, handling=lenient'],
  ['accept', 'nada/;q=x, */*;q=9e9'],
  ['accept-encoding', 'nada;q=x, br;q=1000, gzip;;'],
  ['if-none-match', `"${'e'.repeat(5000)}"`],
  ['range', 'bytes=5-1,-,9999999999999-'],
  ['x-forwarded-for', 'x, , 999.1.1.1, ::::, <script>'],
  ['x-http-method-override', 'DELETE'],
  ['user-agent', `${'á'.normalize('NFD').slice(0, 1)}${'u'.repeat(7000)}`],
  ['host', 'a b:99999'],
  ['origin', 'null'],
  ['sec-fetch-site', 'cross-site'],
  ['content-length', '0'],
]

export const CUERPOS: readonly Cuerpo[] = [
  ...JSONS,
  ...FORMAS,
  ...TIPOS.map(deTipo),
  ...QUERIES.map(conQuery),
  ...CABECERAS.map(([k, v]) => conCabecera(k, v)),
]
