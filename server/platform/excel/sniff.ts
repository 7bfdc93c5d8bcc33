import { ExcelError } from './excelError.ts'

const startsWith = (bytes: Uint8Array, ...signature: number[]): boolean =>
  signature.every((b, i) => bytes[i] === b)

/** An encrypted .xlsx is an old compound file that holds a stream of this name. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le')

/** Refuses by content, not by name, whatever is no zip: ExcelError `vacio`, `pdf`, `xls`, `cifrado` or `otro`. */
export function refuseNoZip(bytes: Uint8Array): void {
  if (bytes.length === 0) throw new ExcelError('vacio')
  if (startsWith(bytes, 0x50, 0x4b)) return
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) throw new ExcelError('pdf')
  if (!startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new ExcelError('otro')
  throw new ExcelError(
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(ENCRYPTED) ? 'cifrado' : 'xls',
  )
}
