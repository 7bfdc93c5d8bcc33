import { forEachEmpresa } from '../../platform/cadaEmpresa.ts'
import type { Platform } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { isNotNull, sql } from '../../platform/db/drizzle.ts'
import { CLAVES_POR_SALIR } from '../../platform/mail/porSalir.ts'

const { archivos, imagenes, trabajos } = schema

/** Tables of an institution whose rows name bytes in the storage, in their column `clave`. */
export const CON_CLAVE = [archivos, trabajos] as const
/** The same, of no institution. */
export const CON_CLAVE_COMUN = [imagenes] as const

/** No write takes this long between its bytes and its row. */
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * A chore: removes bytes that no row names. A server that ends at once between writing a file and committing its row leaves them behind, and so does
 * one that ends after a row was deleted. Only what is older than a day, so that nothing that is on its way is taken. Answers how many went.
 *
 * When more would go than stay the folder hardly belongs to this database: nothing goes and it throws.
 */
export async function sweepOrphans({ db, storage }: Pick<Platform, 'db' | 'storage'>): Promise<number> {
  const before = new Date(Date.now() - DAY_MS)
  await storage.removeUnfinished(before)
  // First the files, then the rows: what is named meanwhile is seen.
  const keys = await Array.fromAsync(storage.keysBefore(before))
  if (keys.length === 0) return 0
  const named = await selectNamed(db)
  const orphans = keys.filter(key => !named.has(key))
  if (orphans.length > named.size)
    throw new Error(
      `${orphans.length} files that no row names, ${named.size} that one does: is this the folder of another database? None was removed.`,
    )
  for (const key of orphans) await storage.remove(key)
  return orphans.length
}

/** Every key that a row of any institution names. */
async function selectNamed(db: Platform['db']): Promise<Set<string>> {
  const named = new Set<string>()
  const note = (rows: { clave: string | null }[]): void => {
    for (const { clave } of rows) if (clave !== null) named.add(clave)
  }
  for (const table of CON_CLAVE_COMUN) note(await db.global.select({ clave: table.clave }).from(table))
  note((await db.global.execute(sql.raw(CLAVES_POR_SALIR))).rows as { clave: string }[])
  await forEachEmpresa(db, id =>
    db.read(id, async tx => {
      for (const table of CON_CLAVE)
        note(await tx.select({ clave: table.clave }).from(table).where(isNotNull(table.clave)))
    }),
  )
  return named
}
