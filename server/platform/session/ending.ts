import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Platform } from '../context.ts'
import { schema } from '../db/db.ts'

const { personas, sesiones, usuarios } = schema

async function end(platform: Platform, which: SQL): Promise<void> {
  const ended = await platform.db.global
    .update(sesiones)
    .set({ cerrada_at: sql`clock_timestamp()` })
    .where(and(isNull(sesiones.cerrada_at), which))
    .returning({ id: sesiones.id })
  for (const { id } of ended) platform.endSession(id)
}

/**
 * Ends, on every node and at once, the sessions of everyone who works in an institution that is no longer Activado (§4). Root works on: it is
 * root who brings it back. To be called when the change has committed.
 */
export const endSessionsOfEmpresa = (platform: Platform, empresaId: number): Promise<void> => {
  const roots = platform.db.global
    .select({ id: usuarios.id })
    .from(usuarios)
    .innerJoin(personas, eq(personas.id, usuarios.persona_id))
    .where(eq(personas.root, true))
  return end(platform, and(eq(sesiones.empresa_id, empresaId), sql`${sesiones.usuario_id} not in ${roots}`)!)
}

/** Ends the sessions of users who may not work any more (§4), or whose password changed; but not the one named. */
export const endSessionsOfUsuarios = (
  platform: Platform,
  usuarioIds: number[],
  but?: number,
): Promise<void> =>
  end(
    platform,
    and(
      inArray(sesiones.usuario_id, usuarioIds),
      but === undefined ? undefined : sql`${sesiones.id} <> ${but}`,
    )!,
  )
