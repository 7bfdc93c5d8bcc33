import { assertMay, type Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, eq, sql } from '../../platform/db/drizzle.ts'
import { notFound } from '../../platform/errors.ts'

const { archivos, programas } = schema

/** A kept file that the person may see: whoever sees the programme or faculty it hangs on. 404 of another institution or out of scope. */
export async function selectArchivo(
  ctx: Ctx,
  id: number,
): Promise<{ id: number; clave: string; nombre: string; tipo: string }> {
  const [row] = await ctx.tx
    .select({
      id: archivos.id,
      clave: archivos.clave,
      nombre: archivos.nombre,
      tipo: archivos.tipo,
      programa_id: archivos.programa_id,
      // The programme may have moved to another faculty since.
      facultad_id: sql<number | null>`coalesce(${programas.facultad_id}, ${archivos.facultad_id})`,
    })
    .from(archivos)
    .leftJoin(
      programas,
      and(eq(programas.empresa_id, archivos.empresa_id), eq(programas.id, archivos.programa_id)),
    )
    .where(and(eq(archivos.empresa_id, ctx.empresaId), eq(archivos.id, id)))
  if (!row) throw notFound()
  const { facultad_id, programa_id, ...archivo } = row
  assertMay(ctx, 'estructura.ver', { facultad_id, programa_id })
  return archivo
}
