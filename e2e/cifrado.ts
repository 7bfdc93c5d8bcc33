import { generateKeyPairSync, sign } from 'node:crypto'
import { connect } from 'node:net'
import { createServer } from 'node:tls'

/** One piece of DER: its tag, its length, what it holds. */
function der(tag: number, ...parts: readonly (Buffer | Uint8Array)[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
const sequence = (...parts: readonly Buffer[]): Buffer => der(0x30, ...parts)
const oid = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'))
const bits = (bytes: Buffer): Buffer => der(0x03, Buffer.from([0]), bytes)
const time = (text: string): Buffer => der(0x17, Buffer.from(text))
const pem = (bytes: Buffer): string =>
  `-----BEGIN CERTIFICATE-----\n${bytes.toString('base64')}\n-----END CERTIFICATE-----\n`

/** A certificate of nobody's, good for one run: no key lies in the repository. */
function certificado(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = sequence(oid('2a8648ce3d040302')) // ecdsa-with-SHA256
  const name = sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from('malla'))))) // commonName
  const body = sequence(
    der(0x02, Buffer.from([1])), // serial number
    algorithm,
    name,
    sequence(time('200101000000Z'), time('491231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const cert = sequence(body, algorithm, bits(sign('sha256', body, privateKey)))
  return { key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), cert: pem(cert) }
}

export interface Puerta {
  /** https, where the server is reached. */
  baseUrl: string
  cerrar(): Promise<void>
}

/** A proxy that takes the encryption off and passes everything on, as those do that stand before an installation. */
export async function puertaCifrada(puerto: number): Promise<Puerta> {
  const servidor = createServer(certificado(), aqui => {
    const alla = connect(puerto, '127.0.0.1')
    for (const [uno, otro] of [
      [aqui, alla],
      [alla, aqui],
    ] as const) {
      uno.on('error', () => otro.destroy())
      uno.on('close', () => otro.destroy())
      uno.pipe(otro)
    }
  })
  await new Promise<void>(resolve => servidor.listen(0, '127.0.0.1', resolve))
  const { port } = servidor.address() as { port: number }
  return {
    baseUrl: `https://127.0.0.1:${port}`,
    cerrar: () => new Promise(resolve => servidor.close(() => resolve())),
  }
}
