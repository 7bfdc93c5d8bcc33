import type { CamposDeUsuario } from '@malla/contracts/usuarios.ts'
import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { differing, type Partes } from '../../platform/rows.ts'

const { personas } = schema

/** Fields of the person behind a user. */
export type CamposDePersona = Partial<Omit<CamposDeUsuario, 'usuario' | 'estado' | 'accesos' | 'password'>>

/** What changed of the things that a user's record tells; null when nothing did. */
export type Cambiado = { antes: Partes; despues: Partes } | null

export const joinPartes = (a: Cambiado, b: Cambiado): Cambiado =>
  a && b ? { antes: { ...a.antes, ...b.antes }, despues: { ...a.despues, ...b.despues } } : (a ?? b)

/** The person of a user that is being made; told by the user's record. */
export async function insertPersona(
  ctx: Ctx,
  campos: CamposDePersona,
): Promise<typeof personas.$inferSelect> {
  const [row] = await ctx.tx
    .insert(personas)
    .values(campos as typeof personas.$inferInsert)
    .returning()
  return row!
}

/** Writes what differs into the person of a locked user; what changed goes into the user's record. */
export async function updatePersona(ctx: Ctx, id: number, campos: CamposDePersona): Promise<Cambiado> {
  const [row] = await ctx.tx.select().from(personas).where(eq(personas.id, id)).for('update')
  const changed = differing<typeof personas>(row!, campos)
  const keys = Object.keys(changed)
  if (keys.length === 0) return null
  await ctx.tx
    .update(personas)
    .set({ ...changed, revision: row!.revision + 1, updated_at: sql`clock_timestamp()` })
    .where(eq(personas.id, id))
  const before = row as Record<string, unknown>
  return { antes: Object.fromEntries(keys.map(k => [k, before[k] ?? null])), despues: changed }
}
