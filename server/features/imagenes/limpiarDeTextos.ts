import { DIAS_SIN_USO } from '@malla/domain/imagenes/biblioteca.ts'
import type { Platform } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, eq, lt, type SQL, sql } from '../../platform/db/drizzle.ts'
import { isExterno } from './externo.ts'
import { selectNombradas } from './nombradas.queries.ts'

const { imagenes } = schema

/** How many go in one statement. */
const LOTE = 500

/** Pictures for texts that have been there long enough to have found their text. */
const viejas = (): SQL =>
  and(
    eq(imagenes.uso, 'contenido'),
    lt(imagenes.created_at, sql`clock_timestamp() - make_interval(days => ${DIAS_SIN_USO})`),
  )!

/**
 * A chore: forgets pictures of texts that nothing names thirty days after they came, neither a text nor an older version, a draft or a template of
 * any institution, and then their bytes. Answers how many went.
 */
export async function sweepDeTextos({ db, storage }: Pick<Platform, 'db' | 'storage'>): Promise<number> {
  const [some] = await db.global.select({ id: imagenes.public_id }).from(imagenes).where(viejas()).limit(1)
  if (!some) return 0
  const nombradas = [...(await selectNombradas(db))]
  const sueltas = and(viejas(), sql`${imagenes.public_id} <> all(${sql.param(nombradas)}::text[])`)
  let went = 0
  for (let lote = LOTE; lote === LOTE; went += lote) {
    const cuales = db.global.select({ id: imagenes.public_id }).from(imagenes).where(sueltas).limit(LOTE)
    const gone = await db.global
      .delete(imagenes)
      .where(sql`${imagenes.public_id} in ${cuales}`)
      .returning({ clave: imagenes.clave })
    await Promise.all(gone.filter(({ clave }) => !isExterno(clave)).map(({ clave }) => storage.remove(clave)))
    lote = gone.length
  }
  return went
}
