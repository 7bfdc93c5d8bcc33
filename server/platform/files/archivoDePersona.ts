import { comienzo } from '@malla/domain/texto/cortar.ts'
import { fileTypeFromBuffer } from 'file-type'

/** A file that a person sends to be kept: what it is by its content, and a name that is safe to give it back under. */

const OFFICE = 'application/vnd.openxmlformats-officedocument'

/** Media types with the ending of their files. */
const TIPOS = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  [`${OFFICE}.wordprocessingml.document`]: 'docx',
  [`${OFFICE}.spreadsheetml.sheet`]: 'xlsx',
} as const

/** Office 97–2003: compound files, told from each other and from mails by a stream of this name in them. */
const ANTIGUOS = [
  { stream: Buffer.from('WordDocument', 'utf16le'), tipo: 'application/msword', extension: 'doc' },
  { stream: Buffer.from('Workbook', 'utf16le'), tipo: 'application/vnd.ms-excel', extension: 'xls' },
] as const

/** Endings of what may be sent somewhere. */
export type Extension = (typeof TIPOS)[keyof typeof TIPOS] | (typeof ANTIGUOS)[number]['extension']

/** Media type and ending of a file by its content; null when it is none of these. */
export async function tipoPorContenido(
  bytes: Uint8Array,
  aceptadas: readonly Extension[],
): Promise<{ tipo: string; extension: Extension } | null> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (!found) return null
  const extension = (TIPOS as Readonly<Record<string, Extension>>)[found.mime]
  if (extension) return aceptadas.includes(extension) ? { tipo: found.mime, extension } : null
  if (found.mime !== 'application/x-cfb') return null
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const antiguo = ANTIGUOS.find(a => aceptadas.includes(a.extension) && all.includes(a.stream))
  return antiguo ? { tipo: antiguo.tipo, extension: antiguo.extension } : null
}

/** Characters that file systems refuse in names, and those that are not seen: some turn «gpj.exe» round. */
const PROHIBIDOS = /[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu

const limpiar = (text: string): string =>
  text.toWellFormed().normalize('NFC').replace(PROHIBIDOS, ' ').replace(/\s+/g, ' ').trim()

/** A form cannot carry these in the name of a file: browsers write them so, and nothing else. */
const ESCRITOS = /%(?:22|0D|0A)/gi

/** The name a person gave, with the ending that its content says; `otherwise` when nothing of it can be used. */
export function nombreDeArchivo(filename: string, extension: Extension, otherwise = 'archivo'): string {
  const limpio = limpiar(filename.replace(ESCRITOS, ' '))
  const solo = limpio.replace(/\.[\p{L}\p{N}]{1,8}$/u, '').trim() || otherwise
  const suya = /\.([\p{L}\p{N}]{1,8})$/u.exec(limpio)?.[1]?.toLowerCase()
  const igual = suya === extension || (extension === 'jpg' && suya === 'jpeg')
  return `${comienzo(solo, 180)}.${igual ? suya : extension}`
}

/** A name that we give a file, from texts of people. */
export const nombreCon = (texto: string, extension: Extension): string =>
  `${comienzo(limpiar(texto), 180)}.${extension}`
