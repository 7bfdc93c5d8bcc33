import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { extract, type Header } from 'tar-stream'
import { StartError } from '../startError.ts'
import { type Entrada, entradaDe, MAYOR_ENTRADA, MAYOR_MANIFIESTO } from './formato.ts'

/** A file that is no whole backup of ours; said in one line. */
export class RespaldoNoValido extends StartError {
  override name = 'RespaldoNoValido'
}

/** One entry, with its bytes as they come. */
export interface Pieza {
  nombre: string
  entrada: Entrada
  bytes: AsyncIterable<Uint8Array>
}

interface Entry extends AsyncIterable<Buffer> {
  header: Header
}

/** What zlib, tar-stream and the file say in English. */
function motivoDe({ code = '', message }: NodeJS.ErrnoException): string {
  if (code === 'Z_BUF_ERROR' || /unexpected end/i.test(message))
    return 'está incompleto: el archivo termina antes de tiempo'
  if (code.startsWith('Z_')) return 'está dañado: no se puede descomprimir'
  if (/^E[A-Z]+$/.test(code)) return `no se puede leer (${code})`
  return 'está dañado: por dentro no es como se escribió'
}

const enUnaLinea = (e: unknown): StartError =>
  e instanceof StartError ? e : new RespaldoNoValido(`El respaldo ${motivoDe(e as Error)}.`)

/** The bytes of an entry; what breaks among them is said as what breaks between entries. */
async function* dicho(entry: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  try {
    yield* entry
  } catch (e) {
    throw enUnaLinea(e)
  }
}

const mayor = ({ clase }: Entrada): number => (clase === 'manifiesto' ? MAYOR_MANIFIESTO : MAYOR_ENTRADA)

const pieza = (entry: Entry): Pieza => {
  const { name, type, size = 0 } = entry.header
  const entrada = entradaDe(name)
  if (type !== 'file' || !entrada || size > mayor(entrada))
    throw new RespaldoNoValido(`No es un respaldo de Malla: contiene «${name.slice(0, 100)}».`)
  return { nombre: name, entrada, bytes: dicho(entry) }
}

/**
 * The entries of a backup, one after the other, each read to its end before the next. Nothing is written anywhere: names are only compared.
 * @throws {RespaldoNoValido} for what is no gzipped tar, ends early or has an entry that no backup has.
 */
export async function* recorrer(file: Readable): AsyncIterable<Pieza> {
  const tar = extract()
  const gunzip = createGunzip()
  const fail = (e: Error): void => void tar.destroy(e)
  for (const stream of [file, gunzip]) stream.on('error', fail)
  file.pipe(gunzip).pipe(tar)
  try {
    for await (const entry of tar) yield pieza(entry as unknown as Entry)
  } catch (e) {
    throw enUnaLinea(e)
  } finally {
    file.destroy()
    gunzip.destroy()
  }
}

/** All bytes of an entry. */
export const todo = async (bytes: AsyncIterable<Uint8Array>): Promise<Buffer> =>
  Buffer.concat(await Array.fromAsync(bytes))
