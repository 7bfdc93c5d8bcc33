import type { Ctx } from '../../../platform/context.ts'
import { schema } from '../../../platform/db/db.ts'
import { eq } from '../../../platform/db/drizzle.ts'

const { facultades, modalidades, niveles, programas } = schema

/** What of ours may be the same as what comes. */
export interface Nuestros {
  facultades: (typeof facultades.$inferSelect)[]
  niveles: { id: number; nombre: string; codigo: string }[]
  modalidades: { id: number; nombre: string }[]
  programas: {
    id: number
    origen_id: number | null
    nombre: string
    facultad_id: number
    nivel_id: number
    modalidad_id: number
  }[]
}

/** Reads it; faculties stay as they are until the transaction ends. */
export async function selectNuestros(ctx: Ctx): Promise<Nuestros> {
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
    tx
      .select({
        id: programas.id,
        origen_id: programas.origen_id,
        nombre: programas.nombre,
        facultad_id: programas.facultad_id,
        nivel_id: programas.nivel_id,
        modalidad_id: programas.modalidad_id,
      })
      .from(programas)
      .where(eq(programas.empresa_id, empresaId))
      .orderBy(programas.id),
  ])
  return { facultades: facs, niveles: nivs, modalidades: mods, programas: progs }
}
