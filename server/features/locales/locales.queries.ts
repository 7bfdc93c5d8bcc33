import type { Local } from '@malla/contracts/locales.ts'
import { alfabetico } from '../../platform/alfabetico.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, eq, type SQL, sql } from '../../platform/db/drizzle.ts'
import { NOMBRADOS } from '../../platform/enumerar.ts'
import { notFound } from '../../platform/errors.ts'
import { instante } from '../../platform/instante.ts'
import { conPalabras } from '../../platform/page.ts'

const { laboratorios, locales } = schema

const columns = {
  id: locales.id,
  nombre: locales.nombre,
  laboratorios_count: sql<number>`(select count(*)::int from laboratorios l where l.empresa_id = locales.empresa_id and l.local_id = locales.id)`,
  revision: locales.revision,
  created_at: instante(sql`locales.created_at`),
}

const mine = (ctx: Ctx): SQL => eq(locales.empresa_id, ctx.empresaId)

/** The premises of the institution by name, those whose name has `filtro` in it. */
export const selectLocales = (ctx: Ctx, filtro?: string): Promise<Local[]> =>
  ctx.tx
    .select(columns)
    .from(locales)
    .where(and(mine(ctx), filtro ? conPalabras(locales.nombre, filtro) : undefined))
    .orderBy(alfabetico(locales.nombre))

/** One of the premises; 404 when it is not there. */
export async function selectLocal(ctx: Ctx, id: number): Promise<Local> {
  const [row] = await ctx.tx
    .select(columns)
    .from(locales)
    .where(and(mine(ctx), eq(locales.id, id)))
  if (!row) throw notFound()
  return row
}

/** Names of laboratories and workshops in it, as many as tell why it cannot go. */
export async function selectLaboratoriosDelLocal(ctx: Ctx, id: number): Promise<string[]> {
  const rows = await ctx.tx
    .select({ nombre: laboratorios.nombre })
    .from(laboratorios)
    .where(and(eq(laboratorios.empresa_id, ctx.empresaId), eq(laboratorios.local_id, id)))
    .orderBy(alfabetico(laboratorios.nombre))
    .limit(NOMBRADOS + 1)
  return rows.map(r => r.nombre)
}
