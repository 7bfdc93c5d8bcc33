import { conocerTras } from '../../../platform/conocerTras.ts'
import type { Ctx } from '../../../platform/context.ts'
import { sql } from '../../../platform/db/drizzle.ts'
import { insertRows } from '../../../platform/rows.ts'
import { copiarArchivos } from '../../archivos/copiarArchivos.ts'
import { conImagenesPropias } from '../../imagenes/copiarDeTextos.ts'
import { insertEspecialidades } from '../especialidades.ts'
import { programaEntidad, programaSeccionEntidad } from '../programas.entidad.ts'
import type { Origen, ProgramaOrigen } from './origen.queries.ts'

/** Where a programme goes in our institution. */
export interface Lugar {
  facultad_id: number
  nivel_id: number
  modalidad_id: number
}

/** Writes copies of these programmes with their specialities, texts with the pictures in them, and images, each kind in one statement. */
export async function copiarProgramas(
  ctx: Ctx,
  origen: Origen,
  nuevos: ProgramaOrigen[],
  lugarDe: (p: ProgramaOrigen) => Lugar,
): Promise<void> {
  if (nuevos.length === 0) return
  const ids = await reserveIds(ctx, nuevos)
  const imagenes = await copiarImagenes(ctx, nuevos, ids)
  const nombres = Map.groupBy(origen.especialidades, e => e.programa_id)
  await insertRows(
    ctx,
    programaEntidad,
    nuevos.map(p => ({ ...copia(p, ids, imagenes), ...lugarDe(p) })),
    row => ({ especialidades: (nombres.get(row.origen_id!) ?? []).map(e => e.nombre) }),
  )
  const ofNew = <T extends { programa_id: number }>(parts: T[]): T[] =>
    parts.flatMap(part => {
      const programa_id = ids.get(part.programa_id)
      return programa_id === undefined ? [] : [{ ...part, programa_id }]
    })
  const especialidades = ofNew(origen.especialidades)
  await insertEspecialidades(ctx, especialidades)
  const secciones = await conImagenesPropias(ctx, nuevos[0]!.programa.empresa_id, ofNew(origen.secciones))
  await insertRows(ctx, programaSeccionEntidad, secciones)
  const mas = Math.max(nuevos.length, secciones.length, especialidades.length)
  conocerTras(ctx, ['programas', 'programa_secciones', 'especialidades', 'cambios'], mas)
}

function copia({ programa }: ProgramaOrigen, ids: Map<number, number>, imagenes: Map<number, number>) {
  const { empresa_id: _e, revision: _r, created_at: _c, updated_at: _u, ...campos } = programa
  const id = ids.get(programa.id)!
  return { ...campos, id, origen_id: programa.id, imagen_id: imagenes.get(id) ?? null }
}

/** Ids for the copies, by the id of what is copied: a copy's image, which comes first, already hangs on it. */
async function reserveIds(ctx: Ctx, nuevos: ProgramaOrigen[]): Promise<Map<number, number>> {
  const { rows } = await ctx.tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('programas', 'id')) as id from generate_series(1, ${nuevos.length}::int)`,
  )
  return new Map(nuevos.map((p, i) => [p.programa.id, rows[i]!.id]))
}

/** Copies the bytes into files of our own; answers the image of each copy. One whose bytes are lost is left out. */
async function copiarImagenes(
  ctx: Ctx,
  nuevos: ProgramaOrigen[],
  ids: Map<number, number>,
): Promise<Map<number, number>> {
  const copias = nuevos.flatMap(({ programa, imagen }) =>
    imagen ? [{ archivo: imagen, programa_id: ids.get(programa.id)! }] : [],
  )
  const hechas = await copiarArchivos(ctx, copias)
  return new Map(hechas.map(({ copia, archivo_id }) => [copia.programa_id, archivo_id]))
}
