import type { Archivo } from '@malla/contracts/campos.ts'
import { fileTypeFromBuffer } from 'file-type'
import type { Ctx } from '../../platform/context.ts'
import { invalidField } from '../../platform/errors.ts'
import { keepArchivo } from '../archivos/archivos.service.ts'
import type { Donde } from './programaElegible.ts'

const TIPOS = new Map([
  ['application/pdf', 'pdf'],
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
])

/** Word 97–2003: a compound file, like old Excel and mails, with a stream of this name in it. */
const STREAM_DE_WORD = Buffer.from('WordDocument', 'utf16le')

/** Media type and ending of a resolution by its content, or null when it is no PDF, image or Word file. */
async function tipoDeResolucion(bytes: Uint8Array): Promise<{ tipo: string; extension: string } | null> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (!found) return null
  const extension = TIPOS.get(found.mime)
  if (extension) return { tipo: found.mime, extension }
  const isWord =
    found.mime === 'application/x-cfb' &&
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(STREAM_DE_WORD)
  return isWord ? { tipo: 'application/msword', extension: 'doc' } : null
}

/** Characters that file systems refuse in names. */
const PROHIBIDOS = /[\\/:*?"<>|\p{Cc}]+/gu

/** Keeps the file of a plan's resolution and answers its id. 422 when its content is no PDF, image or Word file. */
export async function keepResolucion(
  ctx: Ctx,
  { data }: Archivo,
  plan: string,
  { facultad_id, programa_id }: Donde,
): Promise<number> {
  const tipo = await tipoDeResolucion(data)
  if (!tipo)
    throw invalidField(
      'archivo_resolucion',
      'La resolución debe ser un PDF, una imagen o un documento de Word.',
    )
  const nombre = `Resolución - ${plan.replace(PROHIBIDOS, ' ').trim()}.${tipo.extension}`
  const row = await keepArchivo(ctx, { bytes: data, nombre, tipo: tipo.tipo, facultad_id, programa_id })
  return row.id
}
