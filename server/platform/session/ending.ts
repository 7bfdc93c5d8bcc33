import type { Platform } from '../context.ts'
import { schema, type Tx } from '../db/db.ts'
import { and, eq, inArray, isNull, type SQL, sql } from '../db/drizzle.ts'

const { personas, sesiones, usuarios } = schema

async function close(tx: Tx, which: SQL): Promise<number[]> {
  const closed = await tx
    .update(sesiones)
    .set({ cerrada_at: sql`clock_timestamp()` })
    .where(and(isNull(sesiones.cerrada_at), which))
    .returning({ id: sesiones.id })
  return closed.map(s => s.id)
}

/**
 * Closes the open sessions of a user in the caller's transaction, but not the one named, for what must not commit while a session lives on (a
 * new password). Answers their ids, for `tellEnded` once it has committed.
 */
export const closeSessionsIn = (tx: Tx, usuarioId: number, but?: number): Promise<number[]> =>
  close(
    tx,
    and(eq(sesiones.usuario_id, usuarioId), but === undefined ? undefined : sql`${sesiones.id} <> ${but}`)!,
  )

/** Closes one session if it is this user's and open. Answers its id in a list, or none; for `tellEnded`. */
export const closeOwnSession = (tx: Tx, usuarioId: number, id: number): Promise<number[]> =>
  close(tx, and(eq(sesiones.usuario_id, usuarioId), eq(sesiones.id, id))!)

/** Tells every node that these sessions are over: none answers them from memory any more, their sockets are closed for good. */
export const tellEnded = (platform: Platform, ids: number[]): void => ids.forEach(platform.endSession)

const end = async (platform: Platform, which: SQL): Promise<void> =>
  tellEnded(platform, await close(platform.db.global, which))

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

/** Ends the sessions of users who may not work any more (§4), or whose password changed. */
export const endSessionsOfUsuarios = (platform: Platform, usuarioIds: number[]): Promise<void> =>
  end(platform, inArray(sesiones.usuario_id, usuarioIds))
