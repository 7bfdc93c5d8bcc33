import type { Archivo } from '@malla/contracts/campos.ts'
import type { Ctx } from '../../platform/context.ts'
import { invalidField } from '../../platform/errors.ts'
import { type Extension, nombreCon, tipoPorContenido } from '../../platform/files/archivoDePersona.ts'
import { type BytesPuestos, keepArchivo, putBytes } from '../archivos/archivos.service.ts'
import type { Donde } from './programaElegible.ts'

const ACEPTADAS: readonly Extension[] = ['pdf', 'jpg', 'png', 'webp', 'docx', 'doc']

/** The file of a plan's resolution, its kind known from its content. */
export interface ResolucionLeida {
  bytes: Uint8Array
  tipo: { extension: Extension; tipo: string }
}

/** The same with its bytes put: its row is to come. */
type ResolucionPuesta = Omit<ResolucionLeida, 'bytes'> & { bytes: BytesPuestos }

/** Reads the resolution that was sent, if any, before any connection is taken. 422 when its content is no PDF, image or Word file. */
export async function leerResolucion({
  archivo_resolucion,
}: {
  archivo_resolucion?: Archivo | undefined
}): Promise<ResolucionLeida | undefined> {
  if (!archivo_resolucion) return undefined
  const { data } = archivo_resolucion
  const tipo = await tipoPorContenido(data, ACEPTADAS)
  if (!tipo)
    throw invalidField(
      'archivo_resolucion',
      'La resolución debe ser un PDF, una imagen o un documento de Word.',
    )
  return { bytes: data, tipo }
}

/** Puts the bytes of a plan's resolution, before what it hangs on is locked. */
export const putResolucion = async (
  ctx: Ctx,
  { bytes, tipo }: ResolucionLeida,
): Promise<ResolucionPuesta> => ({
  bytes: await putBytes(ctx, bytes),
  tipo,
})

/** Keeps the file of a plan's resolution and answers its id. */
export async function keepResolucion(
  ctx: Ctx,
  { bytes, tipo: { extension, tipo } }: ResolucionPuesta,
  plan: string,
  { facultad_id, programa_id }: Donde,
): Promise<number> {
  const nombre = nombreCon(`Resolución - ${plan}`, extension)
  const row = await keepArchivo(ctx, { bytes, nombre, tipo, facultad_id, programa_id })
  return row.id
}
