import type { Modalidad } from '@malla/contracts/modalidades.ts'
import { alfabetico } from '../../platform/alfabetico.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, eq } from '../../platform/db/drizzle.ts'
import { NOMBRADOS } from '../../platform/enumerar.ts'
import { notFound } from '../../platform/errors.ts'
import type { Escritura } from '../../platform/rows.ts'

const { modalidades, programas } = schema

const columns = { id: modalidades.id, nombre: modalidades.nombre, revision: modalidades.revision }

/** The modalities of the institution, by name. */
export const selectModalidades = (ctx: Escritura): Promise<Modalidad[]> =>
  ctx.tx
    .select(columns)
    .from(modalidades)
    .where(eq(modalidades.empresa_id, ctx.empresaId))
    .orderBy(alfabetico(modalidades.nombre))

/** A modality; 404 when it is not there. */
export async function selectModalidad(ctx: Ctx, id: number): Promise<Modalidad> {
  const [row] = await ctx.tx
    .select(columns)
    .from(modalidades)
    .where(and(eq(modalidades.empresa_id, ctx.empresaId), eq(modalidades.id, id)))
  if (!row) throw notFound()
  return row
}

/** Names of programmes of a modality, as many as tell why it cannot go. */
export async function selectProgramasDeLaModalidad(ctx: Ctx, id: number): Promise<string[]> {
  const rows = await ctx.tx
    .select({ nombre: programas.nombre })
    .from(programas)
    .where(and(eq(programas.empresa_id, ctx.empresaId), eq(programas.modalidad_id, id)))
    .orderBy(alfabetico(programas.nombre))
    .limit(NOMBRADOS + 1)
  return rows.map(r => r.nombre)
}
