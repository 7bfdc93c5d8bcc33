import type { Archivo } from '@malla/contracts/campos.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, eq, type PgColumn, type PgTable } from '../../platform/db/drizzle.ts'
import { invalid } from '../../platform/errors.ts'
import { cleanImagen, type ImagenLimpia, ImagenNoValida } from '../../platform/files/imagen.ts'
import { assertNombreFree, type Nombrada } from '../../platform/nombres.ts'

const { facultades, niveles, modalidades, programas } = schema

const nombrada: Nombrada = { tabla: programas, indice: 'programas_nombre' }

/** What a programme is called, and where. */
export type Llamado = Pick<
  typeof programas.$inferSelect,
  'nombre' | 'facultad_id' | 'nivel_id' | 'modalidad_id'
>

/**
 * The name to write; 422 when another programme of that faculty, level and modality is called so, be it deactivated. `antes`: the one that is changed, null for
 * a new one. Both left as they are, nothing is asked. Others wait with their names until the transaction ends, unless `bloqueo` is null.
 */
export async function assertNombreAlli(
  ctx: Ctx,
  { nombre, facultad_id, nivel_id, modalidad_id }: Llamado,
  antes: (Llamado & { id: number }) | null,
  bloqueo?: null,
): Promise<string | undefined> {
  const isAlli =
    facultad_id === antes?.facultad_id && nivel_id === antes.nivel_id && modalidad_id === antes.modalidad_id
  // Elsewhere its own old name is new too.
  const row = antes && { id: antes.id, nombre: isAlli ? antes.nombre : '' }
  const alli = and(
    eq(programas.facultad_id, facultad_id),
    eq(programas.nivel_id, nivel_id),
    eq(programas.modalidad_id, modalidad_id),
  )
  return await assertNombreFree(ctx, nombrada, nombre, row, alli, bloqueo)
}

/** What a programme is asked to stand on; only what is given is checked. */
export interface Pedido {
  facultad_id?: number
  nivel_id?: number
  modalidad_id?: number
}

/** An uploaded image as it will be kept, or why it cannot be; null for none. */
export type ImagenLeida = ImagenLimpia | ImagenNoValida | null

/** Draws the image of a form anew, before any connection is taken: it may take seconds. */
export async function leerImagen({ imagen }: { imagen?: Archivo }): Promise<ImagenLeida> {
  if (!imagen) return null
  return cleanImagen(imagen.data).catch((e: unknown) => {
    if (e instanceof ImagenNoValida) return e
    throw e
  })
}

/** The bytes that will be kept of an image; none of what is no picture. */
export const bytesDeImagen = (leida: ImagenLeida): Uint8Array[] =>
  leida === null || leida instanceof ImagenNoValida ? [] : [leida.bytes]

/**
 * Checks what the contract cannot: that faculty, level and modality are there, that the faculty may be chosen, and that the image is one.
 * 422 with the reasons of all of them. The rows stay as they are until the transaction ends, unless `bloqueo` is null.
 */
export async function validatePrograma(
  ctx: Ctx,
  p: Pedido,
  imagen: ImagenLeida,
  bloqueo?: null,
): Promise<void> {
  const reasons: Record<string, string | null> = {
    facultad_id: await whyNotFacultad(ctx, p.facultad_id, bloqueo),
    nivel_id: (await isThere(ctx, niveles, p.nivel_id, bloqueo))
      ? null
      : 'Ese nivel ya no existe: elija otro.',
    modalidad_id: (await isThere(ctx, modalidades, p.modalidad_id, bloqueo))
      ? null
      : 'Esa modalidad ya no existe: elija otra.',
    imagen: imagen instanceof ImagenNoValida ? imagen.message : null,
  }
  const errors = Object.entries(reasons).flatMap(([field, reason]) => (reason ? [[field, [reason]]] : []))
  if (errors.length > 0) throw invalid(Object.fromEntries(errors))
}

async function whyNotFacultad(ctx: Ctx, id: number | undefined, bloqueo?: null): Promise<string | null> {
  if (id === undefined) return null
  const query = ctx.tx
    .select({ nombre: facultades.nombre, estado: facultades.estado })
    .from(facultades)
    .where(and(eq(facultades.empresa_id, ctx.empresaId), eq(facultades.id, id)))
  const [row] = await (bloqueo === null ? query : query.for('share'))
  if (!row) return 'Esa facultad ya no existe: elija otra.'
  return row.estado === 'Activado'
    ? null
    : `La facultad «${row.nombre}» está desactivada y no se puede elegir.`
}

type Catalogo = PgTable & { empresa_id: PgColumn; id: PgColumn }

async function isThere(ctx: Ctx, table: Catalogo, id: number | undefined, bloqueo?: null): Promise<boolean> {
  if (id === undefined) return true
  const query = ctx.tx
    .select({ id: table.id })
    .from(table as PgTable)
    .where(and(eq(table.empresa_id, ctx.empresaId), eq(table.id, id)))
  const rows = await (bloqueo === null ? query : query.for('key share'))
  return rows.length > 0
}
