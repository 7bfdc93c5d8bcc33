import type { Platform } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, lt, ne, sql } from '../../platform/db/drizzle.ts'
import { isExterno } from './externo.ts'
import { imagenUrl } from './usos.ts'

const { imagenes } = schema

/** How many go in one round; the next round is six hours later. */
const MOST = 500

const named = sql`exists (select 1 from personas p where p.imagen_url = ${imagenUrl('')} || imagenes.public_id)
  or exists (select 1 from empresas e where e.imagen_url = ${imagenUrl('')} || imagenes.public_id)`

/**
 * A chore: forgets pictures of people and logos that nothing names a day after they came (a form that was not saved, a picture that was
 * replaced), and then their bytes. Pictures of texts are named in other ways: limpiarDeTextos.ts.
 */
export async function sweepImagenes({ db, storage }: Pick<Platform, 'db' | 'storage'>): Promise<void> {
  const orphans = db.global
    .select({ id: imagenes.public_id })
    .from(imagenes)
    .where(
      and(
        ne(imagenes.uso, 'contenido'),
        lt(imagenes.created_at, sql`clock_timestamp() - interval '1 day'`),
        sql`not (${named})`,
      ),
    )
    .limit(MOST)
  const gone = await db.global
    .delete(imagenes)
    .where(sql`${imagenes.public_id} in ${orphans}`)
    .returning({ clave: imagenes.clave })
  // An outside service keeps its own house: deleting there asks for a secret that we do not have.
  const ours = gone.filter(({ clave }) => !isExterno(clave))
  await Promise.all(ours.map(({ clave }) => storage.remove(clave)))
}
