import type { Ctx } from '../../../platform/context.ts'
import { schema } from '../../../platform/db/db.ts'
import { and, eq, inArray, or } from '../../../platform/db/drizzle.ts'
import type { Origen } from './origen.queries.ts'

const { facultades, modalidades, niveles, programas } = schema

/** What of ours may be the same as what comes. */
export interface Nuestros {
  facultades: (typeof facultades.$inferSelect)[]
  niveles: { id: number; nombre: string; codigo: string }[]
  modalidades: { id: number; nombre: string }[]
  programas: { id: number; origen_id: number | null }[]
}

/** Reads it; faculties stay as they are until the transaction ends. */
export async function selectNuestros(ctx: Ctx, origen: Origen): Promise<Nuestros> {
  const { tx, empresaId } = ctx
  const [facs, nivs, mods, progs] = await Promise.all([
    tx
      .select()
      .from(facultades)
      .where(eq(facultades.empresa_id, empresaId))
      .orderBy(facultades.id)
      .for('share'),
    tx
      .select({ id: niveles.id, nombre: niveles.nombre, codigo: niveles.codigo })
      .from(niveles)
      .where(eq(niveles.empresa_id, empresaId))
      .orderBy(niveles.id),
    tx
      .select({ id: modalidades.id, nombre: modalidades.nombre })
      .from(modalidades)
      .where(eq(modalidades.empresa_id, empresaId))
      .orderBy(modalidades.id),
    selectCopias(ctx, origen),
  ])
  return { facultades: facs, niveles: nivs, modalidades: mods, programas: progs }
}

/** Our programmes that were copied from these, or from which these were. */
async function selectCopias(ctx: Ctx, origen: Origen): Promise<Nuestros['programas']> {
  const ids = origen.programas.map(p => p.programa.id)
  const sources = origen.programas.flatMap(p => p.programa.origen_id ?? [])
  if (ids.length === 0) return []
  return ctx.tx
    .select({ id: programas.id, origen_id: programas.origen_id })
    .from(programas)
    .where(
      and(
        eq(programas.empresa_id, ctx.empresaId),
        or(inArray(programas.origen_id, ids), inArray(programas.id, sources)),
      ),
    )
}
