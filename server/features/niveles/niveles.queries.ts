import type { Nivel } from '@malla/contracts/niveles.ts'
import { alfabetico } from '../../platform/alfabetico.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, asc, eq, ne } from '../../platform/db/drizzle.ts'
import { NOMBRADOS } from '../../platform/enumerar.ts'
import { notFound } from '../../platform/errors.ts'
import type { Escritura } from '../../platform/rows.ts'

const { niveles, programas } = schema

const columns = {
  id: niveles.id,
  nombre: niveles.nombre,
  codigo: niveles.codigo,
  tiponivel_id: niveles.tiponivel_id,
  revision: niveles.revision,
}

/** The levels of the institution, by code. */
export const selectNiveles = (ctx: Escritura): Promise<Nivel[]> =>
  ctx.tx
    .select(columns)
    .from(niveles)
    .where(eq(niveles.empresa_id, ctx.empresaId))
    .orderBy(asc(niveles.codigo), alfabetico(niveles.nombre))

/** A level; 404 when it is not there. */
export async function selectNivel(ctx: Ctx, id: number): Promise<Nivel> {
  const [row] = await ctx.tx
    .select(columns)
    .from(niveles)
    .where(and(eq(niveles.empresa_id, ctx.empresaId), eq(niveles.id, id)))
  if (!row) throw notFound()
  return row
}

/** Whether another level than `id` has this code: 00004 must mean one level (§9). */
export async function isCodigoTaken(ctx: Ctx, codigo: string, id = 0): Promise<boolean> {
  const rows = await ctx.tx
    .select({ id: niveles.id })
    .from(niveles)
    .where(and(eq(niveles.empresa_id, ctx.empresaId), eq(niveles.codigo, codigo), ne(niveles.id, id)))
    .limit(1)
  return rows.length > 0
}

/** Names of programmes of a level, as many as tell why it cannot go. */
export async function selectProgramasDelNivel(ctx: Ctx, id: number): Promise<string[]> {
  const rows = await ctx.tx
    .select({ nombre: programas.nombre })
    .from(programas)
    .where(and(eq(programas.empresa_id, ctx.empresaId), eq(programas.nivel_id, id)))
    .orderBy(alfabetico(programas.nombre))
    .limit(NOMBRADOS + 1)
  return rows.map(r => r.nombre)
}
