import type { Adjunto } from '@malla/contracts/textos.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, asc, eq, ne, sql } from '../../platform/db/drizzle.ts'
import { archivoUrl } from '../archivos/archivos.service.ts'
import { CLAVE_DE_MALLA } from '../planes/claveDeMalla.ts'
import { columnaDeAdjuntos, type DuenoDeTextos } from './dueno.ts'

const { adjuntos, archivos } = schema

/** The files on the sections of text of an owner, in the order in which they were attached. Permission is the caller's. */
export async function selectAdjuntos(ctx: Ctx, { tipo, id }: DuenoDeTextos): Promise<Adjunto[]> {
  const rows = await ctx.tx
    .select({
      id: adjuntos.id,
      key: adjuntos.key,
      item_id: adjuntos.item_id,
      archivo_id: adjuntos.archivo_id,
      nombre: archivos.nombre,
      tipo: archivos.tipo,
      bytes: archivos.bytes,
    })
    .from(adjuntos)
    .innerJoin(archivos, and(eq(archivos.empresa_id, ctx.empresaId), eq(archivos.id, adjuntos.archivo_id)))
    .where(
      and(
        eq(adjuntos.empresa_id, ctx.empresaId),
        eq(columnaDeAdjuntos[tipo], id),
        // The file of the malla has calls of its own (§7).
        ne(adjuntos.key, CLAVE_DE_MALLA),
      ),
    )
    .orderBy(asc(adjuntos.orden), asc(adjuntos.id))
  return rows.map(({ archivo_id, ...row }) => ({ ...row, url: archivoUrl(archivo_id)! }))
}

/** How many files a section of an owner has, and the place of the next one: after all that the owner has, of whatever section. */
export async function selectCuenta(
  ctx: Ctx,
  { tipo, id }: DuenoDeTextos,
  key: string,
): Promise<{ hay: number; siguiente: number }> {
  const [row] = await ctx.tx
    .select({
      hay: sql<number>`count(*) filter (where ${adjuntos.key} = ${key})::int`,
      siguiente: sql<number>`coalesce(max(${adjuntos.orden}) + 1, 0)`,
    })
    .from(adjuntos)
    .where(and(eq(adjuntos.empresa_id, ctx.empresaId), eq(columnaDeAdjuntos[tipo], id)))
  return row!
}
