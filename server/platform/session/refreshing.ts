import type { Platform } from '../context.ts'
import { schema } from '../db/db.ts'
import { and, inArray, isNull } from '../db/drizzle.ts'

const { sesiones } = schema

/** What these users are has changed: their open sessions are read anew on every node, and their live channels ask again. After commit. */
export async function refreshSessionsOfUsuarios(platform: Platform, usuarioIds: number[]): Promise<void> {
  if (usuarioIds.length === 0) return
  const open = await platform.db.global
    .select({ id: sesiones.id })
    .from(sesiones)
    .where(and(inArray(sesiones.usuario_id, usuarioIds), isNull(sesiones.cerrada_at)))
  for (const { id } of open) platform.changeSession(id)
}
