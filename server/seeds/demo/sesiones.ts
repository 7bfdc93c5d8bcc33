import { type Db, schema } from '../../platform/db/db.ts'
import { eq, inArray } from '../../platform/db/drizzle.ts'
import { hashToken, newToken } from '../../platform/session/active.ts'

/** As whom the demonstration is made: it goes through the calls as people do. */

const { personas, sesiones, usuarios } = schema

/** A session of the administrator in an institution, for the time of `run`: it ends with it. */
export async function asRoot<T>(db: Db, empresaId: number, run: (token: string) => Promise<T>): Promise<T> {
  const [root] = await db.global
    .select({ id: usuarios.id })
    .from(usuarios)
    .innerJoin(personas, eq(personas.id, usuarios.persona_id))
    .where(eq(personas.root, true))
    .limit(1)
  return asUsuarios(db, empresaId, [root!.id], tokens => run(tokens.get(root!.id)!))
}

/** Sessions of these people in an institution, by user, for the time of `run`: they end with it. */
export async function asUsuarios<T>(
  db: Db,
  empresaId: number,
  ids: readonly number[],
  run: (tokens: ReadonlyMap<number, string>) => Promise<T>,
): Promise<T> {
  const tokens = new Map(ids.map(id => [id, newToken()]))
  const hashes = [...tokens.values()].map(hashToken)
  const vence_at = new Date(Date.now() + 10 * 60 * 1000).toISOString()
  await db.global.insert(sesiones).values(
    [...tokens].map(([usuario_id, token]) => ({
      token_hash: hashToken(token),
      usuario_id,
      empresa_id: empresaId,
      vence_at,
    })),
  )
  try {
    return await run(tokens)
  } finally {
    await db.global.delete(sesiones).where(inArray(sesiones.token_hash, hashes))
  }
}

/** The users of these names. */
export async function usuariosDe(db: Db, nombres: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.global
    .select({ id: usuarios.id, usuario: usuarios.usuario })
    .from(usuarios)
    .where(inArray(usuarios.usuario, [...nombres]))
  return new Map(rows.map(r => [r.usuario, r.id]))
}
