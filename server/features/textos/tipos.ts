import { fileTypeFromBuffer } from 'file-type'

const OFFICE = 'application/vnd.openxmlformats-officedocument'

/** What may be attached (§7): media types with the ending of their files. */
const TIPOS = new Map([
  ['application/pdf', 'pdf'],
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['image/gif', 'gif'],
  [`${OFFICE}.wordprocessingml.document`, 'docx'],
  [`${OFFICE}.spreadsheetml.sheet`, 'xlsx'],
])

/** Office 97–2003: compound files, told from each other and from mails by a stream of this name in them. */
const ANTIGUOS: readonly [stream: Buffer, tipo: string, extension: string][] = [
  [Buffer.from('WordDocument', 'utf16le'), 'application/msword', 'doc'],
  [Buffer.from('Workbook', 'utf16le'), 'application/vnd.ms-excel', 'xls'],
]

/** Media type and ending of a file by its content, or null when it is no PDF, image, Word or Excel file. */
export async function tipoDeAdjunto(bytes: Uint8Array): Promise<{ tipo: string; extension: string } | null> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  const extension = found && TIPOS.get(found.mime)
  if (extension) return { tipo: found.mime, extension }
  if (found?.mime !== 'application/x-cfb') return null
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const antiguo = ANTIGUOS.find(([stream]) => all.includes(stream))
  return antiguo ? { tipo: antiguo[1], extension: antiguo[2] } : null
}
