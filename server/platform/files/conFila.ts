import type { Platform } from '../context.ts'
import { sql } from '../db/drizzle.ts'
import { isConnectionLost } from '../errors.ts'

/** Bytes in the storage and the row that names them: neither is to be there without the other. */

type Casa = Pick<Platform, 'db' | 'storage'>

/** Which rows name the bytes in their column `clave`, seen from which institution. */
interface Fila {
  tabla: 'archivos' | 'imagenes' | 'trabajos'
  empresaId: number
}

/**
 * Takes bytes away whose row could not be written because of `error` (null: it is written anew), unless it was. When the connection was lost they
 * stay, for the chore that takes what no row names (features/archivos/limpiar.ts): the commit may be done, or under way where nobody sees it yet.
 */
export async function removeUnlessNamed(
  { db, storage }: Casa,
  { tabla, empresaId }: Fila,
  clave: string,
  error: unknown,
): Promise<void> {
  if (isConnectionLost(error)) return
  const { rows } = await db.read(empresaId, tx =>
    tx.execute(sql`select 1 from ${sql.identifier(tabla)} where clave = ${clave} limit 1`),
  )
  if (rows.length === 0) await storage.remove(clave)
}

/** Keeps bytes and has `note` write their row, in a transaction of its own. When it answers null or fails, the bytes go again. */
export async function keepWithRow<T>(
  casa: Casa,
  fila: Fila,
  bytes: Uint8Array,
  note: (clave: string) => Promise<T | null>,
): Promise<T | null> {
  const clave = await casa.storage.put(bytes)
  try {
    const noted = await note(clave)
    if (noted === null) await casa.storage.remove(clave)
    return noted
  } catch (e) {
    await removeUnlessNamed(casa, fila, clave, e).catch(() => {})
    throw e
  }
}
