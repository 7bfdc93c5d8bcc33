import type { CicloLlamado } from '@malla/domain/ciclos/buscarCiclo.ts'
import type { ContenidoDePlan } from '@malla/domain/planes/copiar.ts'
import { assertMay, type Platform, readingCtx } from '../../../platform/context.ts'
import { type ArchivoDeExcel, type LibroLeido, leerLibroSegun } from '../../../platform/excel/importacion.ts'
import { lector } from '../../../platform/excel/lector.ts'
import { empresaOrNone } from '../../../platform/http/router.ts'
import type { SesionActiva } from '../../../platform/session/active.ts'
import { selectContenidoDePlantilla } from '../plantillas.queries.ts'
import { type FormularioLeido, leerFormulario } from './leerFormulario.ts'

/** A form of a template, read before the transaction that keeps it. */

export type LibroDeFormulario = LibroLeido<[readonly CicloLlamado[]], FormularioLeido>

const DE_FORMULARIO = lector<[readonly CicloLlamado[]], FormularioLeido>(
  new URL('./leerFormulario.ts', import.meta.url),
  leerFormulario,
)

/** The cycles of a template by what they are called. */
export const ciclosLlamados = ({ ciclos }: ContenidoDePlan): CicloLlamado[] =>
  ciclos.map(({ numero, nombre, descripcion }) => ({ numero, nombre, descripcion }))

/** Reads the form that is sent as a template (`id`: as the new content of one; 404 when it is not there). Root alone. */
export async function leerLibroDeFormulario(
  platform: Platform,
  sesion: SesionActiva,
  { id, archivo }: ArchivoDeExcel & { id?: number | undefined },
): Promise<LibroDeFormulario> {
  const empresaId = empresaOrNone(sesion)
  const antes = await platform.db.read(empresaId, async tx => {
    const ctx = readingCtx({ platform, tx, sesion, empresaId })
    assertMay(ctx, 'administracion', {})
    return id === undefined ? [] : ciclosLlamados((await selectContenidoDePlantilla(ctx, id)).contenido)
  })
  return leerLibroSegun({ archivo }, DE_FORMULARIO, [antes])
}
