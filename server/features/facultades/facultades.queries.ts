import type { Facultad } from '@malla/contracts/facultades.ts'
import { facultadInAlcance, programaInAlcance } from '../../platform/alcance.ts'
import { alfabetico } from '../../platform/alfabetico.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, count, desc, eq, inArray, type SQL, sql } from '../../platform/db/drizzle.ts'
import { NOMBRADOS } from '../../platform/enumerar.ts'
import { notFound } from '../../platform/errors.ts'
import { instante } from '../../platform/instante.ts'
import { conPalabras, offsetOf } from '../../platform/page.ts'

const { facultades, programas } = schema

/** `programas_count`: of its programmes those that the person may see. */
const columns = (ctx: Ctx) => ({
  id: facultades.id,
  nombre: facultades.nombre,
  txt_type: sql<Facultad['txt_type']>`${facultades.txt_type}`,
  estado: sql<Facultad['estado']>`${facultades.estado}`,
  programas_count: sql<number>`(select count(*)::int from programas p where p.empresa_id = facultades.empresa_id
    and p.facultad_id = facultades.id and ${programaInAlcance(ctx, sql`p.facultad_id`, sql`p.id`)})`,
  revision: facultades.revision,
  created_at: instante(sql`facultades.created_at`),
})

const mine = (ctx: Ctx): SQL =>
  and(eq(facultades.empresa_id, ctx.empresaId), facultadInAlcance(ctx, sql`facultades.id`))!

/** A faculty of the institution that the person may see; 404 otherwise. */
export async function selectFacultad(ctx: Ctx, id: number): Promise<Facultad> {
  const [row] = await ctx.tx
    .select(columns(ctx))
    .from(facultades)
    .where(and(mine(ctx), eq(facultades.id, id)))
  if (!row) throw notFound()
  return row
}

export interface FiltroDeFacultades {
  page: number
  per_page: number
  filtro?: string
  estado?: Facultad['estado']
}

/** A page of faculties by name, and how many there are in all. */
export async function selectFacultades(
  ctx: Ctx,
  f: FiltroDeFacultades,
): Promise<{ rows: Facultad[]; total: number }> {
  const where = and(
    mine(ctx),
    f.filtro ? conPalabras(facultades.nombre, f.filtro) : undefined,
    f.estado ? eq(facultades.estado, f.estado) : undefined,
  )
  const [rows, [counted]] = await Promise.all([
    ctx.tx
      .select(columns(ctx))
      .from(facultades)
      .where(where)
      .orderBy(desc(facultades.created_at), desc(facultades.id))
      .limit(f.per_page)
      .offset(offsetOf(f)),
    ctx.tx.select({ total: count() }).from(facultades).where(where),
  ])
  return { rows, total: counted!.total }
}

/** All faculties of the institution that the person may see, by name. */
export const selectFacultadesPorEntidad = (
  ctx: Ctx,
): Promise<Pick<Facultad, 'id' | 'nombre' | 'txt_type' | 'estado' | 'programas_count'>[]> => {
  const { id, nombre, txt_type, estado, programas_count } = columns(ctx)
  return ctx.tx
    .select({ id, nombre, txt_type, estado, programas_count })
    .from(facultades)
    .where(mine(ctx))
    .orderBy(alfabetico(facultades.nombre))
}

/** Names of programmes that hang on these faculties, as many as tell why they cannot go. */
export const selectProgramasDe = (
  ctx: Ctx,
  ids: number[],
): Promise<{ facultad_id: number; nombre: string }[]> =>
  ctx.tx
    .select({ facultad_id: programas.facultad_id, nombre: programas.nombre })
    .from(programas)
    .where(and(eq(programas.empresa_id, ctx.empresaId), inArray(programas.facultad_id, ids)))
    .orderBy(alfabetico(programas.nombre))
    .limit(NOMBRADOS + 1)
