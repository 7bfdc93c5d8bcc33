import { fewAtATime } from '../../platform/cadaEmpresa.ts'
import type { Ctx } from '../../platform/context.ts'
import { BYTES_A_LA_VEZ, type Original } from '../../platform/files/adelantados.ts'
import { enLotes } from '../../platform/lotes.ts'
import { type ArchivoNuevo, type ArchivoRow, keepArchivos, takeCopia } from './archivos.service.ts'

/** PostgreSQL ends a transaction in which it hears nothing for 30 s: after so many files, however small, there is a statement again. */
export const ARCHIVOS_A_LA_VEZ = 16

/** A kept file to copy, and what its copy hangs on. */
export interface Copia extends Pick<ArchivoNuevo, 'facultad_id' | 'programa_id'> {
  archivo: Pick<ArchivoRow, 'clave' | 'nombre' | 'tipo' | 'bytes'>
}

/**
 * Copies files, each with bytes of its own. One whose bytes are lost is left out: answers what was copied, with the id of its copy. `adelantadas`: those whose
 * bytes its route copied ahead of the transaction; any other, and those of a write that is done anew, are copied here.
 */
export async function copiarArchivos<C extends Copia>(
  ctx: Ctx,
  copias: readonly C[],
  adelantadas: readonly Original[] = [],
): Promise<{ copia: C; archivo_id: number }[]> {
  const originales = new Map(adelantadas.map(original => [original.clave, original]))
  const bytesDe = async (clave: string) => {
    const original = originales.get(clave)
    return (original && takeCopia(ctx, original)) ?? ctx.platform.storage.get(clave)
  }
  const hechas: { copia: C; archivo_id: number }[] = []
  for (const lote of enLotes(copias, c => c.archivo.bytes, BYTES_A_LA_VEZ, ARCHIVOS_A_LA_VEZ)) {
    const leidas = await fewAtATime(lote, async copia => ({
      copia,
      bytes: await bytesDe(copia.archivo.clave),
    }))
    const hay = leidas.flatMap(({ copia, bytes }) => (bytes ? [{ copia, bytes }] : []))
    const nuevos = hay.map(({ copia: { archivo, facultad_id, programa_id }, bytes }) => ({
      bytes,
      nombre: archivo.nombre,
      tipo: archivo.tipo,
      facultad_id,
      programa_id,
    }))
    const rows = await keepArchivos(ctx, nuevos)
    hechas.push(...hay.map(({ copia }, i) => ({ copia, archivo_id: rows[i]!.id })))
  }
  return hechas
}
