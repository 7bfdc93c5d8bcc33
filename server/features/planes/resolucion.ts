import type { Archivo } from '@malla/contracts/campos.ts'
import type { Ctx } from '../../platform/context.ts'
import { invalidField } from '../../platform/errors.ts'
import { type Extension, nombreCon, tipoPorContenido } from '../../platform/files/archivoDePersona.ts'
import { keepArchivo } from '../archivos/archivos.service.ts'
import type { Donde } from './programaElegible.ts'

const ACEPTADAS: readonly Extension[] = ['pdf', 'jpg', 'png', 'webp', 'docx', 'doc']

/** Keeps the file of a plan's resolution and answers its id. 422 when its content is no PDF, image or Word file. */
export async function keepResolucion(
  ctx: Ctx,
  { data }: Archivo,
  plan: string,
  { facultad_id, programa_id }: Donde,
): Promise<number> {
  const tipo = await tipoPorContenido(data, ACEPTADAS)
  if (!tipo)
    throw invalidField(
      'archivo_resolucion',
      'La resolución debe ser un PDF, una imagen o un documento de Word.',
    )
  const nombre = nombreCon(`Resolución - ${plan}`, tipo.extension)
  const row = await keepArchivo(ctx, { bytes: data, nombre, tipo: tipo.tipo, facultad_id, programa_id })
  return row.id
}
