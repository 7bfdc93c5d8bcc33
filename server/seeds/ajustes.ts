import { randomBytes } from 'node:crypto'
import { type Db, schema } from '../platform/db/db.ts'
import { eq } from '../platform/db/drizzle.ts'

/** The installation's secret, made once: signatures of documents' addresses and of the live channel rest on it. */
export async function installationSecret(db: Db): Promise<string> {
  const { ajustes } = schema
  await db.global
    .insert(ajustes)
    .values({ nombre: 'secreto', valor: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [row] = await db.global
    .select({ valor: ajustes.valor })
    .from(ajustes)
    .where(eq(ajustes.nombre, 'secreto'))
  return row!.valor as string
}
